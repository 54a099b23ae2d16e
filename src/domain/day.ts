/** Calendar days as people read them. A day has no hour, so no time zone may move it. */
import { kept } from "./kept.ts";
import type { Locale } from "./links.ts";

/** English dates are written day first, as the agency writes them. */
const FORMATS: Partial<Record<Locale, string>> = { en: "en-GB" };

const days = kept((locale: string) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }));

/** `"2026-03-01"` as `"1 March 2026"`, the same day wherever the page is built or read. */
export function dayInWords(day: string, locale: Locale): string {
  return days(FORMATS[locale] ?? locale).format(new Date(`${day}T00:00:00Z`));
}
