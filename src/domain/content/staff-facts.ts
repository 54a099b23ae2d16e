/**
 * The agency's facts that change, which staff edit: opening hours, holidays, numbers, promises and
 * prices. They overlay `content/agency.yaml`, whose schema holds for the result, and the prices of
 * the pages in `content/`.
 */
import { z } from "zod";
import { BUDGET_MAX, TEXT_MAX } from "#domain/limits.ts";
import { isoDate, requiredLine } from "#domain/schema/inputs.ts";
import { problem } from "#domain/schema/problem.ts";
import { isPhone } from "#domain/text/typed-address.ts";
import type { Agency, ListedPrices } from "./agency.ts";
import { type Bounds, PROMISE_NAMES, type PromiseName, PROMISES } from "./fact-names.ts";
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
const dialled = (text: string) => /^\+[\d\s\-./()]+$/.test(text);
const phone = requiredLine(TEXT_MAX.phone)
  .refine(isPhone, { error: problem("phone"), abort: true })
  .refine(dialled, problem("countryCode"));
/** Empty: the phone. */
const chat = z
  .string()
  .trim()
  .max(TEXT_MAX.phone)
  .refine((text) => text === "" || isPhone(text), { error: problem("phone"), abort: true })
  .refine((text) => text === "" || dialled(text), problem("countryCode"))
  .default("");

const count = ({ min, max, decimals = 0 }: Bounds) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Number(value.toFixed(decimals)) === value, {
      error: decimals === 0 ? problem("whole") : problem("decimals", { max: decimals }),
    });

const promises = z.object(
  Object.fromEntries(PROMISE_NAMES.map((name) => [name, count(PROMISES[name])])) as Record<
    PromiseName,
    z.ZodNumber
  >,
);

const amount = count({ min: 1, max: BUDGET_MAX });

/** The numbers of a price: the smallest order, and what most orders cost. */
const price = z
  .object({ from: amount, usual: z.tuple([amount, amount]) })
  .superRefine(({ from, usual: [low, high] }, context) => {
    const say = (path: (string | number)[], message: string) => {
      context.addIssue({ code: "custom", path, message });
    };
    if (low >= high) say(["usual", 1], problem("tooLow", { min: low + 1 }));
    else if (from > low) say(["from"], problem("tooHigh", { max: low }));
  });

/** Body of `PUT /api/agency`. */
export const staffFacts = z.object({
  phone,
  /** The number for chats; empty when it is the phone. */
  chat,
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
  /** In the agency's currency, by page, like `services/graphics-design`. Missing ones stay. */
  prices: z.record(z.string().regex(/^(?:services|platforms)\/[a-z0-9-]+$/), price).default({}),
});

export type StaffFacts = z.output<typeof staffFacts>;
type Hours = StaffFacts["hours"];
export type Prices = StaffFacts["prices"];

type Editable = Pick<Agency, "phone" | "chat" | "hours" | "holidays" | "promises">;

/** The agency's facts with the staff's over them, if staff have saved any. */
export function withStaffFacts(agency: Agency, facts: StaffFacts | undefined): Agency {
  if (!facts) return agency;
  const changed: Agency = { ...agency };
  delete changed.chat;
  return { ...changed, ...editableOf(facts) };
}

/** The staff's facts as the agency's file has them. */
export function editableOf({ phone, chat, hours, holidays, promises }: StaffFacts): Editable {
  return { phone, ...(chat !== "" && { chat }), hours: spansOf(hours), holidays, promises };
}

/**
 * The agency's facts as staff edit them.
 * @param listed the prices of the pages in `content/`
 */
export function staffFactsOf(
  { phone, chat = "", hours, holidays, promises }: Editable,
  listed: ListedPrices,
): StaffFacts {
  const week = WEEK.map((day) => {
    const row = hours.find((span) => daysOf(span).includes(day));
    const { opens, closes } = row ?? {};
    return [day, opens && closes ? { opens, closes } : null] as const;
  });
  return {
    phone,
    chat,
    hours: Object.fromEntries(week) as Hours,
    holidays,
    promises,
    prices: pricesOver(listed, {}),
  };
}

/** The staff's prices of the pages that are there; a page that they do not name has its own. */
export function pricesOver(listed: ListedPrices, prices: Prices): Prices {
  return Object.fromEntries(
    Object.entries(listed).map(([page, { from, usual }]) => [
      page,
      prices[page] ?? { from, usual },
    ]),
  );
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
