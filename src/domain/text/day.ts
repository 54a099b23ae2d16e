/** Calendar days as people read them. A day has no hour, so no time zone may move it. */
import { intlTag } from "./intl-tag.ts";
import { memoize } from "./memoize.ts";
import type { Locale } from "#domain/links.ts";

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
