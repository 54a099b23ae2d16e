/** What is stored of a text that was typed or pasted, and how long it is. */
import { describe, expect, test } from "vitest";
import { fitSearch, fitText } from "#domain/text/text.ts";
import {
  lengthNear,
  lengthOf,
  strayCharacterIn,
  typedLine,
  typedText,
} from "#domain/text/typed-text.ts";

describe("a text", () => {
  test.each([
    ["a\r\nb\rc\nd", "a\nb\nc\nd"],
    ["a\u0085b\u2028c\u2029d\ve\ff", "a\nb\nc\nd\ne\nf"],
    ["a\0b\u001b[31mc\u007fd\u0080e\u009ff", "ab[31mcdef"],
    ["half \ud83d of \udc4b, whole \ud83d\udc4b", "half  of , whole \ud83d\udc4b"],
    ["a\ufffeb\uffffc\ufdd0d\u{1ffff}e", "abcde"],
    ["cafe\u0301 \u09af\u09bc", "caf\u00e9 \u09af\u09bc"],
    ["\u00a0\ufeff a \t\n", "a"],
    ["\u200b", ""],
    [" \u2800\n\u200d\u00ad \u{e0001}", ""],
  ])("%j is stored as %j", (typed, stored) => {
    expect(typedText(typed)).toBe(stored);
  });

  test.each([
    "ক্\u200dষ ক্\u200cষ",
    "می\u200cخواهم",
    "👩\u200d💻 🏳️\u200d🌈 1\ufe0f\u20e3",
    "\u200fשלום",
    "a\tb",
    "10\u202f% de plus\u00a0!",
    "2020–2026 − ＋",
    "a\u200bb",
  ])("keeps what languages need: %j", (typed) => {
    expect(typedText(typed)).toBe(typed);
  });

  test("of one line has spaces where it was broken", () => {
    expect(typedLine(" Rahima\r\n\r\nAkter\u2028\tand\vothers\u0007 ")).toBe(
      "Rahima Akter and others",
    );
  });

  test("is in good order once it was read", () => {
    const everything = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join(
      "",
    );
    expect(strayCharacterIn(typedText(everything))).toBe(-1);
    expect(typedText(typedText(everything))).toBe(typedText(everything));
  });
});

test.each([
  ["fine\r\nfine\tfine\n", -1],
  ["a\u0007b", 1],
  ["line\r\nline\u2028", 10],
  ["a\rb\0", 1],
  ["ab\0\r", 2],
  ["\ud800", 0],
])("the first stray character of %j is at %i", (text, at) => {
  expect(strayCharacterIn(text)).toBe(at);
});

describe("the length of a text", () => {
  test("counts an emoji and a letter as one", () => {
    expect([lengthOf("ab"), lengthOf("🎉🎉"), lengthOf("")]).toEqual([2, 2, 0]);
  });

  test.each([
    [89, undefined],
    [90, 90],
    [100, 100],
    [101, 101],
  ])("of %i characters is told near a limit of 100: %s", (length, told) => {
    expect(lengthNear(100, "x".repeat(length))).toBe(told);
    expect(lengthNear(100, "🎉".repeat(length))).toBe(told);
    expect(lengthNear(100, `  ${"x".repeat(length)}\0\n`)).toBe(told);
  });
});

describe("a text that is cut to fit", () => {
  const family = "👨\u200d👩\u200d👧";
  test.each([
    ["short", 10, "short"],
    ["x".repeat(10), 10, "x".repeat(10)],
    ["x".repeat(11), 10, `${"x".repeat(9)}…`],
    [`${"x".repeat(8)}${family}`, 10, `${"x".repeat(8)}…`],
    [`${"x".repeat(9)}🎉🎉`, 10, `${"x".repeat(9)}…`],
    ["one two three", 10, "one two…"],
  ])("%j in %i characters is %j", (text, max, cut) => {
    expect(fitText(text, max)).toBe(cut);
  });

  test("is never longer than the limit, and splits no character", () => {
    const text = `${family}ক্ষ🎉é`.repeat(20);
    for (let max = 1; max < 120; max += 1) {
      const cut = fitText(text, max);
      expect(lengthOf(cut)).toBeLessThanOrEqual(max);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.replace("…", "").endsWith("\u200d")).toBe(false);
    }
  });
});

test.each([
  ["short", 9, "short"],
  [" as typed ", 10, " as typed "],
  ["x".repeat(3_000), 9, "x".repeat(9)],
  // What an older keyboard writes is stored as two characters.
  ["\u09df".repeat(9), 9, "\u09af\u09bc".repeat(4)],
  ["e\u0301".repeat(9), 9, "e\u0301".repeat(9)],
  ["🎉👨‍👩‍👧", 3, "🎉"],
  ["", 9, ""],
])("the search field takes %j cut to %i: %j", (text, max, cut) => {
  expect(fitSearch(text, max)).toBe(cut);
  expect(lengthOf(typedLine(cut))).toBeLessThanOrEqual(max);
});
