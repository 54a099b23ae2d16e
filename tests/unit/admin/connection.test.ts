/** When a form that had no answer is sent again. */
import { expect, test, vi } from "vitest";
import { CONNECTION } from "#domain/limits.ts";

// The language is found and shown on a page.
vi.stubGlobal("document", { documentElement: { lang: "", getAttribute: () => null }, cookie: "" });
const { ApiError } = await import("#admin/lib/api.ts");
const { lacksConnection, resendDelay } = await import("#admin/lib/connection.ts");
vi.unstubAllGlobals();

test.each([true, false])(
  "no answer is waited for, whether the browser calls itself online (%s) or not",
  (onLine) => {
    vi.stubGlobal("navigator", { onLine });
    expect(lacksConnection(new ApiError("network", ""))).toBe(true);
    expect(lacksConnection(new ApiError("invalid", ""))).toBe(false);
    vi.unstubAllGlobals();
  },
);

test("it is sent soon after the connection came back, every 30 seconds where none was missing, and not without one", () => {
  expect(resendDelay(true, true)).toBe(CONNECTION.resendAfter);
  expect(resendDelay(true, false)).toBe(30_000);
  expect(resendDelay(false, true)).toBeUndefined();
});
