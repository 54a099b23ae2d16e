/** Content in the visitor's language, and in English where a translation is missing. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./links.ts";

/** The language that a text is really in, and all languages that it is written in. */
export interface Written {
  locale: Locale;
  written: readonly Locale[];
}

/** An entry with its address. */
export type Localised<Data> = Data & Written & { slug: string };

/** The `lang` of a part whose words are in another language than the text around it. */
export function langIn(around: Locale, { locale }: Pick<Written, "locale">): Locale | undefined {
  return locale === around ? undefined : locale;
}

/**
 * One entry per slug: that of `locale`, else the English one. A translation without an English original is left out.
 * @param entries with ids like `en/web-design-development`.
 */
export function localised<Data>(entries: readonly { id: string; data: Data }[], locale: Locale): Localised<Data>[] {
  const ids = new Set(entries.map(({ id }) => id));
  const inLocale = (language: Locale) =>
    entries
      .filter(({ id }) => id.startsWith(`${language}/`))
      .map(({ id, data }) => {
        const slug = id.slice(language.length + 1);
        return { ...data, slug, locale: language, written: LOCALES.filter((known) => ids.has(`${known}/${slug}`)) };
      });
  const translated = locale === DEFAULT_LOCALE ? [] : inLocale(locale);
  return inLocale(DEFAULT_LOCALE).map((entry) => translated.find(({ slug }) => slug === entry.slug) ?? entry);
}
