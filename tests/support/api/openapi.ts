/**
 * The API description as seen by a client that knows nothing else: addresses, bodies, and answer
 * schemas.
 */
import { z } from "zod";
import { describeApi } from "#server/http/openapi.ts";
import { type Answer, ask } from "./api.ts";

export interface Described {
  operationId: string;
  method: string;
  path: string;
  security: object[];
  parameters: { name: string; in: string; required?: boolean }[];
  /** By Content-Type. */
  body: Record<string, { schema: object; example?: Record<string, unknown> }>;
  /** By status. */
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

type Plain = Record<string, unknown>;

/** As sent, so that no server object remains in it. */
export const DOCUMENT = JSON.parse(JSON.stringify(describeApi())) as {
  openapi: string;
  paths: Record<string, Record<string, Plain>>;
  components: { schemas: Plain; responses: Record<string, Plain>; securitySchemes: Plain };
};

export const OPERATIONS: Described[] = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    operationId: String(operation["operationId"]),
    method: method.toUpperCase(),
    path,
    security: operation["security"] as object[],
    parameters: (operation["parameters"] ?? []) as Described["parameters"],
    body: ((operation["requestBody"] as Plain | undefined)?.["content"] ?? {}) as Described["body"],
    responses: Object.fromEntries(
      Object.entries(operation["responses"] as Record<string, Plain>).map(([status, response]) => [
        status,
        resolve(response),
      ]),
    ),
  })),
);

/** The target of `$ref`, or the part itself. Throws when the target is missing. */
function resolve(part: Plain): Plain {
  const reference = part["$ref"];
  if (typeof reference !== "string") return part;
  const name = reference.replace("#/components/responses/", "");
  const found = DOCUMENT.components.responses[name];
  if (!found) throw new Error(`${reference} is nowhere.`);
  return found;
}

const inDefs = (part: object) =>
  JSON.parse(JSON.stringify(part).replaceAll("#/components/schemas/", "#/$defs/")) as Plain;
const DEFS = inDefs(DOCUMENT.components.schemas);
const validators = new Map<string, z.ZodType>();

/** A validator built only from a schema of the document. Throws when it is not a schema. */
export function validator(schema: object): z.ZodType {
  const key = JSON.stringify(schema);
  const known = validators.get(key);
  if (known) return known;
  const made = z.fromJSONSchema({ ...inDefs(schema), $defs: DEFS } as Parameters<
    typeof z.fromJSONSchema
  >[0]);
  validators.set(key, made);
  return made;
}

export interface Call {
  /** Values of the path parameters. */
  path?: Record<string, string>;
  headers?: Record<string, string>;
  /** Replaces the example. */
  body?: unknown;
  query?: string;
}

/**
 * Calls an operation as the document describes it; throws when the answer does not match the
 * document.
 */
export async function callDescribed<Data>(
  operationId: string,
  { path = {}, headers = {}, body, query = "" }: Call = {},
): Promise<Answer<Data>> {
  const operation = OPERATIONS.find((known) => known.operationId === operationId);
  if (!operation) throw new Error(`There is no operation ${operationId}.`);
  const address =
    operation.path.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? "missing") + query;
  const sent = body ?? operation.body["application/json"]?.example;
  const answer = await ask<Data>(operation.method, address, {
    headers,
    ...(sent !== undefined && { body: sent }),
  });
  const told = operation.responses[String(answer.status)];
  if (!told) throw new Error(`${operationId} answered ${answer.status}, which is not described.`);
  const schema = told.content?.["application/json"]?.schema;
  if (schema) {
    const { error } = validator(schema).safeParse(answer.body);
    if (error)
      throw new Error(
        `${operationId} ${answer.status}: ${z.prettifyError(error)} in ${JSON.stringify(answer.body).slice(0, 500)}`,
      );
  }
  return answer;
}
