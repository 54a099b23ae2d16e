/** Each language says all that English says. Types prove the keys; these tests look at the texts. */
import { describe, expect, test } from "vitest";
import { LOCALES } from "#domain/links.ts";
import { CATALOGUE, ROOMS } from "#tests/support/words/catalogue.ts";

const placesIn = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}/g))].sort();
const inEnglish = (key: string) => CATALOGUE.en.get(key) ?? CATALOGUE.en.get(key.replace(/_many$/, "_other")) ?? "";
/** Words that languages have in common. */
const SHARED = /^(common\.fields\.(message|service|budget)|mail\.message\.(labels\.page|fact)|forms\.tryAgain\.field)$/;

test("the files are found", () => {
  expect(ROOMS).toContain("api");
  expect(CATALOGUE.en.size).toBeGreaterThan(150);
});

describe.each(LOCALES.filter((locale) => locale !== "en"))("%s", (locale) => {
  const texts = [...CATALOGUE[locale]];

  test("has a text for each of English, and none besides", () => {
    expect(texts.map(([key]) => key).filter((key) => !key.endsWith("_many"))).toEqual([...CATALOGUE.en.keys()]);
    expect(texts.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("puts the same values into a text as English", () => {
    expect(texts.map(([key, text]) => [key, placesIn(text)])).toEqual(texts.map(([key]) => [key, placesIn(inEnglish(key))]));
  });

  test("has nothing left in English", () => {
    expect(texts.filter(([key, text]) => text === inEnglish(key) && !SHARED.test(key))).toEqual([]);
  });
});

test("no two rooms that are read together have a group of the same name", () => {
  const groups = [...CATALOGUE.en.keys()].filter((key) => /^(common|api|forms|mail)\./.test(key)).map((key) => key.split(".").slice(0, 2));
  const rooms = Map.groupBy(groups, ([, group]) => group);
  expect([...rooms.values()].filter((found) => new Set(found.map(([room]) => room)).size > 1)).toEqual([]);
});
