import { afterEach, describe, expect, test, vi } from "vitest";
import { ERROR_STATUS, type ErrorCode, type Reply } from "#domain/reply.ts";
import { AppError } from "#server/errors.ts";
import { reply, route, type Handler } from "#server/http.ts";

const CONTEXT = { ip: "192.0.2.1", requestId: "req-1", waitUntil: () => undefined };
const call = (handler: Handler, method = "GET") => handler(new Request("http://localhost/api/x", { method }), CONTEXT);

afterEach(() => vi.restoreAllMocks());

describe("a route", () => {
  const get = route({ GET: () => reply({ data: [1], total: 1 }), POST: () => reply({}) });

  test("answers in the envelope", async () => {
    const answer = await call(get);
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await answer.json()).toEqual({ success: true, data: [1], total: 1 });
  });

  test("answers HEAD as GET without a body", async () => {
    const answer = await call(get, "HEAD");
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([200, "application/json; charset=utf-8", ""]);
  });

  test("names its methods to any other", async () => {
    const answer = await call(get, "DELETE");
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
  });

  test.each(["toString", "constructor", "__proto__", "hasOwnProperty"])("does not take %s for a method of its own", async (method) => {
    expect((await call(get, method)).status).toBe(405);
  });

  test.each(Object.entries(ERROR_STATUS) as [ErrorCode, number][])("turns %s into %i", async (code, status) => {
    const failing = route({
      GET: () => {
        throw new AppError(code, "Please try again.", { fields: { name: "Is required." }, retryAfter: 1_500 });
      },
    });
    const answer = await call(failing);
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([status, "2", "no-store"]);
    expect(await answer.json()).toEqual({ success: false, message: "Please try again.", code, fields: { name: "Is required." } });
  });

  test.each([
    ["throws", () => Promise.reject(new Error("secret path /srv/app, password hunter2"))],
    ["throws something that is no error", () => Promise.reject("secret")],
  ])("that %s answers neutrally, with a reference that is in the log once", async (_name, handler) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const answer = await call(route({ GET: handler as Handler }));
    const body = (await answer.json()) as Reply;
    expect([answer.status, body.code]).toEqual([500, "internal"]);
    expect(body.message).toBe("Something went wrong on our side. Please try again. (Reference req-1)");
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\S+ failed: request req-1: .*secret[^\n]*$/));
  });
});
