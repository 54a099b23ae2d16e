/** The languages with texts in the product: one folder of `src/i18n` each. */
export const LANGUAGES = ["en", "bn", "fr", "es"] as const;
export type Locale = (typeof LANGUAGES)[number];
/** Its pages have no prefix in their address, and replace missing translations. */
export const DEFAULT_LOCALE = "en" satisfies Locale;
