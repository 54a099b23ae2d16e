import { inEnglish } from "#admin/i18n/i18n.ts";
import { DEFAULT_LOCALE } from "#domain/languages.ts";
import type { PageWords } from "#domain/records/shown.ts";

/** The words of the pages that records are previewed on. */
export const ENGLISH: PageWords = {
  locale: DEFAULT_LOCALE,
  say: inEnglish as unknown as PageWords["say"],
};
