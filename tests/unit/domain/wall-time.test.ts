/** Times of a schedule as the agency's clocks show them. */
import { expect, test } from "vitest";
import { momentAt, wallTimeOf } from "#domain/text/wall-time.ts";

test.each([
  ["Asia/Dhaka", "2026-12-07T09:00", "2026-12-07T03:00:00.000Z"],
  ["Asia/Kathmandu", "2026-12-07T09:00", "2026-12-07T03:15:00.000Z"],
  ["Europe/Oslo", "2026-12-07T09:00", "2026-12-07T08:00:00.000Z"],
  ["Europe/Oslo", "2026-07-07T09:00", "2026-07-07T07:00:00.000Z"],
  ["America/New_York", "2027-03-14T03:00", "2027-03-14T07:00:00.000Z"],
])("in %s the clock shows %s at %s", (zone, wall, moment) => {
  expect([momentAt(wall, zone), wallTimeOf(moment, zone)]).toEqual([moment, wall]);
});

test.each([
  ["Europe/Oslo", "2027-03-28T02:00"],
  ["Europe/Oslo", "2027-03-28T02:59"],
  ["America/New_York", "2027-03-14T02:30"],
])("in %s no clock ever shows %s", (zone, wall) => {
  expect([momentAt(wall, zone), wallTimeOf(wall, zone)]).toEqual([undefined, wall]);
});

test("in the hour that comes twice a moment is chosen whose clock shows the time", () => {
  const moment = momentAt("2026-10-25T02:30", "Europe/Oslo") ?? "";
  expect(wallTimeOf(moment, "Europe/Oslo")).toBe("2026-10-25T02:30");
});

test("an unfinished time is none", () => {
  expect([momentAt("", "Asia/Dhaka"), wallTimeOf("", "Asia/Dhaka")]).toEqual([undefined, ""]);
});
