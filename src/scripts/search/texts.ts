/**
 * The dialog's texts. They come with its script, because one is for a connection that was lost.
 */
import { search } from "#generated/texts/search.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/languages.ts";
import { inDigits } from "#domain/text/words.ts";
import type { Translation } from "#site/i18n/keys.ts";

type Texts = Translation<"en", (typeof search)["en"]>;

export const locale = document.documentElement.lang as Locale;
const all: Partial<Record<Locale, Texts>> = search;

export const words = (all[locale] ?? search[DEFAULT_LOCALE]).search as Texts["search"];

/** A text with its values; numbers in the digits of the language. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? "";
    return typeof value === "number" ? inDigits(value, locale) : value;
  });
}

/** How much was found, in the plural form of the language. */
export function foundInWords(count: number, query: string): string {
  if (count === 0) return filled(words.none, { query });
  const forms: Partial<Record<string, unknown>> = words;
  const form = forms[`found_${new Intl.PluralRules(locale).select(count)}`];
  return filled(typeof form === "string" ? form : words.found_other, { count, query });
}
