/** Days and times of day as people read them. A day has no hour, so no time zone may move it. */
import type { Locale } from "#domain/links.ts";
import { intlTag, memoize } from "./intl.ts";

/**
 * What a clock shows, in words: `"9:00 AM"`; Bengali has words for the times of a day and puts them
 * first: `"সকাল ৯:০০"`; French writes `"9 h"` and `"16 h 30"`. Some ICU data puts a narrow no-break
 * space before AM, which few fonts have, some a plain one; here it is always the no-break space.
 * @param timeZone the reader's own without it
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

/** `"2026-03-01"` as `"1 March 2026"`, the same day wherever the page is built or read. */
export function dayInWords(day: string, locale: Locale): string {
  // English dates are written day first, as the agency writes them.
  return days(locale === "en" ? "en-GB" : intlTag(locale)).format(new Date(`${day}T00:00:00Z`));
}
