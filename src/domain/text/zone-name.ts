import type { Locale } from "#domain/links.ts";
import { intlTag } from "./intl.ts";

/** The name of a time zone in a language: `"Central European Standard Time"`. */
export function zoneName(locale: Locale, timeZone: string): string {
  const format = new Intl.DateTimeFormat(intlTag(locale), { timeZone, timeZoneName: "long" });
  return (
    format.formatToParts(new Date()).find(({ type }) => type === "timeZoneName")?.value ?? timeZone
  );
}
