/** A request that nothing answers comes to an end of its own. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ANSWER_DEADLINE } from "#domain/limits.ts";

// The language is found and shown on a page.
vi.stubGlobal("document", { documentElement: { lang: "", getAttribute: () => null }, cookie: "" });
const { call } = await import("#site/admin/api.ts");

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
  const done = call("/api/services", { anonymous: true }).catch(told);
  await vi.advanceTimersByTimeAsync(ANSWER_DEADLINE - 1);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ name: "ApiError", code: "network" }));
});

test("one that is given up throws what `fetch` throws", async () => {
  const given = new AbortController();
  const done = expect(call("/api/services", { anonymous: true, signal: given.signal })).rejects.toThrow("left");
  given.abort(new Error("left"));
  await done;
  expect(vi.getTimerCount()).toBe(0);
});
