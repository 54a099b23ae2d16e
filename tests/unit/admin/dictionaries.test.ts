/** every language of the staff area says all that the English one says, and fills in the same values. */
import { expect, test } from "vitest";
import { bn } from "#site/admin/i18n/bn/bn.ts";
import { en } from "#site/admin/i18n/en/en.ts";
import { es } from "#site/admin/i18n/es/es.ts";
import { fr } from "#site/admin/i18n/fr/fr.ts";

interface Texts {
  readonly [key: string]: string | Texts;
}

const english = flat(en);

for (const [language, texts] of Object.entries({ bn, fr, es })) {
  const translated = flat(texts);
  test(`${language} has the keys of English`, () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });
  test(`${language} fills in the values that English fills in`, () => {
    const different = [...english].filter(([key, text]) => values(text) !== values(translated.get(key) ?? ""));
    expect(different).toEqual([]);
  });
}

function flat(texts: Texts, path = ""): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string" ? [[path + key, value] as const] : [...flat(value, `${path + key}.`)],
    ),
  );
}

function values(text: string): string {
  return [...new Set(text.match(/\{\{[^}]+\}\}/g))].sort().join(" ");
}
