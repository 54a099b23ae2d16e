/**
 * The agency's facts that change, which staff edit: opening hours, holidays, numbers, promises and
 * prices. They overlay `content/agency.yaml`, whose schema holds for the result, and the prices of
 * the pages in `content/`.
 */
import { z } from "zod";
import { LANGUAGES } from "#domain/languages.ts";
import { BUDGET_MAX, HOLIDAY_NAME_MAX, TEXT_MAX } from "#domain/limits.ts";
import { isoDate, optionalLine, requiredLine } from "#domain/schema/inputs.ts";
import { problem } from "#domain/schema/problem.ts";
import { isPhone } from "#domain/text/typed-address.ts";
import type { Agency, ListedPrice, ListedPrices } from "./agency.ts";
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

/** A price: the smallest order, what most orders cost, and whether it is paid each month. */
const price = z
  .object({
    from: amount,
    usual: z.tuple([amount, amount]),
    /** As the page in `content/` has it by default. */
    per: z.enum(["once", "month"]).optional(),
  })
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
  /** The names of those days, by day and language; those of other days are dropped. */
  holidayNames: z
    .record(
      z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
      z.partialRecord(z.enum(LANGUAGES), optionalLine(HOLIDAY_NAME_MAX)),
    )
    .default({}),
  promises,
  /**
   * In the agency's currency, by page, like `services/graphics-design`; `null` for a page without a
   * price. Missing ones stay.
   */
  prices: z
    .record(z.string().regex(/^(?:services|platforms)\/[a-z0-9-]+$/), price.nullable())
    .default({}),
});

export type StaffFacts = z.output<typeof staffFacts>;
type Hours = StaffFacts["hours"];
export type Prices = StaffFacts["prices"];
type StaffPrice = NonNullable<Prices[string]>;

type Editable = Pick<Agency, "phone" | "chat" | "hours" | "holidays" | "holidayNames" | "promises">;

/** The agency's facts with the staff's over them, if staff have saved any. */
export function withStaffFacts(agency: Agency, facts: StaffFacts | undefined): Agency {
  if (!facts) return agency;
  const changed: Agency = { ...agency };
  delete changed.chat;
  return { ...changed, ...editableOf(facts) };
}

/** The staff's facts as the agency's file has them. */
export function editableOf(facts: StaffFacts): Editable {
  const { phone, chat, hours, holidays, promises } = facts;
  const holidayNames = namesOf(facts);
  return {
    phone,
    ...(chat !== "" && { chat }),
    ...{ hours: spansOf(hours), holidays, holidayNames, promises },
  };
}

/** The names of the holidays that have one, in the order of the days and languages. */
export function namesOf({
  holidays,
  holidayNames,
}: Pick<StaffFacts, "holidays" | "holidayNames">): StaffFacts["holidayNames"] {
  const days = holidays.map((day) => {
    const names = LANGUAGES.flatMap((language) => {
      const name = holidayNames[day]?.[language] ?? "";
      return name === "" ? [] : [[language, name] as const];
    });
    return [day, Object.fromEntries(names)] as const;
  });
  return Object.fromEntries(days.filter(([, names]) => Object.keys(names).length > 0));
}

/**
 * The agency's facts as staff edit them.
 * @param listed the prices of the pages in `content/`
 */
export function staffFactsOf(
  { phone, chat = "", hours, holidays, holidayNames, promises }: Editable,
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
    holidayNames,
    promises,
    prices: pricesOver(listed, {}),
  };
}

/**
 * The staff's prices over those of the pages in `content/`: a page that they do not name has its
 * own, and `null` stays only where it hides one.
 */
export function pricesOver(listed: ListedPrices, prices: Prices): Prices {
  const own = Object.entries(listed).map(([page, price]) => {
    const said = prices[page];
    return [page, said === null ? null : wholePrice(said ?? price, price.per)] as const;
  });
  const added = Object.entries(prices)
    .filter(([page]) => !(page in listed))
    .flatMap(([page, price]) => (price ? [[page, wholePrice(price)] as const] : []));
  return Object.fromEntries([...own, ...added]);
}

function wholePrice(
  { from, usual, per }: Pick<StaffPrice, "from" | "usual" | "per">,
  usualPer?: ListedPrice["per"],
): StaffPrice {
  return { from, usual, per: per ?? usualPer ?? "once" };
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
