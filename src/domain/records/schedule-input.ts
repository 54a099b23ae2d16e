/** The schedule of a record as staff send it. */
import { z } from "zod";
import { isoTime } from "#domain/schema/inputs.ts";
import { problem } from "#domain/schema/problem.ts";

/** A clock's time that the form could not turn into a moment. */
const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** A moment in UTC, or `""` for none. Seconds are dropped: a schedule has minutes. */
const moment = z
  .string()
  .refine((value) => !WALL.test(value), problem("skipped"))
  .refine(
    (value) =>
      value === "" || WALL.test(value) || (isoTime.safeParse(value).success && hasYear(value)),
    problem("time"),
  )
  .overwrite(toMinute);

/** Beyond the year 9999 in UTC, where an offset can lead, moments no longer sort as texts. */
function hasYear(value: string): boolean {
  const at = new Date(value);
  return !Number.isNaN(at.valueOf()) && /^\d{4}-/.test(at.toISOString());
}

function toMinute(value: string): string {
  const at = new Date(value);
  return Number.isNaN(at.valueOf()) ? value : `${at.toISOString().slice(0, 16)}:00.000Z`;
}

/** A missing moment keeps the stored one. */
const schedule = { publishAt: moment.exactOptional(), unpublishAt: moment.exactOptional() };

export interface ScheduleInput {
  publishAt?: string;
  unpublishAt?: string;
}

/** The input of a kind with the schedule that every record may have. */
export function withSchedule<Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) {
  return input.extend(schedule);
}
