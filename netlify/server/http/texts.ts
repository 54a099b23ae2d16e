/** The server's sentences in each language. */
import { api } from "#generated/texts/api.ts";
import { common } from "#generated/texts/common.ts";
import type { Locale } from "#domain/links.ts";
import type { Sentence } from "#site/i18n/sentence.ts";
import { translator } from "#site/i18n/translator.ts";

const textsIn = translator(common, api);

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
