/** When two messages of one sender count as the same one. */
import { expect, test } from "vitest";
import { areDoubles } from "#domain/inbox/doubles.ts";
import { DOUBLES } from "#domain/limits.ts";

const at = (days: number) => new Date(Date.UTC(2026, 2, 1) + days * 24 * 60 * 60_000).toISOString();
const sent = (message: string, fields = {}) => ({
  message,
  service: "",
  createdAt: at(0),
  ...fields,
});

test.each([
  ["the same text", "Hello", "Hello"],
  ["capitals, accents and signs", "Où est le devis ?", "ou est le DEVIS..."],
  [
    "a word more in ten",
    "one two three four five six seven eight nine",
    "One two three four five six seven eight nine ten!",
  ],
  ["Bengali", "আমাদের একটি ওয়েবসাইট দরকার।", "আমাদের একটি ওয়েবসাইট দরকার"],
  ["no text in either", "", " "],
])("alike: %s", (_, one, other) => {
  expect(areDoubles(sent(one), sent(other, { createdAt: at(DOUBLES.days) }))).toBe(true);
  expect(areDoubles(sent(other), sent(one))).toBe(true);
});

test.each([
  ["another text", "We need a logo.", "We need a website."],
  ["one without a text", "Hello", ""],
  ["vowel signs of Bengali", "কলা", "কালি"],
])("not alike: %s", (_, one, other) => {
  expect(areDoubles(sent(one), sent(other))).toBe(false);
});

test("not alike: long after, or at a time that cannot be read", () => {
  const createdAt = at(DOUBLES.days + 1);
  expect(areDoubles(sent("Hello"), sent("Hello", { createdAt }))).toBe(false);
  expect(areDoubles(sent("Hello"), sent("Hello", { createdAt: "soon" }))).toBe(false);
});

test("two services are two requests; an enquiry may repeat a request", () => {
  const [seo, logo] = [{ service: "SEO" }, { service: "Logo Design" }];
  expect(areDoubles(sent("Call me", seo), sent("Call me", logo))).toBe(false);
  expect(areDoubles(sent("", seo), sent("", logo))).toBe(false);
  expect(areDoubles(sent("", seo), sent("", seo))).toBe(true);
  expect(areDoubles(sent("Call me", seo), sent("Call me"))).toBe(true);
});
