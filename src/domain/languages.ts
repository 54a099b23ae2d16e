/** The languages that the product has texts in: one folder of `src/i18n` each. */
export const LANGUAGES = ["en", "bn", "fr", "es"] as const;
export type Locale = (typeof LANGUAGES)[number];
/** Its pages have no language in their address, and stand in for missing translations. */
export const DEFAULT_LOCALE = "en" satisfies Locale;
