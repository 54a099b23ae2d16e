import { describe, expect, it } from "vitest";
import { letters, widthOf, wrap } from "#site/link-pictures/lettering.ts";

const LETTERING = { size: 100, weight: 680 };

describe("letters", () => {
  const outlines = (text: string) => letters(text, 0, 0, "#000", LETTERING).match(/<path /g)?.length ?? 0;

  it("draws every letter as an outline, so that no machine's fonts matter", () => {
    expect(outlines("Dhaka")).toBe(5);
    expect(letters("Dhaka", 0, 0, "#000", LETTERING)).not.toContain("Dhaka");
  });

  it("leaves out what the font lacks instead of drawing boxes", () => {
    expect(outlines("A😀B")).toBe(2);
    expect(widthOf("A😀B", LETTERING)).toBe(widthOf("AB", LETTERING));
  });

  it("sets bolder letters wider and knows kerning", () => {
    expect(widthOf("Services", { size: 100, weight: 720 })).toBeGreaterThan(widthOf("Services", { size: 100, weight: 400 }));
    expect(widthOf("To", LETTERING)).toBeLessThan(widthOf("T", LETTERING) + widthOf("o", LETTERING));
  });
});

describe("wrap", () => {
  it("keeps every word in order and every line within the width", () => {
    const text = "Five web trends worth your budget, and three that are not";
    const lines = wrap(text, 660, LETTERING);
    expect(lines.join(" ")).toBe(text);
    for (const line of lines) expect(widthOf(line, LETTERING)).toBeLessThanOrEqual(662);
  });

  it("fills the lines evenly: no word alone below a full line", () => {
    const text = "one two three four five";
    const width = widthOf("one two three four", LETTERING) + 1;
    expect(wrap(text, width, LETTERING)).toEqual(["one two three", "four five"]);
  });

  it("gives a word that is longer than a line a line of its own; nothing has no lines", () => {
    expect(wrap("a Donaudampfschifffahrt b", 300, LETTERING)).toEqual(["a", "Donaudampfschifffahrt", "b"]);
    expect(wrap("  ", 300, LETTERING)).toEqual([]);
  });
});
