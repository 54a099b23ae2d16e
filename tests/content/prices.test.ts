/** Prices on a copy of the demo content: numbers that contradict each other, and languages that do. */
import { expect, test } from "vitest";
import { check, edit, undoAfterEach } from "./copy.ts";

undoAfterEach();

const ENGLISH = "services/en/graphics-design.mdx";
const FRENCH = "services/fr/graphics-design.mdx";
const PLATFORM = "platforms/en/amazon.mdx";
const PRICE = /^price:\n(?: {2}.*\n)+/m;
const FROM = /^ {2}from: .*$/m;
const USUAL = /^ {2}usual: .*$/m;
const MOVES = / {2}moves:\n(?: {4}.*\n)+/;

test.each<[file: string, from: RegExp, to: string, expected: string]>([
  [ENGLISH, FROM, "  from: 801", "price.from: Must not be more than the first number of `usual`."],
  [PLATFORM, FROM, "  from: 901", "price.from: Must not be more than the first number of `usual`."],
  [ENGLISH, USUAL, "  usual: [3500, 800]", "price.usual: Must rise"],
  [ENGLISH, USUAL, "  usual: [800, 800]", "price.usual: Must rise"],
  [ENGLISH, USUAL, "  usual: [800]", "price.usual"],
  [ENGLISH, USUAL, "  usual: [800, 900, 1000]", "price.usual"],
  [ENGLISH, USUAL, "  usual: [800.5, 3500]", "price.usual[0]: Must be a whole number"],
  [ENGLISH, FROM, "  from: 0", "price.from: Must be at least 1"],
  [ENGLISH, FROM, "  from: -300", "price.from: Must be at least 1"],
  [ENGLISH, FROM, "  from: 299.99", "price.from: Must be a whole number"],
  [ENGLISH, FROM, "  from: 1,200", "price.from: Must be a whole number"],
  [ENGLISH, FROM, "  from: $300", "price.from: Must be a whole number"],
  [ENGLISH, USUAL, "  per: month", "price.usual: Is missing."],
  [ENGLISH, USUAL, "  usual: [800, 3500]\n  per: week", "price.per: Must be one of 'month'."],
  [ENGLISH, USUAL, "  usual: [800, 3500]\n  rebate: 10", "price.rebate: Is not a known field."],
  [ENGLISH, MOVES, "", "price.moves: Is missing."],
  [ENGLISH, MOVES, "  moves: []\n", "price.moves: Must have at least 1 entry."],
  [
    FRENCH,
    /^price:\n/m,
    "price:\n  from: 300\n  usual: [800, 3500]\n",
    "price.from: Stands in the English file alone, for all languages.",
  ],
  [FRENCH, MOVES, "  moves: [La taille]\n", "price.moves: Must have 3 entries, as in English"],
])("%s %s %j is refused", (file, from, to, expected) => {
  edit(file, from, to, "price");
  const said = check().filter((line) => line.startsWith(`content/${file}:`));
  expect(said.join("\n")).toContain(` ${expected}`);
});

test("a language without its words is named", () => {
  edit(FRENCH, PRICE, "", "order");
  expect(check().filter((line) => line.includes(" price"))).toEqual([
    expect.stringMatching(/^content\/services\/fr\/.* Is missing: the English file has a price\.$/),
  ]);
});

test("without a price in English, a translation has none", () => {
  edit(ENGLISH, PRICE, "", "order");
  expect(check().filter((line) => line.includes(" price"))).toEqual([
    expect.stringMatching(/^content\/services\/bn\/graphics-design\.mdx:\d+ price: Has no price/),
    expect.stringMatching(/^content\/services\/es\/graphics-design\.mdx:\d+ price: Has no price/),
    expect.stringMatching(/^content\/services\/fr\/graphics-design\.mdx:\d+ price: Has no price/),
  ]);
});

test("a translation that leaves out English numbers has no half of a price", () => {
  edit(ENGLISH, /^ {2}from: .*\n {2}usual: .*\n/m, "", "price");
  expect(check().filter((line) => line.startsWith(`content/${ENGLISH}:`))).toEqual([
    expect.stringMatching(/ price\.from: Is missing\.$/),
    expect.stringMatching(/ price\.usual: Is missing\.$/),
  ]);
});

test.each([
  ["{ code: USD, languages: [bn], rate: 122, asOf: 2026-11-01 }", "Is the agency’s own currency."],
  ["{ code: BDT, languages: [bn], rate: 0, asOf: 2026-11-01 }", "Must be more than 0."],
  ["{ code: BDT, languages: [bn], rate: 122, asOf: yesterday }", "Must be a day"],
  ["{ code: XXL, languages: [bn], rate: 122, asOf: 2026-11-01 }", "There is no 'XXL'."],
  [
    "{ code: BDT, languages: [bn], rate: 122, asOf: 2026-11-01 }\n  - { code: EUR, languages: [bn], rate: 0.9, asOf: 2026-11-01 }",
    "Names bn again.",
  ],
])("another currency as %s is refused", (entry, expected) => {
  edit("agency.yaml", /^ {2}- \{ code: BDT.*$/m, `  - ${entry}`, "otherCurrencies");
  expect(check().join("\n")).toContain(expected);
});
