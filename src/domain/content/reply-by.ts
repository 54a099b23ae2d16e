/**
 * The moment by which the agency answers. Promised times are office time: they pause while the
 * office is closed.
 */
import { holidays, hours, promises, timeZone } from "#generated/agency.ts";
import type { Locale } from "#domain/languages.ts";
import { DEFAULT_LOCALE, pathWithoutLocale, siteLinks } from "#domain/links.ts";
import { clockOf } from "#domain/text/dates.ts";
import { dayTag, memoize } from "#domain/text/intl.ts";
import { fill } from "#domain/text/words.ts";
import type { Agency } from "./agency.ts";
import { daysOf, WEEK } from "./week.ts";

export type Office = Pick<Agency, "hours" | "holidays" | "timeZone">;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Days to search for an open one. An office that never opens counts every minute. */
const AHEAD = 400;

/** Promised office minutes of the home form, and of the contact page and requests. */
export const ANSWER_MINUTES = { home: promises.homeForm, others: promises.contactPage * 60 };

interface Sent {
  kind: "enquiry" | "request";
  page: string;
}

/** Which promise belongs to the form that a message was sent with. */
export function promiseNameOf({ kind, page }: Sent): keyof typeof ANSWER_MINUTES {
  const isHome =
    kind === "enquiry" && pathWithoutLocale(page) !== siteLinks(DEFAULT_LOCALE).contact;
  return isHome ? "home" : "others";
}

/** The promise of the form that a message was sent with, in office minutes. */
export function promiseOf(message: Sent): number {
  return ANSWER_MINUTES[promiseNameOf(message)];
}

/**
 * The moment by which a message that arrives at `asked` is answered within these office minutes, to
 * the full minute.
 *
 * @example
 * // 15:50 on a Saturday that closes at 16:00: ten minutes, and twenty on Monday.
 * replyBy(new Date("2026-11-28T14:50Z"), 30); // Monday, 9:20 in Oslo
 */
export function replyBy(
  asked: Date,
  minutes: number,
  office: Office = { hours, holidays, timeZone },
): Date {
  const from = asked.getTime();
  const today = dayOf(clockAt(from, office.timeZone)) * DAY;
  let left = minutes * MINUTE;
  for (let ahead = 0; ahead < AHEAD; ahead++) {
    const [opens = 0, closes = 0] = openOn(today + ahead * DAY, office);
    const rest = closes - Math.max(opens, from);
    if (rest <= 0) continue;
    if (rest >= left) return toMinute(Math.max(opens, from) + left);
    left -= rest;
  }
  return toMinute(from + minutes * MINUTE);
}

function toMinute(at: number): Date {
  return new Date(Math.ceil(at / MINUTE) * MINUTE);
}

/** Opening and closing on a day, or nothing. `day` is its midnight as if at UTC. */
export function openOn(day: number, { hours, holidays, timeZone }: Office): number[] {
  const date = new Date(day);
  const name = WEEK[(date.getUTCDay() + 6) % 7];
  const row = hours.find((span) => daysOf(span).some((weekday) => weekday === name));
  if (!row?.opens || !row.closes || holidays.includes(date.toISOString().slice(0, 10))) return [];
  return [row.opens, row.closes].map((time) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return instantAt(day + (hour * 60 + minute) * MINUTE, timeZone);
  });
}

const clocks = /* @__PURE__ */ memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      ...{ year: "numeric", month: "numeric", day: "numeric" },
      ...{ hour: "numeric", minute: "numeric", second: "numeric" },
    }),
);

/** What a clock in the zone shows, in milliseconds as if it were at UTC. */
export function clockAt(instant: number, timeZone: string): number {
  const parts = clocks(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  return Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
}

/** The instant at which a clock in the zone shows this. Twice, as the offset may change between. */
export function instantAt(clock: number, timeZone: string): number {
  const near = clock - (clockAt(clock, timeZone) - clock);
  return near - (clockAt(near, timeZone) - clock);
}

/** Texts with `{time}` and `{day}`. */
export interface ReplyByTexts {
  /** The sentence, with `{yours}` for the reader's own time. */
  say: string;
  /** "on Tuesday". */
  on: string;
  yours: string;
}

/**
 * "We answer by 11:30 AM today in Oslo (7:30 AM where you are)."
 * @param reader the reader's time zone; without one, or with one that `Intl` does not know, such as
 *   `Etc/Unknown`, only the office's time is named
 */
export function replyByInWords(
  by: Date,
  texts: ReplyByTexts,
  locale: Locale,
  { reader: said = timeZone, now = new Date() }: { reader?: string | undefined; now?: Date } = {},
): string {
  const reader = isZone(said) ? said : timeZone;
  const at = by.getTime();
  const [there, here] = [clockAt(at, timeZone), clockAt(at, reader)];
  const ahead = Math.max(0, dayOf(there) - dayOf(clockAt(now.getTime(), timeZone)));
  const day =
    ahead < 2
      ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(ahead, "day")
      : fill(texts.on, { day: dayName(there, locale, ahead > 6) }, locale);
  const clock = clockOf(locale, reader)(by);
  const own = dayOf(here) === dayOf(there) ? clock : `${dayName(here, locale, false)}, ${clock}`;
  return fill(
    texts.say,
    {
      time: withArticle(clockOf(locale, timeZone)(by), locale),
      day,
      yours: here === there ? "" : fill(texts.yours, { time: own }, locale),
    },
    locale,
  );
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(clocks(timeZone));
  } catch {
    return false;
  }
}

/** The day of a clock, counted from the first of January 1970. */
export function dayOf(clock: number): number {
  return Math.floor(clock / DAY);
}

/** Spanish has an article before a time: las 9:30, la 1:00. */
function withArticle(time: string, locale: Locale): string {
  return locale === "es" ? `${/^1\D/.test(time) ? "la" : "las"} ${time}` : time;
}

/** The weekday of a clock's time, with or without its date. */
function dayName(clock: number, locale: Locale, dated: boolean): string {
  return new Intl.DateTimeFormat(dayTag(locale), {
    weekday: "long",
    timeZone: "UTC",
    ...(dated && { day: "numeric", month: "long" }),
  }).format(clock);
}
