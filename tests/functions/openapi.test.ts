/** The description of the API: that it is OpenAPI, that it lists all routes and no other, and that answers are as it says. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { PICTURE_TYPES } from "#domain/picture-types.ts";
import type { Reply } from "#domain/reply.ts";
import { INPUTS } from "#server/openapi-schemas.ts";
import { ask } from "#tests/support/api/api.ts";
import { callDescribed, DOCUMENT, OPERATIONS, validator } from "#tests/support/api/openapi.ts";
import { PERMISSIONS } from "#tests/support/api/permissions.ts";
import { signInAll, type TokenHeaders } from "#tests/support/people/signed-in.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

let store: TestStore;
let admin: TokenHeaders;

beforeAll(async () => {
  store = await startStore();
  admin = (await signInAll(store)).admin;
});
afterAll(() => store.close());

describe("the document", () => {
  const schema = z.looseObject({});
  const content = z.record(
    z.string(),
    z.strictObject({ schema, example: z.looseObject({}).optional(), encoding: z.looseObject({}).optional() }),
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
    paths: z.record(z.string().startsWith("/"), z.partialRecord(z.enum(["get", "post", "put", "patch", "delete"]), operation)),
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
      expect((DOCUMENT.components as unknown as Record<string, object>)[kind], name).toHaveProperty(name);
    for (const name of Object.keys(DOCUMENT.components.schemas)) validator({ $ref: `#/components/schemas/${name}` });
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
    expect(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(deployed.sort());
  });

  test("has examples that the schemas take, those of the server and those of the document", () => {
    for (const { operationId, body } of OPERATIONS) {
      const { schema: told, example } = body["application/json"] ?? {};
      if (!told || !example) continue;
      const name = String((told as { $ref: string }).$ref).replace("#/components/schemas/", "");
      expect((INPUTS[name] ?? z.never()).safeParse(example).error?.issues ?? [], operationId).toEqual([]);
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

test("who is asked for a token by the document is asked for one by the server, and no one else", async () => {
  for (const { operationId, method, path, security, responses } of OPERATIONS) {
    const address = path.replace(/\{kind\}/, "services").replaceAll(/\{\w+\}/g, "x");
    const { status } = await ask(method, address).catch(() => ({ status: 200 }));
    const needsToken = security.length > 0 && !security.some((way) => Object.keys(way).length === 0);
    expect(status === 401, `${operationId}: ${status}`).toBe(needsToken);
    if (needsToken) expect(Object.keys(responses), operationId).toContain("401");
  }
});

test(
  "a client that knows only the document gets through the whole API, and every answer is as the document says",
  { timeout: 120_000 },
  async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const called = new Set<string>();
    const call: typeof callDescribed = (operationId, how) => {
      called.add(operationId);
      return callDescribed(operationId, { ...how, headers: { ...admin, ...how?.headers } });
    };
    const seen = ({ headers }: { headers: Headers }) => ({ "if-match": headers.get("etag") ?? "" });
    interface Identified {
      _id: string;
    }

    for (const record of ["Service", "Project"]) {
      const kind = `${record.toLowerCase()}s`;
      const made = await call<Identified>(`create${record}`);
      const path = { id: made.data._id };
      await call(`list${record}s`);
      await callDescribed(`list${record}s`);
      await callDescribed(`get${record}`, { path });
      const saved = await call(`update${record}`, { path, headers: seen(made), body: { ...made.data, isActive: false } });
      const late = await call(`update${record}`, { path, headers: seen(made) });
      expect([late.status, late.body.data]).toEqual([412, saved.data]);
      await call(`list${record}Versions`, { path });
      const reverted = await call(`revert${record}`, { path: { ...path, revision: "1" }, headers: seen(saved) });
      const deleted = await call(`delete${record}`, { path, headers: seen(reverted) });
      expect(deleted.status).toBe(200);
      await call("listTrash");
      await call("restore", { path: { ...path, kind } });
      const found = await call(`get${record}`, { path });
      await call(`delete${record}`, { path, headers: seen(found) });
      expect((await call("purge", { path: { ...path, kind } })).status).toBe(200);
    }
    const service = await call<Identified>("createService");
    const list = await call("listServices");
    expect((await call("orderServices", { body: { ids: [service.data._id] }, headers: seen(list) })).status).toBe(200);
    await call("listActivity");
    await call("publish");
    await call("getPublishing");
    const exported = await call("exportRecords");
    expect((await call("importRecords", { body: { data: exported.data } })).status).toBe(200);
    const page = await call("exportObjects");
    expect((await call("importObjects", { body: { data: page.data } })).status).toBe(200);

    await call("sendEnquiry");
    await call("requestService");
    await call("enterNewsletter");
    const messages = await call<Identified[]>("listMessages", { query: "?filter=all" });
    expect(messages.data).toHaveLength(2);
    const [path = { id: "" }] = messages.data.map(({ _id }) => ({ id: _id }));
    const message = await call("getMessage", { path });
    await call("changeMessage", { path });
    await call("changeMessage", { path, body: { note: "Called back." }, headers: seen(message) });
    await call("countMessages");
    await call("retryMail", { path });
    await call("deleteMessage", { path });
    await call("deleteMessage", { path, query: "?permanent=true" });
    const readers = await call<Identified[]>("listReaders");
    await call("forgetReader", { path: { id: readers.data[0]?._id ?? "" } });

    await call("getMe");
    await call("listUsers");
    const user = await call<Identified>("createUser");
    const person = { id: user.data._id };
    const token = { authorization: `Bearer ${(await call("signIn")).body.token ?? ""}` };
    const changed = await call("changePassword", { headers: token });
    expect(changed.status).toBe(200);
    const stands = await call("getUser", { path: person });
    const disabled = await call("changeUser", { path: person, headers: seen(stands) });
    expect((await call("signOut", { headers: token })).status).toBe(401);
    expect((await call("deleteUser", { path: person, headers: seen(disabled) })).status).toBe(200);

    // Files and pages are not JSON; the tests of their parts ask for them.
    const others = OPERATIONS.filter(({ responses }) => responses["200"]?.content?.["application/json"] === undefined);
    const files = [...others.map(({ operationId }) => operationId), "describeApi", "uploadPicture"];
    expect(
      OPERATIONS.map(({ operationId }) => operationId)
        .filter((id) => !called.has(id))
        .sort(),
    ).toEqual(files.sort());
    vi.restoreAllMocks();
  },
);

test("every route that is asked for something odd answers with a refusal that the document knows", async () => {
  for (const { operationId, path, method } of OPERATIONS) {
    if (!path.startsWith("/api/") || operationId === "describeApi") continue;
    const odd = { path: { id: "none", kind: "none", revision: "0" }, query: "?filter=odd", headers: { ...admin, "if-match": '"none"' } };
    const { status, body } = await callDescribed(operationId, { ...odd, ...(method !== "GET" && { body: "[]" }) });
    if (status !== 200) expect((body as Reply).success, operationId).toBe(false);
  }
});

test("the kinds of pictures are those that the server takes", () => {
  const { encoding } = OPERATIONS.find(({ operationId }) => operationId === "uploadPicture")?.body["multipart/form-data"] as unknown as {
    encoding: { image: { contentType: string } };
  };
  expect(encoding.image.contentType.split(", ").sort()).toEqual(Object.values(PICTURE_TYPES).sort());
});
