/**
 * The agency's facts that change, which staff edit: opening hours, holidays, phone and promises.
 * They overlay `content/agency.yaml`, whose schema holds for the result.
 */
import { z } from "zod";
import { TEXT_MAX } from "#domain/limits.ts";
import { isoDate, requiredLine } from "#domain/schema/inputs.ts";
import { problem } from "#domain/schema/problem.ts";
import { isPhone } from "#domain/text/typed-address.ts";
import type { Agency } from "./agency.ts";
import { PROMISE_NAMES, type PromiseBounds, type PromiseName, PROMISES } from "./fact-names.ts";
import { daysOf, WEEK, type Weekday } from "./week.ts";

const HOLIDAYS_MAX = 100;

const time = z
  .string(problem("clock"))
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: problem("clock"), abort: true });

/** The hours of a weekday; `null` while closed. */
const openDay = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, {
    error: problem("closesEarlier"),
    path: ["closes"],
  })
  .nullable();

/** Links that call or chat need the country's code, and have no place for an extension. */
const phone = requiredLine(TEXT_MAX.phone)
  .refine(isPhone, { error: problem("phone"), abort: true })
  .refine((text) => /^\+[\d\s\-./()]+$/.test(text), problem("countryCode"));

const promise = ({ min, max, decimals = 0 }: PromiseBounds) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Number(value.toFixed(decimals)) === value, {
      error: decimals === 0 ? problem("whole") : problem("decimals", { max: decimals }),
    });

const promises = z.object(
  Object.fromEntries(PROMISE_NAMES.map((name) => [name, promise(PROMISES[name])])) as Record<
    PromiseName,
    z.ZodNumber
  >,
);

/** Body of `PUT /api/agency`. */
export const staffFacts = z.object({
  phone,
  hours: z.object({
    Mon: openDay,
    Tue: openDay,
    Wed: openDay,
    Thu: openDay,
    Fri: openDay,
    Sat: openDay,
    Sun: openDay,
  }),
  /** Days on which the office is closed despite its hours, each once. */
  holidays: z
    .array(isoDate as unknown as z.ZodString)
    .max(HOLIDAYS_MAX)
    .superRefine((days, context) => {
      for (const [index, day] of days.entries())
        if (days.indexOf(day) < index)
          context.addIssue({ code: "custom", path: [index], message: problem("twice") });
    })
    .overwrite((days) => days.toSorted()),
  promises,
});

export type StaffFacts = z.output<typeof staffFacts>;
export type Hours = StaffFacts["hours"];

type Editable = Pick<Agency, "phone" | "hours" | "holidays" | "promises">;

/** The agency's facts with the staff's over them, if staff have saved any. */
export function withStaffFacts(agency: Agency, facts: StaffFacts | undefined): Agency {
  return facts ? { ...agency, ...editableOf(facts) } : agency;
}

/** The staff's facts as the agency's file has them. */
export function editableOf({ phone, hours, holidays, promises }: StaffFacts): Editable {
  return { phone, hours: spansOf(hours), holidays, promises };
}

/** The agency's facts as staff edit them. */
export function staffFactsOf({ phone, hours, holidays, promises }: Editable): StaffFacts {
  const week = WEEK.map((day) => {
    const row = hours.find((span) => daysOf(span).includes(day));
    const { opens, closes } = row ?? {};
    return [day, opens && closes ? { opens, closes } : null] as const;
  });
  return { phone, hours: Object.fromEntries(week) as Hours, holidays, promises };
}

/** Days in a row with the same hours become one row. */
function spansOf(hours: Hours): Agency["hours"] {
  const spans: Agency["hours"] = [];
  let last: Weekday | undefined;
  for (const day of WEEK) {
    const span = spans.at(-1);
    if (span && last && isSame(hours[last], hours[day])) span.to = day;
    else spans.push({ from: day, ...hours[day] });
    last = day;
  }
  return spans;
}

function isSame(a: Hours[Weekday], b: Hours[Weekday]): boolean {
  return a?.opens === b?.opens && a?.closes === b?.closes;
}
