/** Dates and times in a language, in the reader's time zone. */
import type { Locale } from "#domain/links.ts";
import { clockOf } from "#domain/text/dates.ts";
import { dayTag, memoize } from "#domain/text/intl.ts";
import { capitalised } from "#domain/text/words.ts";

/** `3 Mar 2026, 9:42 AM` */
export function momentIn(iso: string, language: Locale): string {
  const { day, time } = momentsIn(language);
  return `${day.format(new Date(iso))}, ${time(new Date(iso))}`;
}

/** Formatters are slow to create, so each language caches its own. */
export const momentsIn = memoize(formattersOf);

function formattersOf(language: Locale) {
  const days = dayTag(language);
  const long = new Intl.DateTimeFormat(days, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return {
    day: new Intl.DateTimeFormat(days, { day: "numeric", month: "short", year: "numeric" }),
    time: clockOf(language),
    weekday: new Intl.DateTimeFormat(language, { weekday: "short" }),
    longDay: (date: Date) =>
      language === "en"
        ? long.format(date).replace(",", "")
        : capitalised(long.format(date), language),
    yesterday: new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-1, "day"),
  };
}
