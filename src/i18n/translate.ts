/** Picks the dictionary of a language and fills values into its texts. */
import { DEFAULT_LOCALE, type Locale } from "#domain/links.ts";
import { en, type Dictionary } from "./en.ts";

const DICTIONARIES: Partial<Record<Locale, Dictionary>> = { en };

/** The languages that pages are built in: those with a complete dictionary. */
export const PUBLISHED_LOCALES = Object.keys(DICTIONARIES) as Locale[];

export function dictionary(locale: Locale): Dictionary {
  return DICTIONARIES[locale] ?? en;
}

/** `fill("{n} of {total}", { n: 1, total: 6 })` is `"1 of 6"`. An unknown name stays as it is, where a test will find it. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The paths of a page under `[...locale]`: no prefix for English. */
export function localePaths(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return PUBLISHED_LOCALES.map((locale) => ({ params: { locale: locale === DEFAULT_LOCALE ? undefined : locale }, props: { locale } }));
}
