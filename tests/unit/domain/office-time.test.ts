/** Minutes as the office counts them, and weeks in its zone. */
import { describe, expect, test } from "vitest";
import { officeMinutes, weekBegin } from "#domain/content/office-time.ts";
import { medianOf } from "#domain/inbox/figures.ts";

const OFFICE = {
  hours: [
    { from: "Mon", to: "Fri", opens: "09:00", closes: "18:00" },
    { from: "Sat", opens: "10:00", closes: "16:00" },
    { from: "Sun" },
  ],
  holidays: ["2026-05-01"],
  timeZone: "Europe/Oslo",
} as unknown as NonNullable<Parameters<typeof officeMinutes>[2]>;

const minutes = (from: string, to: string, office = OFFICE) =>
  officeMinutes(new Date(from), new Date(to), office);

describe("office minutes", () => {
  test.each([
    ["within a day", "2026-03-04T09:00Z", "2026-03-04T09:25:59Z", 25],
    ["over night", "2026-03-04T16:50Z", "2026-03-05T08:20Z", 30],
    ["from Saturday to Monday", "2026-03-07T14:50Z", "2026-03-09T08:20Z", 30],
    ["asked and answered while closed", "2026-03-08T10:00Z", "2026-03-08T12:00Z", 0],
    ["over a holiday", "2026-04-30T15:00Z", "2026-05-02T08:30Z", 90],
    ["the night of the change to summer time", "2026-03-28T14:30Z", "2026-03-30T07:30Z", 60],
    ["a whole week", "2026-03-02T00:00Z", "2026-03-09T00:00Z", 5 * 540 + 360],
    ["an answer before its question", "2026-03-04T09:00Z", "2026-03-04T08:00Z", 0],
  ])("%s", (_, from, to, expected) => {
    expect(minutes(from, to)).toBe(expected);
  });

  test("an office that never opens counts every minute", () => {
    const never = { ...OFFICE, hours: [] };
    expect(minutes("2026-03-08T10:00Z", "2026-03-08T12:00Z", never)).toBe(120);
  });
});

test.each([
  ["2026-03-04T12:00Z", "2026-03-01T23:00Z"],
  ["2026-03-01T22:59:59Z", "2026-02-22T23:00Z"],
  ["2026-03-01T23:00Z", "2026-03-01T23:00Z"],
  // The week of the change to summer time.
  ["2026-03-30T10:00Z", "2026-03-29T22:00Z"],
  ["2026-03-29T21:59Z", "2026-03-22T23:00Z"],
])("the week of %s in Oslo begins at %s", (now, begin) => {
  expect(weekBegin(new Date(now), OFFICE)).toEqual(new Date(begin));
});

test("the median is the middle, or between the two in the middle", () => {
  expect([medianOf([]), medianOf([7]), medianOf([9, 1, 5]), medianOf([1, 10, 2, 4])]).toEqual([
    undefined,
    7,
    5,
    3,
  ]);
});
