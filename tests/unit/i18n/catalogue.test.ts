/**
 * Each language says all that English says. Types prove the keys; these tests look at the texts.
 */
import { describe, expect, test } from "vitest";
import { LOCALES } from "#domain/links.ts";
import { CATALOGUE, ROOMS } from "#tests/support/words/catalogue.ts";

const placesIn = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}/g))].sort();
const inEnglish = (key: string) =>
  CATALOGUE.en.get(key) ?? CATALOGUE.en.get(key.replace(/_many$/, "_other")) ?? "";
/** A single word may be the same in two languages. */
const isSentence = (text: string) =>
  /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(text.replace(/\{\{[^}]+\}\}/g, ""));

test("the files are found", () => {
  expect(ROOMS).toContain("api");
  expect(CATALOGUE.en.size).toBeGreaterThan(150);
});

describe.each(LOCALES.filter((locale) => locale !== "en"))("%s", (locale) => {
  const texts = [...CATALOGUE[locale]];

  test("has a text for each of English, and none besides", () => {
    expect(texts.map(([key]) => key).filter((key) => !key.endsWith("_many"))).toEqual([
      ...CATALOGUE.en.keys(),
    ]);
    expect(texts.filter(([key, text]) => (text === "") !== (inEnglish(key) === ""))).toEqual([]);
  });

  test("puts the same values into a text as English", () => {
    expect(texts.map(([key, text]) => [key, placesIn(text)])).toEqual(
      texts.map(([key]) => [key, placesIn(inEnglish(key))]),
    );
  });

  test("has nothing left in English", () => {
    expect(texts.filter(([key, text]) => text === inEnglish(key) && isSentence(text))).toEqual([]);
  });
});

test.each(ROOMS.filter((room) => room !== "common"))(
  "%s has no group of the name of a common one, which is read with it",
  (room) => {
    const groupsOf = (name: string) =>
      new Set(
        [...CATALOGUE.en.keys()]
          .filter((key) => key.startsWith(`${name}.`))
          .map((key) => key.split(".")[1]),
      );
    expect([...groupsOf(room)].filter((group) => groupsOf("common").has(group))).toEqual([]);
  },
);

/** Whole groups go to an island or are read by a name, so these stay beside their siblings. */
const IN_GROUPS = ["site.blog.notFound.back"];

test.each(ROOMS.filter((room) => room !== "common"))(
  "%s and the common texts say a sentence under one key, unless a language needs two",
  (room) => {
    const keysOf = new Map<string, string[]>();
    for (const [key, text] of CATALOGUE.en)
      if ([room, "common"].includes(key.split(".")[0] ?? "") && isSentence(text)) {
        const inAll = LOCALES.map((locale) => CATALOGUE[locale].get(key)).join("\n");
        keysOf.set(inAll, [...(keysOf.get(inAll) ?? []), key]);
      }
    const repeated = [...keysOf.values()]
      .map((keys) => keys.filter((key) => !IN_GROUPS.includes(key)))
      .filter((keys) => keys.length > 1);
    expect(repeated).toEqual([]);
  },
);
