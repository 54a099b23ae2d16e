/**
 * Opening hours as text, and whether the office is open. Only the office's clock counts, never the
 * visitor's.
 */
import { hasHolidays, holidays } from "#generated/agency.ts";
import type { Locale } from "#domain/languages.ts";
import { clockOf, dayAt } from "#domain/text/dates.ts";
import { memoize } from "#domain/text/intl.ts";
import type { SiteContent } from "./site.ts";
import type { Weekday } from "./week.ts";

type Row = SiteContent["hours"][number];

/** 1 January 2024 was a Monday. */
export const DAY: Record<Weekday, number> = {
  Mon: 1,
  Tue: 2,
  Wed: 3,
  Thu: 4,
  Fri: 5,
  Sat: 6,
  Sun: 7,
};

const weekdays = memoize(
  (locale: string, weekday: "short" | "long") =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" }),
);
const clocks = memoize((locale: string) => clockOf(locale, "UTC"));

/**
 * Returns `{ days: "Mon to Fri", times: "9:00 AM to 6:00 PM" }`: a span with short day names, a
 * single day with its full name.
 * @param words `range` has `{from}` and `{to}`; `closed` replaces the times of a closed day.
 */
export function hoursInWords(
  hours: readonly Row[],
  locale: Locale,
  words: { range: string; closed: string },
): { days: string; times: string }[] {
  const range = (from: string, to: string) =>
    words.range.replace("{from}", from).replace("{to}", to);
  return hours.map(({ from, to, opens, closes }) => ({
    days: to
      ? range(dayName(from, locale, "short"), dayName(to, locale, "short"))
      : dayName(from, locale, "long"),
    times: opens && closes ? range(clock(opens, locale), clock(closes, locale)) : words.closed,
  }));
}

/** An opening row: days from 1 (Monday) to 7, times as `09:00`; no times on a closed day. */
export interface OpeningSpan {
  from: number;
  to: number;
  opens?: string | undefined;
  closes?: string | undefined;
}

interface Opening {
  /** Index of today's row; -1 for none. */
  today: number;
  open: boolean;
  /** The time at the place. */
  clock: string;
  /** The next opening while closed: "Monday", "9:00 AM". */
  next: { day: string; opens: string } | undefined;
}

/**
 * Whether a place is open at a moment, by its local time; it is closed on the agency's holidays.
 */
export function openingAt(
  moment: Date,
  spans: readonly OpeningSpan[],
  timeZone: string,
  locale: string,
): Opening {
  const part = (options: Intl.DateTimeFormatOptions, language = "en-GB") =>
    new Intl.DateTimeFormat(language, { ...options, timeZone }).format(moment);
  const day = DAY[part({ weekday: "short" }) as Weekday];
  const time = part({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  // Without holidays, scripts bundle none of this.
  const isHoliday = (ahead: number) =>
    holidays.includes(dayAt(new Date(moment.getTime() + ahead * 24 * 60 * 60_000), timeZone));
  const today = hasHolidays && isHoliday(0) ? -1 : spans.findIndex((span) => isOn(span, day));
  const { opens, closes } = spans[today] ?? {};
  const open = opens !== undefined && closes !== undefined && opens <= time && time < closes;
  return {
    today,
    open,
    clock: clockOf(locale, timeZone)(moment),
    next: open
      ? undefined
      : nextOpening(day, time, spans, locale as Locale, hasHolidays ? isHoliday : undefined),
  };
}

/** A span may pass the end of the week: Sunday to Thursday. */
function isOn({ from, to }: OpeningSpan, day: number): boolean {
  return (day - from + 7) % 7 <= (to - from + 7) % 7;
}

function nextOpening(
  today: number,
  time: string,
  spans: readonly OpeningSpan[],
  locale: Locale,
  isHoliday?: (ahead: number) => boolean,
): Opening["next"] {
  for (let ahead = 0; ahead <= 7; ahead++) {
    if (hasHolidays && isHoliday?.(ahead)) continue;
    const day = ((today - 1 + ahead) % 7) + 1;
    const { opens } = spans.find((span) => isOn(span, day)) ?? {};
    if (opens === undefined || (ahead === 0 && opens <= time)) continue;
    return {
      day: weekdays(locale, "long").format(Date.UTC(2024, 0, day)),
      opens: clock(opens, locale),
    };
  }
  return undefined;
}

function dayName(day: Weekday, locale: Locale, weekday: "short" | "long"): string {
  return weekdays(locale, weekday).format(Date.UTC(2024, 0, DAY[day]));
}

function clock(time: string, locale: Locale): string {
  return clocks(locale)(new Date(`2024-01-01T${time}:00Z`));
}
