/** The API as one table: every route with what it takes, what it answers, and who may ask. The description of the API is made of it. */
import type { z } from "zod";
import type { Area } from "#domain/can.ts";
import type { Reply } from "#domain/reply.ts";
import { inboxOperations } from "./openapi-inbox.ts";
import { recordOperations } from "./openapi-records.ts";
import type { SchemaName } from "./openapi-schemas.ts";
import { siteOperations } from "./openapi-site.ts";
import { staffOperations } from "./openapi-staff.ts";

export interface Operation {
  /** What a generated client calls it. */
  id: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Parameters in braces. */
  path: string;
  summary: string;
  /** Open to all, open to all (and staff see more), or for people whose role reaches the area. */
  who: "anybody" | "anybody, staff see more" | Area;
  query?: z.ZodObject;
  /** `Picture` is a multipart body with one file. */
  body?: SchemaName | "Picture";
  /** A public form: also taken from a page without script, known by `Idempotency-Key` when repeated, and limited per address. */
  form?: true;
  /** Stores something new, known by `Idempotency-Key` when it is sent again. */
  creates?: true;
  data?: SchemaName | SchemaName[] | { list: SchemaName | SchemaName[] };
  /** Some of its answers have no data. */
  sometimes?: true;
  /** Other fields of the envelope. */
  also?: ("cursor" | "token" | "total")[];
  /** An answer outside the envelope. */
  answers?: "csv" | "html" | "picture" | "openapi";
  /** ETag out; the change of what exists also needs it back in `If-Match`. */
  version?: "told" | "asked";
  /** Limited per address or account. */
  limited?: true;
  example?: { body?: object; answer?: Partial<Reply> };
}

export const OPERATIONS: readonly Operation[] = [
  ...siteOperations,
  ...recordOperations("services"),
  ...recordOperations("projects"),
  ...inboxOperations,
  ...staffOperations,
];
