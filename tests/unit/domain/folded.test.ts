import { describe, expect, test } from "vitest";
import { folded, foldedSpelling } from "#domain/text/folded.ts";

describe("folded: the same word whatever its capitals, accents and composition", () => {
  test.each([
    ["Café", "cafe"],
    ["CAFE\u0301", "cafe"],
    ["so\u00adft\u200d", "soft"],
    ["\u09df", "\u09af\u09bc"],
  ])("%s is %s", (text, plain) => expect(folded(text)).toBe(folded(plain)));

  test("vowels of Bengali stay apart", () => expect(folded("নদি")).not.toBe(folded("নদী")));
});

describe("foldedSpelling: one spelling for what people write in several ways", () => {
  test.each([
    ["œuvre", "oeuvre"],
    ["Straße", "strasse"],
    // Both encodings of the letters with a dot.
    ["\u09df", "\u09af\u09bc"],
    ["\u09dc", "\u09a1\u09bc"],
    ["\u09dd", "\u09dc"],
    // A vowel sign in one piece and in two.
    ["ক\u09cb", "ক\u09c7\u09be"],
    ["বাড়ি", "বাড়ী"],
    ["ঈদ", "ইদ"],
    ["মুল্য", "মূল্য"],
    ["ঊর্মি", "উর্মি"],
    ["শাসন", "সাষন"],
    ["কারণ", "কারন"],
    ["রঙ", "রং"],
    ["চাঁদ", "চাদ"],
    ["উৎসব", "উতসব"],
    ["ওয়েব\u200cসাইট", "ওয়েবসাইট"],
    ["ক\u09cd\u200dষ", "ক্ষ"],
    ["২০২৬", "2026"],
  ])("%s is %s", (one, other) => expect(foldedSpelling(one)).toBe(foldedSpelling(other)));

  test.each([
    ["কাল", "খাল"],
    ["শাড়ি", "সারি"],
    ["যা", "জা"],
    ["কর", "করা"],
    ["উত্তর", "উতর"],
  ])("%s is another word than %s", (one, other) =>
    expect(foldedSpelling(one)).not.toBe(foldedSpelling(other)),
  );
});
