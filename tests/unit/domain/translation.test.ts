/** Which English text a translation follows, and what becomes of it when the English changes. */
import { describe, expect, test } from "vitest";
import { keptPairs, translatedWords, translationState } from "#domain/records/translation.ts";
import { FIELDS_OF, maxOf, wordFields, wordsOf } from "#domain/records/words.ts";

const pair = (english: string, text: string) => ({ english, text });
const states = (words: ReturnType<typeof translatedWords>) =>
  words.map(({ english, state, text, before }) =>
    [english, state, text, before?.text].filter(Boolean).join(" | "),
  );

describe("the words of a record", () => {
  test("are every text that its languages have of their own, paragraphs and entries each", () => {
    const project = {
      title: "Ghat",
      client: "Ghatline",
      description: "Short.\n\nLong.",
      industry: undefined,
      location: "Dhaka",
      status: "Planning",
      budget: 900,
      features: ["Desk - one", "Quay - two"],
      images: ["/media/a.webp", "/media/b.webp"],
      imageAlts: { "/media/b.webp": "A quay" },
    };
    expect(wordsOf(FIELDS_OF.projects, project)).toEqual({
      title: ["Ghat"],
      client: ["Ghatline"],
      description: ["Short.", "Long."],
      industry: [],
      location: ["Dhaka"],
      features: ["Desk - one", "Quay - two"],
      images: ["", "A quay"],
    });
  });

  test("have the limits of the form, paragraphs those of content", () => {
    const limits = Object.fromEntries(
      wordFields(FIELDS_OF.services).map(([name, field]) => [name, maxOf(field)]),
    );
    expect(limits).toEqual({
      serviceType: 160,
      shortDetails: 400,
      deliveryTime: 60,
      fullDetails: 2_000,
      bulletPoints: 500,
      images: 200,
    });
  });
});

describe("a translation", () => {
  test("counts while the English is exactly what it follows, and is outdated after that", () => {
    const own = { title: [pair("Boats", "Bateaux")] };
    expect(states(translatedWords({ title: ["Boats"] }, own))).toEqual(["Boats | done | Bateaux"]);
    expect(states(translatedWords({ title: ["Fast boats"] }, own))).toEqual([
      "Fast boats | outdated | Bateaux",
    ]);
    expect(states(translatedWords({ title: ["Boats"] }, {}))).toEqual(["Boats | missing"]);
  });

  test("follows its text wherever that moves: a new paragraph is missing, the others stay", () => {
    const own = { details: [pair("First.", "Un."), pair("Second.", "Deux.")] };
    expect(states(translatedWords({ details: ["New.", "Second.", "First."] }, own))).toEqual([
      "New. | missing",
      "Second. | done | Deux.",
      "First. | done | Un.",
    ]);
  });

  test("of a list is outdated for the entry that its English resembles", () => {
    const own = {
      details: [
        pair("We paint boats in three weeks.", "Trois semaines."),
        pair("Call us before noon.", "Avant midi."),
      ],
    };
    const english = {
      details: [
        "Something new altogether.",
        "Call us before nine.",
        "We paint boats in two weeks.",
      ],
    };
    expect(states(translatedWords(english, own))).toEqual([
      "Something new altogether. | missing",
      "Call us before nine. | outdated | Avant midi.",
      "We paint boats in two weeks. | outdated | Trois semaines.",
    ]);
  });

  test("by staff comes before that of content, which stands in where staff wrote none", () => {
    const [own, content] = [
      { title: [pair("Boats", "Barques")] },
      { title: [pair("Boats", "Bateaux")], place: [pair("Dhaka", "Dacca")] },
    ];
    const words = translatedWords({ title: ["Boats"], place: ["Dhaka"] }, own, content);
    expect(words.map(({ text, isOfContent }) => [text, isOfContent])).toEqual([
      ["Barques", false],
      ["Dacca", true],
    ]);
  });

  test("of a picture without a description needs no text", () => {
    expect(translatedWords({ images: ["", "A quay"] }, {}).map(({ index }) => index)).toEqual([1]);
  });
});

describe("a save", () => {
  const english = { title: ["Boats"], details: ["First.", "Second."] };

  test("replaces the texts of the record and keeps those of former English texts", () => {
    const before = {
      title: [pair("Ships", "Navires")],
      details: [pair("First.", "Un."), pair("Old.", "Vieux.")],
    };
    expect(keptPairs(english, before, { details: [pair("First.", "Premier.")] })).toEqual({
      title: [pair("Ships", "Navires")],
      details: [pair("First.", "Premier."), pair("Old.", "Vieux.")],
    });
  });

  test("removes a text that was emptied or left out", () => {
    const before = { title: [pair("Boats", "Bateaux")], details: [pair("First.", "Un.")] };
    expect(keptPairs(english, before, { details: [pair("First.", "")] })).toEqual({});
  });
});

test("the state of a language counts its texts; without a saved translation that of content is public", () => {
  const english = { title: ["Boats"], details: ["First.", "Second."] };
  const stored = { isPublished: false, fields: { title: [pair("Ships", "Navires")] } };
  const content = { details: [pair("First.", "Un.")] };
  expect(translationState(english, stored, content)).toEqual({
    isPublished: false,
    done: 1,
    outdated: 1,
    missing: 1,
  });
  expect(translationState(english, undefined, content)).toMatchObject({
    isPublished: true,
    done: 1,
  });
  expect(translationState(english, undefined, undefined)).toMatchObject({
    isPublished: false,
    missing: 3,
  });
});
