import { expect, test } from "vitest";
import { isDue, parseCron } from "../../../netlify/local/schedules.ts";

// 2030-01-01 is a Tuesday.
test.each([
  ["* * * * *", "2030-01-01T10:07:00Z", true],
  ["@hourly", "2030-01-01T10:00:59Z", true],
  ["@hourly", "2030-01-01T10:01:00Z", false],
  ["*/5 * * * *", "2030-01-01T10:55:00Z", true],
  ["*/5 * * * *", "2030-01-01T10:56:00Z", false],
  ["10-20/5 * * * *", "2030-01-01T10:15:00Z", true],
  ["50/5 * * * *", "2030-01-01T10:55:00Z", true],
  ["0 9 * * mon-fri", "2030-01-01T09:00:00Z", true],
  ["0 9 * * 6,7", "2030-01-06T09:00:00Z", true],
  ["0 9 * * 6,7", "2030-01-01T09:00:00Z", false],
  ["0 0 1 jan *", "2030-01-01T00:00:00Z", true],
  // Either kind of day is enough when both are named.
  ["0 0 15 * tue", "2030-01-01T00:00:00Z", true],
  ["0 0 15 * tue", "2030-01-15T00:00:00Z", true],
  ["0 0 15 * tue", "2030-01-16T00:00:00Z", false],
])("%s at %s: %s", (expression, date, due) => {
  expect(isDue(parseCron(expression), new Date(date))).toBe(due);
});

test.each([
  "",
  "* * * *",
  "60 * * * *",
  "* 24 * * *",
  "* * 0 * *",
  "*/0 * * * *",
  "5-1 * * * *",
  "a * * * *",
  "* * * * * *",
  "1-2-3 * * * *",
  "1/2/3 * * * *",
  "@often",
])("%j is refused", (expression) => {
  expect(() => parseCron(expression)).toThrow(`"${expression}" is not a cron expression`);
});

test("the next run is found over hours and months; a day that never comes has none", () => {
  const from = new Date("2030-01-31T23:59:30Z");
  expect(parseCron("0 6 1 * *").nextRun(from)).toEqual(new Date("2030-02-01T06:00:00Z"));
  expect(parseCron("* * * * *").nextRun(from)).toEqual(new Date("2030-02-01T00:00:00Z"));
  expect(parseCron("0 0 30 2 *").nextRun(from)).toBeNull();
});
