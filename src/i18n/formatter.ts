/** Formats values in texts for readers of the language. */
import type { FormatterModule } from "i18next";
import type { Locale } from "#domain/links.ts";
import { intlTag } from "#domain/text/intl.ts";
import { amount, grouped, inDigits, waitInWords } from "#domain/text/words.ts";
import { digitsIn } from "#domain/text/digits-in.ts";

const FORMATS: Record<string, (value: number, locale: Locale) => string> = {
  number: grouped,
  // As people type it: "1234.5".
  plain: (value, locale) => digitsIn(String(value), locale),
  wait: waitInWords,
  minute: (value, locale) => amount(value, "minute", locale),
  hour: (value, locale) => amount(value, "hour", locale),
  day: (value, locale) => amount(value, "day", locale),
};

/** Replaces i18next's own formatter, which does not know these formats. */
export const formatter: FormatterModule = {
  type: "formatter",
  init() {
    // Nothing to set up.
  },
  add() {
    // All formats are above.
  },
  addCached() {
    // As `add`.
  },
  format(value: unknown, format: string | undefined, language: string | undefined): string {
    const locale = language as Locale;
    if (Array.isArray(value))
      return new Intl.ListFormat(intlTag(locale), { type: "disjunction" }).format(
        value as string[],
      );
    return typeof value === "number"
      ? (FORMATS[format ?? ""] ?? inDigits)(value, locale)
      : (value as string);
  },
};
