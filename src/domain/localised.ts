/** Content in the visitor's language, and in English where a translation is missing. */
import { DEFAULT_LOCALE, type Locale } from "./links.ts";

/** An entry with its address and the language that its text is really in. */
export type Localised<Data> = Data & { slug: string; locale: Locale };

/**
 * One entry per slug: that of `locale`, else the English one. A translation without an English original is left out.
 * @param entries with ids like `en/web-design-development`.
 */
export function localised<Data>(entries: readonly { id: string; data: Data }[], locale: Locale): Localised<Data>[] {
  const inLocale = (language: Locale) =>
    entries
      .filter(({ id }) => id.startsWith(`${language}/`))
      .map(({ id, data }) => ({ ...data, slug: id.slice(language.length + 1), locale: language }));
  const translated = locale === DEFAULT_LOCALE ? [] : inLocale(locale);
  return inLocale(DEFAULT_LOCALE).map((entry) => translated.find(({ slug }) => slug === entry.slug) ?? entry);
}
