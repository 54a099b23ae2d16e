/** Languages in which visitors read a part of a record in English. */
import type { Locale } from "#domain/languages.ts";
import {
  TRANSLATED,
  type TranslationLocale,
  type TranslationStates,
} from "#domain/records/translation.ts";
import { inDigits, languageName } from "#domain/text/words.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";

interface LanguageCheck {
  weight: "warning";
  /** The first of the languages, whose form mends it. */
  locale: TranslationLocale;
  reason: Sentence;
}

/**
 * At most one check for texts without a translation and one for outdated ones, each with all its
 * languages and the number of texts.
 * @param locale the language of the numbers.
 */
export function behindIn(states: TranslationStates, locale: Locale): LanguageCheck[] {
  const check = (
    state: "missing" | "outdated",
    sentence: (values: { languages: string }) => Sentence,
  ): LanguageCheck[] => {
    const behind = TRANSLATED.filter((language) => (states[language]?.[state] ?? 0) > 0);
    const [first] = behind;
    if (first === undefined) return [];
    const languages = behind.map(
      (language) =>
        `${languageName(language)} (${inDigits(states[language]?.[state] ?? 0, locale)})`,
    );
    return [
      {
        weight: "warning",
        locale: first,
        reason: sentence({ languages: new Intl.ListFormat(locale).format(languages) }),
      },
    ];
  };
  return [
    ...check("outdated", (values) => say("checks.outdated", values)),
    ...check("missing", (values) => say("checks.untranslated", values)),
  ];
}
