/** Picks the dictionary of a language and fills values into its texts. */
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import { bn } from "./bn.ts";
import { en, type Dictionary } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const DICTIONARIES: Record<Locale, Dictionary> = { en, bn, fr, es };

/** The languages that pages are built in: those with a complete dictionary. */
export const PUBLISHED_LOCALES = Object.keys(DICTIONARIES) as Locale[];

export function dictionary(locale: Locale): Dictionary {
  return DICTIONARIES[locale];
}

/**
 * `fill("{n} of {total}", { n: 1, total: 6 }, "en")` is `"1 of 6"`, and in Bengali its numbers have Bengali digits.
 * An unknown name stays as it is, where a test will find it.
 */
export function fill(text: string, values: Record<string, string | number>, locale: Locale): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === "number" ? inDigits(value, locale) : value;
  });
}

/** What a language calls itself. */
export function languageName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** An amount as content writes it, `"$32,500"`, as readers of the language write it. */
export function inDollars(amount: string, locale: Locale): string {
  const format = { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locale, format).format(Number(amount.replace(/[$,]/g, "")));
}

/** A number without a thousands separator, in the digits that readers of the language expect. */
export function inDigits(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { useGrouping: false }).format(value);
}

/** The paths of a page under `[...locale]`: no prefix for English. */
export function localePaths(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return PUBLISHED_LOCALES.map((locale) => ({ params: { locale: locale === DEFAULT_LOCALE ? undefined : locale }, props: { locale } }));
}
