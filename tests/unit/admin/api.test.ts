/** What a call sends, and that a request without an answer ends by itself. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ANSWER_DEADLINE } from "#domain/limits.ts";

// The language is found and shown on a page.
vi.stubGlobal("document", { documentElement: { lang: "", getAttribute: () => null }, cookie: "" });
const { call, requestLine } = await import("#admin/lib/api.ts");

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => {
          reject(signal.reason as Error);
        });
      }),
  );
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("no answer within the deadline is a network error; not a moment before", async () => {
  const told = vi.fn();
  const done = call("GET /api/services", { anonymous: true }).catch(told);
  await vi.advanceTimersByTimeAsync(ANSWER_DEADLINE - 1);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ name: "ApiError", code: "network" }));
});

test("one that is given up throws what `fetch` throws", async () => {
  const given = new AbortController();
  const done = expect(
    call("GET /api/services", { anonymous: true, signal: given.signal }),
  ).rejects.toThrow("left");
  given.abort(new Error("left"));
  await done;
  expect(vi.getTimerCount()).toBe(0);
});

describe("the address of a request", () => {
  test("has its parameters, encoded", () => {
    expect(
      requestLine("POST /api/services/:id/history/:revision", { id: "a/b?c", revision: 2 }),
    ).toEqual({
      method: "POST",
      path: "/api/services/a%2Fb%3Fc/history/2",
    });
  });

  test("has what the query says, without what is empty", () => {
    const { path } = requestLine(
      "GET /api/contact",
      {},
      { filter: "all", q: "a & b", cursor: "", order: undefined },
    );
    expect(path).toBe("/api/contact?filter=all&q=a+%26+b");
    expect(requestLine("GET /api/contact", {}, { q: "" }).path).toBe("/api/contact");
  });
});

/** Checked by the compiler alone: each line is a mistake. */
export const MISTAKES = () => [
  // @ts-expect-error There is no such route.
  call("GET /api/nothing"),
  // @ts-expect-error The id is missing.
  call("GET /api/users/:id"),
  // @ts-expect-error It has another name.
  call("DELETE /api/newsletter/:id", { params: { name: "x" } }),
  // @ts-expect-error A change needs the version that it was made from.
  call("PUT /api/users/:id", { params: { id: "x" }, body: { disabled: true } }),
  // @ts-expect-error The body is missing.
  call("POST /api/users", {}),
  call("POST /api/users", {
    // @ts-expect-error No user has this role.
    body: { name: "R", email: "r@example.com", role: "owner", password: "x" },
  }),
  // @ts-expect-error The filter is not one of the folders.
  call("GET /api/contact", { query: { filter: "odd" } }),
  // @ts-expect-error The route takes no query.
  call("GET /api/users", { query: { filter: "all" } }),
  // @ts-expect-error The data is a list.
  call("GET /api/users").then(({ data }) => data?.name),
];
