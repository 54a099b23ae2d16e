import { DEFAULT_LOCALE, type Locale, LOCALES } from "#domain/links.ts";

/** The language of `content/<collection>/<language>/<name>.mdx`. */
export function localeOf(file: URL | undefined): Locale {
  const folder = file?.pathname.split("/").at(-2);
  return LOCALES.find((locale) => locale === folder) ?? DEFAULT_LOCALE;
}
