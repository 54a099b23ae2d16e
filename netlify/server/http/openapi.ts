/** The OpenAPI 3.1 description of the API, generated from its contracts. */
import { brand } from "#generated/agency.ts";
import type { Operation } from "#domain/api/contract.ts";
import { OPERATIONS } from "#domain/api/contracts.ts";
import { IMAGE_MAX } from "#domain/limits.ts";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import { PICTURE_TYPES } from "#domain/schema/picture-types.ts";
import { can } from "#domain/staff/can.ts";
import { ROLES } from "#domain/staff/user.ts";
import { say } from "#site/i18n/sentence.ts";
import { PLAIN_HEADERS } from "./http.ts";
import { REFUSAL, refusalResponses, refusalsOf } from "./openapi-refusals.ts";
import { type Json, reference, schemaComponents, toSchema } from "./openapi-schemas.ts";
import { inWords } from "./texts.ts";

let text: string | undefined;

/** `GET /api/openapi.json`: the same for all callers, public information only. */
export function serveDescription(): Response {
  text ??= JSON.stringify(describeApi());
  return new Response(text, {
    headers: { ...PLAIN_HEADERS, "content-type": "application/json; charset=utf-8" },
  });
}

export function describeApi() {
  const paths: Record<string, Json> = {};
  for (const operation of OPERATIONS) {
    const [method = "", path = ""] = operation.route.split(" ");
    (paths[path.replaceAll(/:(\w+)/g, "{$1}")] ??= {})[method.toLowerCase()] = describe(operation);
  }
  return {
    openapi: "3.1.1",
    info: {
      title: `${brand} API`,
      version: "1.0.0",
      description:
        "Forms of the public site and everything that the staff's admin does. Times are ISO 8601 in UTC. HEAD is GET without a body; OPTIONS lists the methods.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { ...schemaComponents(), Refusal: REFUSAL },
      responses: refusalResponses(),
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "The token that POST /api/auth/login answers.",
        },
      },
    },
  };
}

function describe(operation: Operation): Json {
  const { id, route, summary, who, visitors } = operation;
  const parameters = parametersOf(operation);
  const content = bodyOf(operation);
  return {
    operationId: id,
    summary,
    tags: [route.split("/").find((part, index) => index > 0 && part !== "api")],
    description: whoMay(operation),
    security: who === "anybody" ? [] : visitors ? [{}, { token: [] }] : [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: { ...successOf(operation), ...refusalsOf(operation) },
  };
}

function whoMay({ who, visitors }: Operation): string {
  if (who === "anybody") return "For anybody.";
  if (visitors) return "For anybody, staff see more.";
  return `For ${ROLES.filter((role) => can(role, who)).join(" and ")}.`;
}

function parametersOf({ route, params, query, ifMatch, form, creates }: Operation): Json[] {
  const text = { type: "string" };
  const known = (params ? toSchema(params, "input")["properties"] : {}) as Json;
  const { properties = {}, required = [] } = query ? toSchema(query, "input") : {};
  return [
    ...Array.from(route.matchAll(/:(\w+)/g), ([, name = ""]) => ({
      name,
      in: "path",
      required: true,
      schema: known[name] ?? text,
    })),
    ...Object.entries(properties as Json).map(([name, schema]) => ({
      name,
      in: "query",
      required: (required as string[]).includes(name),
      schema,
    })),
    ...(form || creates
      ? [
          {
            name: "Idempotency-Key",
            in: "header",
            schema: text,
            description: "The same on every repeat of one submission.",
          },
        ]
      : []),
    ...(ifMatch
      ? [
          {
            name: "If-Match",
            in: "header",
            required: true,
            schema: text,
            description: "The ETag of what was changed.",
          },
        ]
      : []),
  ];
}

function bodyOf({ body, form, upload, example }: Operation): Json | undefined {
  if (upload) {
    const image = {
      type: "string",
      format: "binary",
      description: `At most ${IMAGE_MAX.sentBytes / 1024 / 1024} MB.`,
    };
    const schema = {
      type: "object",
      properties: { image },
      required: ["image"],
      additionalProperties: false,
    };
    return {
      "multipart/form-data": {
        schema,
        encoding: { image: { contentType: Object.values(PICTURE_TYPES).join(", ") } },
      },
    };
  }
  if (!body) return undefined;
  const content = { schema: reference(body), ...(example && { example }) };
  return {
    "application/json": content,
    ...(form && { "application/x-www-form-urlencoded": content }),
  };
}

function successOf(operation: Operation): Json {
  const { answers, form, etag } = operation;
  const file = (type: string, schema: Json = { type: "string" }) => ({
    description: "Done.",
    content: { [type]: { schema } },
  });
  if (answers === "csv") return { 200: file("text/csv") };
  if (answers === "html") return { 200: file("text/html") };
  if (answers === "openapi") return { 200: file("application/json", { type: "object" }) };
  if (answers === "picture")
    return {
      200: file("image/*", { type: "string", format: "binary" }),
      304: { description: "Known already." },
    };
  return {
    200: {
      description: "Done.",
      ...(etag && {
        headers: { ETag: { schema: { type: "string" }, description: "The version." } },
      }),
      content: { "application/json": envelopeOf(operation) },
    },
    ...(form && {
      303: {
        description:
          "To a page without script: on to the page of thanks. A refusal is a page that still holds what was typed.",
      },
    }),
  };
}

function envelopeOf({
  data,
  list,
  visitors = {},
  also = [],
  sometimes,
  message,
  form,
}: Operation): Json {
  const one = list
    ? { type: "array", items: reference(visitors, list) }
    : data && reference(visitors, data);
  const said = form ? say(`sent.${form.kind}`) : message;
  const properties = {
    success: { const: true },
    message: { type: "string" },
    key: { type: "string", description: "Names the message, whatever its language." },
    ...(one && { data: one }),
    ...((list !== undefined || also.includes("total")) && {
      total: { type: "integer", minimum: 0 },
    }),
    ...(also.includes("cursor") && {
      cursor: {
        type: "string",
        description: "What the next request sends as `cursor`; absent at the end.",
      },
    }),
    ...(also.includes("token") && { token: { type: "string" } }),
  };
  const required = [
    "success",
    ...(one && !sometimes ? ["data"] : []),
    ...also.filter((field) => field === "token"),
  ];
  return {
    schema: { type: "object", properties, required, additionalProperties: false },
    ...(said !== undefined &&
      !one && {
        example: { success: true, key: said.key, message: inWords(said, DEFAULT_LOCALE) },
      }),
  };
}
