import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Contract } from "#domain/api/contract.ts";
import { ERROR_STATUS, type ErrorCode, type Reply } from "#domain/api/reply.ts";
import { AppError } from "#server/http/errors.ts";
import { type Handler, reply } from "#server/http/http.ts";
import { serve } from "#server/http/serve.ts";
import { say } from "#site/i18n/sentence.ts";

const CONTEXT = { ip: "192.0.2.1", requestId: "req-1", waitUntil: () => undefined };
const route = (
  methods: Record<string, (asked: { request: Request }) => Response | Promise<Response>>,
) => {
  const contract = Object.fromEntries(
    Object.keys(methods).map((method) => [
      method,
      {
        route: `${method as "GET"} /api/x`,
        id: "x",
        summary: "X.",
        who: "anybody",
        answers: "csv",
      },
    ]),
  );
  return serve(contract as Record<string, Contract[string] & { answers: "csv" }>, methods);
};
const call = (handler: Handler, method = "GET") =>
  handler(new Request("http://localhost/api/x", { method }), CONTEXT);

afterEach(() => vi.restoreAllMocks());

describe("a route", () => {
  const get = route({
    GET: ({ request }) => reply(request, { data: [1], total: 1 }),
    POST: ({ request }) => reply(request, {}),
  });

  test("answers in the envelope", async () => {
    const answer = await call(get);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await answer.json()).toEqual({ success: true, data: [1], total: 1 });
  });

  test("answers HEAD as GET without a body", async () => {
    const answer = await call(get, "HEAD");
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
      200,
      "application/json; charset=utf-8",
      "",
    ]);
  });

  test("names its methods to any other", async () => {
    const answer = await call(get, "DELETE");
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
  });

  test.each(["toString", "constructor", "__proto__", "hasOwnProperty"])(
    "does not take %s for a method of its own",
    async (method) => {
      expect((await call(get, method)).status).toBe(405);
    },
  );

  test.each(Object.entries(ERROR_STATUS) as [ErrorCode, number][])(
    "turns %s into %i",
    async (code, status) => {
      const failing = route({
        GET: () => {
          throw new AppError(code, say("request.again"), {
            fields: { name: say("problems.required") },
            retryAfter: 1_500,
          });
        },
      });
      const answer = await call(failing);
      expect([
        answer.status,
        answer.headers.get("retry-after"),
        answer.headers.get("cache-control"),
      ]).toEqual([status, "2", "no-store"]);
      expect(await answer.json()).toEqual({
        success: false,
        code,
        key: "request.again",
        message: "Please try again.",
        fields: { name: "This field is required." },
      });
    },
  );

  test.each([
    ["throws", () => Promise.reject(new Error("secret path /srv/app, password hunter2"))],
    ["throws something that is no error", () => Promise.reject("secret")],
  ])(
    "that %s answers neutrally, with a reference that is in the log once",
    async (_name, handler) => {
      const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
      const answer = await call(route({ GET: handler }));
      const body = (await answer.json()) as Reply;
      expect([answer.status, body.code]).toEqual([500, "internal"]);
      expect(body.message).toBe(
        "Something went wrong on our side. Please try again. (Reference req-1)",
      );
      expect(log).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/^\S+ failed: request req-1: .*secret[^\n]*$/),
      );
    },
  );
});

describe("a function", () => {
  const operation = { id: "x", summary: "X.", who: "anybody" } as const;
  const item = z.object({ name: z.string() });
  const contract = {
    list: { ...operation, route: "GET /api/x", list: { Item: item } },
    order: { ...operation, route: "PUT /api/x/order", message: say("order.saved") },
    one: {
      ...operation,
      route: "PUT /api/x/:id",
      params: z.object({ id: z.string().regex(/^\d+$/) }),
      body: { Item: item },
      data: { Item: item },
      ifMatch: true,
    },
  } as const satisfies Contract;
  const handler = serve(contract, {
    list: () => ({ data: [{ name: "A" }, { name: "B" }] }),
    order: () => Promise.resolve(),
    one: ({ params, version, body }) => ({
      data: { name: `${params.id} ${version} ${body.name}` },
      version: 3,
    }),
  });
  const put = async (path: string, body: unknown, ifMatch?: string) => {
    const headers = { "content-type": "application/json", ...(ifMatch && { "if-match": ifMatch }) };
    const request = new Request(`http://localhost${path}`, {
      method: "PUT",
      headers,
      body: JSON.stringify(body),
    });
    const answer = await handler(request, { ...CONTEXT, params: { id: path.split("/")[3] ?? "" } });
    return {
      status: answer.status,
      etag: answer.headers.get("etag"),
      body: (await answer.json()) as Reply,
    };
  };

  test("counts a list", async () => {
    const answer = await handler(new Request("http://localhost/api/x/"), CONTEXT);
    expect(await answer.json()).toEqual({
      success: true,
      data: [{ name: "A" }, { name: "B" }],
      total: 2,
    });
  });

  test("prefers a path to a parameter in its place, and says what its contract says", async () => {
    expect(await put("/api/x/order", {})).toEqual({
      status: 200,
      etag: null,
      body: { success: true, key: "order.saved", message: "Order saved." },
    });
  });

  test("hands over what was checked, and answers with the version", async () => {
    const { status, etag, body } = await put("/api/x/1", { name: "C" }, 'W/"2"');
    expect([status, etag, body.data]).toEqual([200, '"3"', { name: "1 2 C" }]);
  });

  test("checks the address first, then If-Match, then the body", async () => {
    const codes = [
      await put("/api/x/a", {}),
      await put("/api/x/1", {}),
      await put("/api/x/1", {}, '"2"'),
      await put("/api/x/1/2", {}, '"2"'),
    ];
    expect(codes.map(({ status, body }) => [status, Object.keys(body.fields ?? {})])).toEqual([
      [404, []],
      [400, []],
      [400, ["name"]],
      [404, []],
    ]);
  });
});
