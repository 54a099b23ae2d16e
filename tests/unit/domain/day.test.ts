import { afterEach, expect, test, vi } from "vitest";
import { dayInWords } from "#domain/text/dates.ts";

afterEach(() => vi.unstubAllEnvs());

test.each(["America/Los_Angeles", "Asia/Dhaka", "Pacific/Kiritimati", "UTC"])(
  "a day stays the same day when built in %s (B36, B61)",
  (zone) => {
    vi.stubEnv("TZ", zone);
    expect(dayInWords("2026-03-01", "en")).toBe("1 March 2026");
    expect(dayInWords("2025-12-31", "en")).toBe("31 December 2025");
  },
);
