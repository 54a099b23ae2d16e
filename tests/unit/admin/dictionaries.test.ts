/** every language of the staff area says all that the English one says, and fills in the same values. */
import { expect, test } from "vitest";
import { WORDS } from "#tests/support/admin/admin-words.ts";
import { flat } from "#tests/support/words/english-left.ts";

const { en, ...others } = WORDS;
const english = flat(en);

for (const [language, texts] of Object.entries(others)) {
  const translated = flat(texts);
  test(`${language} has the keys of English`, () => {
    expect([...translated.keys()].filter((key) => !key.endsWith("_many")).sort()).toEqual([...english.keys()].sort());
  });
  test(`${language} fills in the values that English fills in`, () => {
    const original = (key: string) => english.get(key.replace(/_many$/, "_other")) ?? "";
    const different = [...translated].filter(([key, text]) => values(text) !== values(original(key)));
    expect(different).toEqual([]);
  });
}

function values(text: string): string {
  return [...new Set(text.match(/\{\{[^}]+\}\}/g))].sort().join(" ");
}
