import { locale } from "#admin/i18n/i18n.ts";
import type { Locale } from "#domain/links.ts";

/** The name of a language in the language of the staff area, for sentences. */
export function languageInWords(language: Locale): string {
  return new Intl.DisplayNames(locale(), { type: "language" }).of(language) ?? language;
}
