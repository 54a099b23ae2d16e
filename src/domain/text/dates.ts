/** Days and times of day as text. A day has no hour, so no time zone may shift it. */
import type { Locale } from "#domain/links.ts";
import { dayTag, intlTag, memoize } from "./intl.ts";

/**
 * Formats a time of day: `"9:00 AM"`; Bengali puts its word for the time of day first: `"সকাল
 * ৯:০০"`; French writes `"9 h"` and `"16 h 30"`. Before AM, some ICU data has a narrow no-break
 * space, which few fonts have, and some a plain one; the result always has a no-break space.
 * @param timeZone the reader's own by default
 */
export function clockOf(locale: string, timeZone?: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    hour: "numeric",
    minute: "2-digit",
    ...(timeZone !== undefined && { timeZone }),
    ...(locale === "bn" && { dayPeriod: "short" }),
  });
  return (at) => {
    if (locale !== "bn" && locale !== "fr") return format.format(at).replace(/\s/g, "\u00a0");
    const parts = format.formatToParts(at);
    const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
    if (locale === "bn") return `${part("dayPeriod")}\u00a0${part("hour")}:${part("minute")}`;
    return `${Number(part("hour"))}\u00a0h\u00a0${part("minute")}`.replace(/\u00a000$/, "");
  };
}

const days = memoize(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    }),
);

/** `"2026-03-01"` as `"1 March 2026"`, the same day in every time zone. */
export function dayInWords(day: string, locale: Locale): string {
  return days(dayTag(locale)).format(new Date(`${day}T00:00:00Z`));
}

/** The day of a moment as `"2026-03-01"`, in the reader's own zone by default. */
export function dayAt(at: Date, timeZone?: string): string {
  // Swedish writes dates like ISO 8601.
  return new Intl.DateTimeFormat("sv", { ...(timeZone !== undefined && { timeZone }) }).format(at);
}

/** A moment as `"1 March 2026, 9:00 AM"`, in the reader's own zone by default. */
export function momentIn(locale: Locale, timeZone?: string): (at: Date) => string {
  const clock = clockOf(locale, timeZone);
  return (at) => `${dayInWords(dayAt(at, timeZone), locale)}, ${clock(at)}`;
}
