/** The description of the API: what it is built of, and that it names all there is. */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { INPUTS } from "#server/http/openapi-schemas.ts";
import { ask } from "#tests/support/api/api.ts";
import { DOCUMENT, OPERATIONS, validator } from "#tests/support/api/openapi.ts";
import { PERMISSIONS } from "#tests/support/api/permissions.ts";

describe("the document", () => {
  const schema = z.looseObject({});
  const content = z.record(
    z.string(),
    z.strictObject({
      schema,
      example: z.looseObject({}).optional(),
      encoding: z.looseObject({}).optional(),
    }),
  );
  const header = z.strictObject({ schema, description: z.string().optional() });
  const response = z.strictObject({
    description: z.string().min(1),
    headers: z.record(z.string(), header).optional(),
    content: content.optional(),
  });
  const reference = z.strictObject({ $ref: z.string().startsWith("#/components/responses/") });
  const operation = z.strictObject({
    operationId: z.string().regex(/^[a-z][A-Za-z]+$/),
    summary: z.string().regex(/^[A-Z].*\.$/),
    description: z.string(),
    tags: z.array(z.string()).length(1),
    security: z.array(z.partialRecord(z.literal("token"), z.array(z.never()))),
    parameters: z
      .array(
        z.strictObject({
          name: z.string(),
          in: z.enum(["path", "query", "header"]),
          required: z.boolean().optional(),
          description: z.string().optional(),
          schema,
        }),
      )
      .optional(),
    requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
    responses: z.record(z.string().regex(/^[2-5]\d\d$/), z.union([reference, response])),
  });
  const document = z.strictObject({
    openapi: z.string().regex(/^3\.1\.\d+$/),
    info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
    servers: z.array(z.strictObject({ url: z.string() })).min(1),
    paths: z.record(
      z.string().startsWith("/"),
      z.partialRecord(z.enum(["get", "post", "put", "patch", "delete"]), operation),
    ),
    components: z.strictObject({
      schemas: z.record(z.string().regex(/^[A-Za-z0-9._-]+$/), schema),
      responses: z.record(z.string(), response),
      securitySchemes: z.strictObject({
        token: z.strictObject({
          type: z.literal("http"),
          scheme: z.literal("bearer"),
          bearerFormat: z.string(),
          description: z.string(),
        }),
      }),
    }),
  });

  test("is built as OpenAPI 3.1 says", () => {
    expect(document.safeParse(DOCUMENT).error?.issues ?? []).toEqual([]);
  });

  test("names each operation once, and each parameter of its path", () => {
    const ids = OPERATIONS.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters, operationId } of OPERATIONS) {
      const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
      expect(
        parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name),
        operationId,
      ).toEqual(inPath);
    }
  });

  test("has only references that lead somewhere, and only schemas that are some", () => {
    const text = JSON.stringify(DOCUMENT);
    for (const [, kind = "", name = ""] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
      expect((DOCUMENT.components as unknown as Record<string, object>)[kind], name).toHaveProperty(
        name,
      );
    for (const name of Object.keys(DOCUMENT.components.schemas))
      validator({ $ref: `#/components/schemas/${name}` });
    for (const { body, responses } of OPERATIONS)
      for (const { schema: one } of [
        ...Object.values(body),
        ...Object.values(responses).flatMap((told) => Object.values(told.content ?? {})),
      ])
        validator(one);
    expect(text).not.toMatch(/\$schema|passwordHash|JWT_SECRET|signedOut|addressHash/);
  });

  test("lists every route and method of the functions, and no other", () => {
    const deployed = Object.entries(PERMISSIONS).flatMap(([route, methods]) =>
      Object.keys(methods).map((method) => `${method} ${route.replaceAll(/:(\w+)/g, "{$1}")}`),
    );
    expect(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      deployed.sort(),
    );
  });

  test("has examples that the schemas take, those of the server and those of the document", () => {
    for (const { operationId, body } of OPERATIONS) {
      const { schema: told, example } = body["application/json"] ?? {};
      if (!told || !example) continue;
      const name = String((told as { $ref: string }).$ref).replace("#/components/schemas/", "");
      expect(
        (INPUTS[name] ?? z.never()).safeParse(example).error?.issues ?? [],
        operationId,
      ).toEqual([]);
      expect(validator(told).safeParse(example).error?.issues ?? [], operationId).toEqual([]);
    }
  });

  test("is public, and never cached", async () => {
    const { status, headers, body } = await ask("GET", "/api/openapi.json");
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "application/json; charset=utf-8",
      "no-store",
    ]);
    expect(body).toEqual(DOCUMENT);
  });
});
