/** Calendar days as people read them. A day has no hour, so no time zone may move it. */
import type { Locale } from "./links.ts";

/** English dates are written day first, as the agency writes them. */
const FORMATS: Partial<Record<Locale, string>> = { en: "en-GB" };

/** `"2026-03-01"` as `"1 March 2026"`, the same day wherever the page is built or read. */
export function dayInWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(FORMATS[locale] ?? locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
