/** The OpenAPI 3.1 description of the API, made of the schemas that check its requests and of one table of routes. */
import { z } from "zod";
import { AREAS, can } from "#domain/can.ts";
import { IMAGE_MAX } from "#domain/limits.ts";
import { ROLES } from "#domain/user.ts";
import { PLAIN_HEADERS, type Handler } from "./http.ts";
import { REFUSAL, refusalsOf, refusalResponses } from "./openapi-refusals.ts";
import { OPERATIONS, type Operation } from "./openapi-routes.ts";
import { INPUTS, OUTPUTS, type SchemaName } from "./openapi-schemas.ts";

type Json = Record<string, unknown>;

let text: string | undefined;

/** `GET /api/openapi.json`: the same for all, and without anything that is not public. */
export const serveDescription: Handler = () => {
  text ??= JSON.stringify(describeApi());
  return new Response(text, { headers: { ...PLAIN_HEADERS, "content-type": "application/json; charset=utf-8" } });
};

export function describeApi() {
  const paths: Record<string, Json> = {};
  for (const operation of OPERATIONS) (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation);
  return {
    openapi: "3.1.1",
    info: {
      title: "Nokshaworks API",
      version: "1.0.0",
      description:
        "Forms of the public site and everything that the staff's admin does. Times are ISO 8601 in UTC. HEAD is GET without a body; OPTIONS lists the methods.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { ...toSchemas(INPUTS, "input"), ...toSchemas(OUTPUTS, "output"), Refusal: REFUSAL },
      responses: refusalResponses(),
      securitySchemes: {
        token: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "The token that POST /api/auth/login answers." },
      },
    },
  };
}

function describe(operation: Operation): Json {
  const { id, path, summary, body, who } = operation;
  const parameters = parametersOf(operation);
  return {
    operationId: id,
    summary,
    tags: [path.split("/").find((part) => part !== "" && part !== "api") ?? "api"],
    description: whoMay(who),
    security: who === "anybody" ? [] : who === "anybody, staff see more" ? [{}, { token: [] }] : [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: bodyOf(operation) } }),
    responses: { ...successOf(operation), ...refusalsOf(operation) },
  };
}

function whoMay(who: Operation["who"]): string {
  const area = AREAS.find((known) => known === who);
  return area === undefined ? `For ${who}.` : `For ${ROLES.filter((role) => can(role, area)).join(" and ")}.`;
}

function parametersOf({ path, query, version, form, creates }: Operation): Json[] {
  const text = { type: "string" };
  const { properties = {}, required = [] } = query ? toSchema(query, "input") : {};
  return [
    ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({ name, in: "path", required: true, schema: text })),
    ...Object.entries(properties as Json).map(([name, schema]) => ({
      name,
      in: "query",
      required: (required as string[]).includes(name),
      schema,
    })),
    ...(form || creates
      ? [{ name: "Idempotency-Key", in: "header", schema: text, description: "The same on every repeat of one submission." }]
      : []),
    ...(version === "asked"
      ? [{ name: "If-Match", in: "header", required: true, schema: text, description: "The ETag of what was changed." }]
      : []),
  ];
}

function bodyOf({ body, form, example }: Operation): Json {
  if (body === undefined) return {};
  if (body === "Picture") {
    const image = { type: "string", format: "binary", description: `At most ${IMAGE_MAX.sentBytes / 1024 / 1024} MB.` };
    const schema = { type: "object", properties: { image }, required: ["image"], additionalProperties: false };
    return { "multipart/form-data": { schema, encoding: { image: { contentType: "image/png, image/jpeg, image/gif, image/webp" } } } };
  }
  const content = { schema: reference(body), ...(example?.body && { example: example.body }) };
  return { "application/json": content, ...(form && { "application/x-www-form-urlencoded": content }) };
}

function successOf({ answers, form, version, ...operation }: Operation): Json {
  const file = (type: string, schema: Json = { type: "string" }) => ({ description: "Done.", content: { [type]: { schema } } });
  if (answers === "csv") return { 200: file("text/csv") };
  if (answers === "html") return { 200: file("text/html") };
  if (answers === "openapi") return { 200: file("application/json", { type: "object" }) };
  if (answers === "picture") return { 200: file("image/*", { type: "string", format: "binary" }), 304: { description: "Known already." } };
  return {
    200: {
      description: "Done.",
      ...(version && { headers: { ETag: { schema: { type: "string" }, description: "The version." } } }),
      content: { "application/json": envelopeOf(operation) },
    },
    ...(form && {
      303: { description: "To a page without script: on to the page of thanks. A refusal is a page that still holds what was typed." },
    }),
  };
}

function envelopeOf({ data, also = [], sometimes, example }: Pick<Operation, "data" | "also" | "sometimes" | "example">): Json {
  const list = typeof data === "object" && "list" in data;
  const one = data && (list ? { type: "array", items: reference(data.list) } : reference(data));
  const properties = {
    success: { const: true },
    message: { type: "string" },
    ...(one && { data: one }),
    ...((list || also.includes("total")) && { total: { type: "integer", minimum: 0 } }),
    ...(also.includes("cursor") && {
      cursor: { type: "string", description: "What the next request sends as `cursor`; absent at the end." },
    }),
    ...(also.includes("token") && { token: { type: "string" } }),
  };
  const required = ["success", ...(one && !sometimes ? ["data"] : []), ...also.filter((field) => field === "token")];
  return {
    schema: { type: "object", properties, required, additionalProperties: false },
    ...(example?.answer && !one && { example: { success: true, ...example.answer } }),
  };
}

/** Several names: any of them. */
function reference(name: SchemaName | SchemaName[]): Json {
  if (Array.isArray(name)) return { anyOf: name.map(reference) };
  return { $ref: `#/components/schemas/${name}` };
}

function toSchemas(schemas: Record<string, z.ZodType>, io: "input" | "output"): Json {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toSchema(schema, io)]));
}

/** What a schema takes or gives, as JSON Schema. Rules that JSON Schema cannot tell are left to the refusal's sentence. */
function toSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const told = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override({ jsonSchema }) {
      // Bounds that every number of JavaScript has tell nothing.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  // OpenAPI 3.1 says for all of them which JSON Schema it is written in.
  delete told.$schema;
  return told as Json;
}
