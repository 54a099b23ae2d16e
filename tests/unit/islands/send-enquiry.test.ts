import { expect, test } from "vitest";
import { secondsUntil } from "#site/islands/send-enquiry.ts";

const NOW = Date.UTC(2026, 0, 1, 12);

test.each([
  ["90", 90],
  ["0", 0],
  ["12.2", 13],
  [" 5 ", 5],
  [new Date(NOW + 61_000).toUTCString(), 61],
  [new Date(NOW - 61_000).toUTCString(), 0],
  [null, 600],
  ["", 600],
  ["soon", 600],
])("Retry-After %j is %i seconds", (header, seconds) => {
  expect(secondsUntil(header, NOW)).toBe(seconds);
});
