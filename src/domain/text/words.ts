/** Inserts values into texts in a language's own format. */
import type { Locale } from "#domain/languages.ts";
import { intlTag, memoize } from "./intl.ts";

const digits = /* @__PURE__ */ memoize(
  (locale: string) => new Intl.NumberFormat(intlTag(locale), { useGrouping: false }),
);
const numbers = /* @__PURE__ */ memoize((locale: string) => new Intl.NumberFormat(intlTag(locale)));
const amounts = /* @__PURE__ */ memoize(
  (locale: string, unit: string) =>
    new Intl.NumberFormat(intlTag(locale), { style: "unit", unit, unitDisplay: "long" }),
);

/**
 * `fill("{n} of {total}", { n: 1, total: 6 }, "en")` is `"1 of 6"`; in Bengali its numbers have
 * Bengali digits. An unknown placeholder stays in the text, where tests find it.
 */
export function fill(
  text: string,
  values: Record<string, string | number>,
  locale: Locale,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === "number" ? inDigits(value, locale) : value;
  });
}

/** A number without a thousands separator, in the digits of the language. */
export function inDigits(value: number, locale: Locale): string {
  return digits(locale).format(value);
}

/** A number with the thousands separator of the language: `"5,000"`. */
export function grouped(value: number, locale: Locale): string {
  return numbers(locale).format(value);
}

/** `"1 minute"`, `"10 minutes"`, by the plural rules of the language. */
export function amount(
  value: number,
  unit: "second" | "minute" | "hour" | "day",
  locale: Locale,
): string {
  return amounts(locale, unit).format(value);
}

/** The promised answer times, `"30 minutes"` and `"24 hours"`. */
export function answerTimes(
  promises: { homeForm: number; contactPage: number },
  locale: Locale,
): { homeForm: string; contactPage: string } {
  return {
    homeForm: amount(promises.homeForm, "minute", locale),
    contactPage: amount(promises.contactPage, "hour", locale),
  };
}

/** A wait as `"30 seconds"` or `"7 minutes"`: rounded up, so that the retry is never too early. */
export function waitInWords(seconds: number, locale: Locale): string {
  return seconds < 60
    ? amount(Math.max(1, Math.ceil(seconds)), "second", locale)
    : amount(Math.ceil(seconds / 60), "minute", locale);
}

/** The name of a language in that language: `Français`. */
export function languageName(locale: Locale): string {
  return capitalised(
    new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale,
    locale,
  );
}

/** Capitalises the first letter, for the start of a line. */
export function capitalised(text: string, locale: Locale): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

/**
 * The number in a figure: `500` for `"500+"` and `"৫০০+"`. `NaN`, which counts as plural, for a
 * figure in words.
 */
export function numberIn(figure: string): number {
  const digits = figure
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/\D/g, "");
  return digits === "" ? Number.NaN : Number(digits);
}
