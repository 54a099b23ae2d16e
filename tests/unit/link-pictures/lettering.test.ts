import { describe, expect, it } from "vitest";
import { letters, missingLetters, widthOf, wrap } from "#site/link-pictures/lettering.ts";

const LETTERING = { size: 100, weight: 680 };

describe("letters", () => {
  const outlines = (text: string) =>
    letters(text, 0, 0, "#000", LETTERING).match(/<path /g)?.length ?? 0;

  it("draws every letter as an outline, so that no machine's fonts matter", () => {
    expect(outlines("Dhaka")).toBe(5);
    expect(letters("Dhaka", 0, 0, "#000", LETTERING)).not.toContain("Dhaka");
  });

  it("has the letters of all Europe", () => {
    expect(outlines("Łódź, Œuvre, Çeşme, Győr, €")).toBe(5 + 6 + 6 + 5 + 1);
  });

  it.each([
    ["漢", "U+6F22"],
    ["😀", "U+1F600"],
    ["ह", "U+0939"],
  ])("leaves out %s, which no face has, and names it", (letter, number) => {
    expect(outlines(`নকশা ${letter}B`)).toBe(outlines("নকশা B"));
    expect(missingLetters(`নকশা ${letter}B ${letter}`)).toEqual([`"${letter}" (${number})`]);
    expect(missingLetters("নকশা: Łódź’s Œuvre, 500+ €")).toEqual([]);
  });

  it("sets bolder letters wider and knows kerning", () => {
    expect(widthOf("Services", { size: 100, weight: 720 })).toBeGreaterThan(
      widthOf("Services", { size: 100, weight: 400 }),
    );
    expect(widthOf("To", LETTERING)).toBeLessThan(
      widthOf("T", LETTERING) + widthOf("o", LETTERING),
    );
  });
});

describe("letters of Bengali", () => {
  const outlines = (text: string) =>
    letters(text, 0, 0, "#000", LETTERING).match(/ d="[^"]+"/g) ?? [];

  it("draws each syllable: its letter, and its vowel sign before or after it", () => {
    // As many as a reader counts; one outline each, none of them empty.
    expect(outlines("নকশা")).toHaveLength(4);
    expect(outlines("ঢাকা থেকে")).toHaveLength(4 + 4);
    expect(outlines("২০২৬ সাল।")).toHaveLength(4 + 3 + 1);
    // A sign that is spoken after its letter and written before it.
    expect(outlines("কি")).toHaveLength(2);
    expect(outlines("কি")[1]).toBe(outlines("ক")[0]);
  });

  it("writes a conjunct as one letter, and with a hasanta only where a text keeps its letters apart", () => {
    const [ka, ssa, apart] = ["ক", "ষ", "ক্"].map((text) => outlines(text).at(-1));
    const [conjunct, ...others] = outlines("ক্ষ");
    expect(others).toEqual([]);
    expect([ka, ssa, apart]).not.toContain(conjunct);
    expect(outlines("ক্\u200cষ")).toEqual([apart, ssa]);
    expect(outlines("ন্ত্র")).toHaveLength(1);
  });

  it("sets each part of a mixed line in its own face, one after the other", () => {
    expect(outlines("Nokshaworks: ঢাকা, ৫০%")).toEqual(
      ["Nokshaworks: ", "ঢাকা", ", ", "৫০", "%"].flatMap(outlines),
    );
    const parts = ["Paarel ", "ই", "-", "কমার্স"];
    const starts = Array.from(
      letters(parts.join(""), 60, 200, "#000", LETTERING).matchAll(
        /<g transform="translate\(([\d.]+) 200\)/g,
      ),
      ([, x]) => Number(x),
    );
    expect(starts).toHaveLength(parts.length);
    parts.reduce((x, part, index) => {
      expect(starts[index]).toBeCloseTo(x, 5);
      return x + widthOf(part, LETTERING);
    }, 60);
  });

  it("knows the two ways in which a letter with a dot or an accent may be stored as one", () => {
    for (const text of ["ওয়েব বড়", "Émirats à la carte"])
      expect(outlines(text.normalize("NFD"))).toEqual(outlines(text.normalize("NFC")));
  });
});

describe("wrap", () => {
  it("keeps every word in order and every line within the width", () => {
    const text = "Five web trends worth your budget, and three that are not";
    const lines = wrap(text, 660, LETTERING);
    expect(lines.join(" ")).toBe(text);
    for (const line of lines) expect(widthOf(line, LETTERING)).toBeLessThanOrEqual(662);
  });

  it("measures Bengali as it is drawn, and breaks it at spaces only", () => {
    const text = "২০২৬ সালে বাজেট দেওয়ার মতো পাঁচটি ওয়েব ট্রেন্ড, আর Nokshaworks-কে লিখুন";
    const lines = wrap(text, 700, LETTERING);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(" ")).toBe(text);
    for (const line of lines) expect(widthOf(line, LETTERING)).toBeLessThanOrEqual(702);
  });

  it("keeps the colon of a French line beside its word", () => {
    expect(wrap("Un logo\u00a0:", widthOf("Un logo", LETTERING), LETTERING)).toEqual([
      "Un",
      "logo\u00a0:",
    ]);
    expect(wrap("Un\u00a0logo\u202f: a", 10, LETTERING)).toEqual(["Un\u00a0logo\u202f:", "a"]);
  });

  it("fills the lines evenly: no word alone below a full line", () => {
    const text = "one two three four five";
    const width = widthOf("one two three four", LETTERING) + 1;
    expect(wrap(text, width, LETTERING)).toEqual(["one two three", "four five"]);
  });

  it("gives a word that is longer than a line a line of its own; nothing has no lines", () => {
    expect(wrap("a Donaudampfschifffahrt b", 300, LETTERING)).toEqual([
      "a",
      "Donaudampfschifffahrt",
      "b",
    ]);
    expect(wrap("  ", 300, LETTERING)).toEqual([]);
  });
});
