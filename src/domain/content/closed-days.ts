/** The agency's holidays as pages list them. */
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import type { Agency } from "./agency.ts";

export interface ClosedDay {
  /** `YYYY-MM-DD` */
  day: string;
  name: string | undefined;
  /** The actual language of the name. */
  locale: Locale;
}

/** The holidays from a day on, the next first. A name without a translation is in English. */
export function closedDays(
  { holidays, holidayNames }: Pick<Agency, "holidays" | "holidayNames">,
  locale: Locale,
  from: string,
): ClosedDay[] {
  return holidays
    .filter((day) => day >= from)
    .toSorted()
    .map((day) => {
      const names = holidayNames[day];
      const own = names?.[locale];
      return own !== undefined
        ? { day, name: own, locale }
        : { day, name: names?.[DEFAULT_LOCALE], locale: DEFAULT_LOCALE };
    });
}
