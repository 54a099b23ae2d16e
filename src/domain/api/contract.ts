/**
 * The contract of an API operation. The function, its access check, the OpenAPI description, the
 * admin's client and the table in docs/api.md derive from it.
 */
import type { z } from "zod";
import type { Thanks } from "#domain/links.ts";
import type { Area } from "#domain/staff/can.ts";
import type { Sentence } from "#site/i18n/sentence.ts";

export type FormKind = "enquiry" | "request" | "newsletter";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Route = `${Method} /${string}`;

/** Schemas by their names in the OpenAPI description. Several: any of them. */
export type Named = Readonly<Record<string, z.ZodType>>;

export interface Operation {
  /** Method and path, with `:name` for each parameter. */
  route: Route;
  /** The name of the operation in generated clients. */
  id: string;
  summary: string;
  /** Everyone, or staff whose role reaches the area. */
  who: "anybody" | Area;
  /** The answer to visitors, if the operation is also public. */
  visitors?: Named;
  /** Path parameters. Without a schema, any text. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The JSON body. */
  body?: Named;
  /** Maximum body size in bytes, if not the usual limit. */
  bodyMax?: number;
  /** A multipart body with one picture. */
  upload?: true;
  /**
   * A public form. Pages without JavaScript post it as a form; `thanks` names its possible end
   * pages, the default first.
   */
  form?: { kind: FormKind; thanks: readonly [Thanks, ...Thanks[]] };
  /** Creates a resource. `Idempotency-Key` identifies a repeat. */
  creates?: true;
  data?: Named;
  /** The items of a list, in place of `data`. */
  list?: Named;
  /** Some successes have no data. */
  sometimes?: true;
  /** Other fields of the envelope. */
  also?: readonly ("cursor" | "token" | "total")[];
  /** An answer outside the envelope. */
  answers?: "csv" | "html" | "picture" | "openapi";
  /** The success message, unless the handler sets another. */
  message?: Sentence;
  /** The answer has an ETag. */
  etag?: true;
  /** Requires `If-Match` with the ETag of the changed resource. */
  ifMatch?: true;
  /** Rate-limited by address or account. */
  limited?: true;
  /** An example body. */
  example?: object;
}

/** The operations of one function. */
export type Contract = Readonly<Record<string, Operation>>;

type ValueOf<Schemas extends Named> = z.output<Schemas[keyof Schemas]>;

/** The names of the parameters in a path. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type ParamsOf<O extends Operation> = O extends { params: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : Record<ParameterOf<O["route"]>, string>;

/** The parsed body for a handler. Forms have their own parser. */
export type BodyOf<O extends Operation> = O extends { form: object }
  ? undefined
  : O extends { body: infer Schemas extends Named }
    ? ValueOf<Schemas>
    : undefined;

export type QueryOf<O extends Operation> = O extends { query: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** The data of a success, for staff. */
export type DataOf<O extends Operation> = O extends { list: infer Schemas extends Named }
  ? ValueOf<Schemas>[]
  : O extends { data: infer Schemas extends Named }
    ? ValueOf<Schemas>
    : undefined;
