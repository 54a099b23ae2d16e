/**
 * Texts of the catalogue in any language, for the build and for functions. Each passes the rooms
 * that it uses.
 */
import i18next from "i18next";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#domain/links.ts";
import { formatter } from "./formatter.ts";
import type { Translate, Translation } from "./keys.ts";

/** i18next options shared with the admin. */
export const READING = {
  supportedLngs: LOCALES,
  fallbackLng: DEFAULT_LOCALE,
  initAsync: false,
  returnNull: false,
  // The caller escapes. Values are never interpolated themselves.
  interpolation: { escapeValue: false, alwaysFormat: true, skipOnVariables: true },
} as const;

/** `translator({ en, bn, fr, es })("fr")("staff.created", { name: "Anne" })`. */
export function translator<const Texts>(
  texts: { en: Texts } & {
    readonly [Language in Exclude<Locale, "en">]: Translation<Language, Texts>;
  },
): (locale: Locale) => Translate<Texts> {
  const resources = Object.fromEntries(
    Object.entries(texts).map(([language, translation]) => [language, { translation }]),
  );
  const instance = i18next.createInstance();
  void instance
    .use(formatter)
    .init({ ...READING, resources: resources as Record<string, Record<string, object>> });
  const known = Object.fromEntries(LOCALES.map((locale) => [locale, instance.getFixedT(locale)]));
  return (locale) => known[locale] as unknown as Translate<Texts>;
}
