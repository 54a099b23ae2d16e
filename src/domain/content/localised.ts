/** Content in the visitor's language, and in English where a translation is missing. */
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#domain/links.ts";

/** The actual language of a text, and all languages in which it exists. */
export interface Written {
  locale: Locale;
  written: readonly Locale[];
  /** Texts that remain in English. */
  inEnglish?: ReadonlySet<string> | undefined;
}

/** An entry with its address. */
export type Localised<Data> = Data & Written & { slug: string };

/** A list and its language. */
export interface List<Item> extends Written {
  items: Item[];
}

/** The `lang` attribute of a part, if its language differs from the surrounding one. */
export function langIn(around: Locale, { locale }: Pick<Written, "locale">): Locale | undefined {
  return locale === around ? undefined : locale;
}

/** As `langIn`, for one text of an entry. */
export function langOf(
  text: string,
  around: Locale,
  { locale, inEnglish }: Pick<Written, "locale" | "inEnglish">,
): Locale | undefined {
  return langIn(around, { locale: inEnglish?.has(text) ? DEFAULT_LOCALE : locale });
}

/**
 * Returns one entry per slug: the translation for `locale`, otherwise the English one. Leaves out a
 * translation without an English original.
 * @param entries with ids like `en/web-design-development`.
 */
export function localised<Data>(
  entries: readonly ({ id: string; data: Data } & Pick<Written, "inEnglish">)[],
  locale: Locale,
): Localised<Data>[] {
  const ids = new Set(entries.map(({ id }) => id));
  const inLocale = (language: Locale) =>
    entries
      .filter(({ id }) => id.startsWith(`${language}/`))
      .map(({ id, data, inEnglish }) => {
        const slug = id.slice(language.length + 1);
        const written = LOCALES.filter((known) => ids.has(`${known}/${slug}`));
        return { ...data, slug, locale: language, written, ...(inEnglish && { inEnglish }) };
      });
  const translated = locale === DEFAULT_LOCALE ? [] : inLocale(locale);
  return inLocale(DEFAULT_LOCALE).map(
    (entry) => translated.find(({ slug }) => slug === entry.slug) ?? entry,
  );
}
