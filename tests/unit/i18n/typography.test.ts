/**
 * Every text of every dictionary keeps the spaces, digits and quotation marks of its language, as
 * the built pages do.
 */
import { expect, test } from "vitest";
import { REPLY_WORDS } from "#domain/inbox/reply-words.ts";
import { CATALOGUE } from "#tests/support/words/catalogue.ts";
import { flat } from "#tests/support/words/english-left.ts";
import { struckIn } from "#tests/support/words/typography.ts";

/** A value stands for a word (the rules do not excuse a brace) and for a number. */
const DIGIT = { en: "7", bn: "৭", fr: "7", es: "7" };

for (const locale of ["en", "bn", "fr", "es"] as const) {
  const dictionaries = {
    catalogue: Object.fromEntries(CATALOGUE[locale]),
    reply: REPLY_WORDS[locale],
  };
  test.each(Object.entries(dictionaries))(`${locale}: the texts of %s`, (_name, texts) => {
    const found = [...flat(texts)].filter(
      ([, text]) =>
        struckIn(locale, [withValue(text, "{n}"), withValue(text, DIGIT[locale])]).length > 0,
    );
    expect(found).toEqual([]);
  });
}

test("mistakes are found: a space that breaks, none at all, one within quotation marks, the signs of another language, a straight apostrophe", () => {
  const mistakes = {
    en: ["Let's Connect"],
    bn: ["বার্তা পাঠান.", "কেন ?", "৫০$"],
    fr: [
      "Publier : en cours",
      "Publier: en cours",
      "Pourquoi ?",
      "Pourquoi?",
      "« Effacement »",
      "{n} % avant",
      "7 % avant",
      "l'adresse",
    ],
    es: ["Por qué?", "7 %", "Listo!"],
  };
  for (const locale of ["en", "bn", "fr", "es"] as const)
    expect(struckIn(locale, mistakes[locale])).toEqual(mistakes[locale]);
  expect(
    struckIn("fr", [
      "Publier\u00a0: en cours",
      "Pourquoi\u202f?",
      "«\u00a0Effacement\u00a0»",
      "7\u00a0%",
      "https://example.com",
    ]),
  ).toEqual([]);
});

function withValue(text: string, value: string): string {
  return text.replace(/\{\{[^}]+\}\}|\{\w+\}/g, value);
}
