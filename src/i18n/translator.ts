/**
 * Texts of the catalogue in any language, for the build and functions. Each caller passes the
 * groups that it uses.
 */
import i18next from "i18next";
import { phone } from "#generated/agency.ts";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "#domain/links.ts";
import { formatter } from "./formatter.ts";
import type { Translate } from "./keys.ts";

/** i18next options shared with the admin. */
export const READING = {
  supportedLngs: LOCALES,
  fallbackLng: DEFAULT_LOCALE,
  initAsync: false,
  returnNull: false,
  // The caller escapes. Values are never interpolated recursively.
  interpolation: {
    escapeValue: false,
    alwaysFormat: true,
    skipOnVariables: true,
    defaultVariables: { examplePhone: phone },
  },
} as const;

/** A group of texts in each language of the site. */
export type Room<Texts> = { readonly en: Texts } & Readonly<Partial<Record<Locale, object>>>;

/** `translator(common, api)("fr")("staff.created", { name: "Anne" })`. */
export function translator<First, Second, Third = unknown>(
  ...rooms: [Room<First>, Room<Second>, Room<Third>?]
): (locale: Locale) => Translate<First & Second & Third> {
  const resources = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      { translation: Object.assign({}, ...rooms.map((room) => room?.[locale])) as object },
    ]),
  );
  const instance = i18next.createInstance();
  void instance.use(formatter).init({ ...READING, resources });
  const known = Object.fromEntries(LOCALES.map((locale) => [locale, instance.getFixedT(locale)]));
  return (locale) =>
    (known[locale] ?? known[DEFAULT_LOCALE]) as unknown as Translate<First & Second & Third>;
}
