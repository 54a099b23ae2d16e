import { expect, test } from "vitest";
import {
  bylineOf,
  personContent,
  type PersonContent,
  personTranslation,
  spokenName,
  wholePeople,
} from "#domain/content/person.ts";
import { z } from "zod";

const schema = personContent(z.string());
const rima = {
  order: 1,
  name: "Rima Das",
  role: "Weaver",
  does: "Rima weaves.",
  speaks: ["bn", "en"],
};

test.each([
  ["no language", { speaks: [] }],
  ["an unknown language", { speaks: ["bn", "xx"] }],
  ["a language by its name", { speaks: ["Bengali"] }],
  ["a link that a page cannot follow", { links: [{ name: "Site", url: "javascript:alert(1)" }] }],
  ["hair of no drawing", { face: { hair: "mohawk" } }],
  ["a year in words", { since: "last year" }],
  ["no name", { name: " " }],
  ["an unknown field", { salary: 1 }],
])("a person with %s is refused", (_what, change) => {
  expect(schema.safeParse(rima).success).toBe(true);
  expect(schema.safeParse({ ...rima, ...change }).success).toBe(false);
});

test("a translation has words only", () => {
  const words = { name: "রিমা দাস", role: "তাঁতি", does: "রিমা তাঁত বোনেন।" };
  expect(personTranslation.safeParse(words).success).toBe(true);
  for (const fact of ["order", "speaks", "since", "links", "picture", "face"])
    expect(personTranslation.safeParse({ ...words, [fact]: 1 }).success, fact).toBe(false);
});

test("a translation takes the facts from English", () => {
  const english: PersonContent<string> = schema.parse({ ...rima, since: 2020 });
  const french = { name: "Rima Das", role: "Tisserande", does: "Rima tisse." };
  const bengali = { name: "রিমা দাস", role: "তাঁতি", does: "রিমা তাঁত বোনেন।" };
  const files = wholePeople<string>([
    { id: "bn/rima-das", data: bengali },
    { id: "en/rima-das", data: english },
    { id: "fr/rima-das", data: french },
    { id: "fr/of-no-one", data: french },
  ]);
  expect(files).toEqual([
    { id: "bn/rima-das", data: { ...english, ...bengali } },
    { id: "en/rima-das", data: english },
    { id: "fr/rima-das", data: { ...english, ...french } },
  ]);
});

test("an author is the person of that address; with a role beside, a name alone", () => {
  const person = {
    ...schema.parse(rima),
    slug: "rima-das",
    locale: "en" as const,
    written: ["en" as const],
  };
  expect(bylineOf({ author: "rima-das", authorRole: undefined }, [person])).toEqual({
    author: "Rima Das",
    authorRole: "Weaver",
    person,
  });
  for (const author of ["Rima Das", "rima-das"])
    expect(bylineOf({ author, authorRole: "Guest" }, [person])).toEqual({
      author,
      authorRole: "Guest",
    });
  expect(bylineOf({ author: "Guest", authorRole: undefined }, [])).toEqual({
    author: "Guest",
    authorRole: undefined,
  });
});

test.each([
  ["bn", "en", "Bangla"],
  ["bn", "bn", "বাংলা"],
  ["fr", "es", "francés"],
  ["pt-BR", "en", "Brazilian Portuguese"],
  ["xx", "en", undefined],
  ["", "en", undefined],
  ["not a code", "en", undefined],
])("the language %s in %s is %s", (code, locale, name) => {
  expect(spokenName(code, locale)).toBe(name);
});
