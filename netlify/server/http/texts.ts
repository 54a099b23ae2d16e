/** The server's sentences in each language. */
import type { Locale } from "#domain/links.ts";
import { api as bnApi } from "#site/i18n/bn/api.ts";
import { common as bnCommon } from "#site/i18n/bn/common.ts";
import { api as enApi } from "#site/i18n/en/api.ts";
import { common as enCommon } from "#site/i18n/en/common.ts";
import { api as esApi } from "#site/i18n/es/api.ts";
import { common as esCommon } from "#site/i18n/es/common.ts";
import { api as frApi } from "#site/i18n/fr/api.ts";
import { common as frCommon } from "#site/i18n/fr/common.ts";
import type { Sentence } from "#site/i18n/sentence.ts";
import { translator } from "#site/i18n/translator.ts";

const textsIn = translator({
  en: { ...enCommon, ...enApi },
  bn: { ...bnCommon, ...bnApi },
  fr: { ...frCommon, ...frApi },
  es: { ...esCommon, ...esApi },
});

/** A sentence as text in a language. */
export function inWords({ key, values }: Sentence, locale: Locale): string {
  const text = textsIn(locale) as (key: string, values: Sentence["values"]) => string;
  return text(key, values);
}

/** The sentences of fields as text in a language. */
export function fieldsInWords(
  fields: Record<string, Sentence>,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => [name, inWords(sentence, locale)]),
  );
}
