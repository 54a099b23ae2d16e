/** The dictionaries are whole: types prove the keys, these tests what stands behind them. */
import { expect, test } from "vitest";
import { LOCALES } from "#domain/links.ts";
import { dictionary, fill, inDigits, inDollars } from "#site/i18n/translate.ts";
import { flat } from "#tests/support/words/english-left.ts";

const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const english = flat(dictionary("en"));
/** Words that a language has in common with English, names and signs. */
const SHARED =
  /^(pageTitle|home\.(sinceTag|heroTitle\.2)|.*request\.request|platform\.request|nav\.(blog|services|contact)|footer\.(blog|services|legal|copyright)|header\.menu|.*\.(faq|tag|client|message|project|metaTitle|menu|pause|budget|service|title|numbers\.\d+)|form\.fields\.(message|phone)\.label|request\.fields\.\w+|blog\.feedTitle|projects\.categories\.\w+|(form\.refusal|contactPage\.tooMany)\.text|prose\.code|project\.quote|realEstate\.\w+)$/;

for (const locale of LOCALES.filter((one) => one !== "en")) {
  const texts = [...flat(dictionary(locale))];

  test(`${locale}: as many texts as in English, none empty, each with the same values`, () => {
    expect(texts.map(([key]) => key).filter((key) => !key.endsWith(".many"))).toEqual([...english.keys()]);
    for (const [key, text] of texts) {
      const original = english.get(key.replace(/\.many$/, ".other")) ?? "";
      expect(text.trim() === "", key).toBe(original.trim() === "");
      expect(values(text), key).toEqual(values(original));
    }
  });

  test(`${locale}: no text was left in English`, () => {
    expect(texts.filter(([key, text]) => text === english.get(key) && !SHARED.test(key))).toEqual([]);
  });
}

test("Bengali texts are in Bengali letters and digits, but for names and values", () => {
  const latin = [...flat(dictionary("bn"))].filter(
    ([key, text]) => key !== "territory" && /[A-Za-z]{2}|[0-9]/.test(text.replace(/\{\w+\}/g, "")),
  );
  expect(latin.map(([, text]) => text.replace(/\{\w+\}|[^A-Za-z0-9@.+ ]/g, "").trim())).toEqual(
    latin.map(() => expect.stringMatching(/^[ .]*(RSS|name@example\.com|\+880 1700 000000)[ .]*$/)),
  );
});

test("numbers and amounts as each language writes them", () => {
  expect(LOCALES.map((locale) => fill("{n}/{total}", { n: 3, total: 12 }, locale))).toEqual(["3/12", "৩/১২", "3/12", "3/12"]);
  expect(inDigits(2026, "bn")).toBe("২০২৬");
  expect(LOCALES.map((locale) => inDollars("$32,500", locale).replace(/\s/g, " "))).toEqual([
    "$32,500",
    "৩২,৫০০ ডলার",
    "32 500 $",
    "$32,500",
  ]);
});

test.each(LOCALES)("%s: the sentence that promises an answer says itself when it holds", (locale) => {
  const { contact, home } = dictionary(locale);
  for (const text of [contact.promise, home.faq.ask.replace(/^[^.।]+[.।] /, "")]) expect(text, text).toMatch(/^[^.।]+\{time\}[^.।]+[.।]$/);
  expect(contact.promise).toMatch(/in office hours|অফিস সময়ে|aux heures de bureau|en horario laboral/);
});
