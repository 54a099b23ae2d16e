import { describe, expect, it } from "vitest";
import { contrast, mix, readable } from "#domain/brand/colour.ts";
import { coloursOf, filled, tokensOf } from "#domain/brand/look.ts";
import { palette, type Palette } from "#domain/brand/palette.ts";
import { faintPairs } from "#domain/brand/pairs.ts";

const roles: Palette["roles"] = {
  page: { light: "#faf6ef", dark: "#0f0f2a" },
  surface: { light: "#ffffff", dark: "#1e1e4a" },
  ink: { light: "#16163a", dark: "#faf6ef" },
  primary: { light: "#c8372d", dark: "#e5594d" },
  accent: { light: "#f0a202", dark: "#f0a202" },
  second: { light: "#2b2e83", dark: "#8f9be0" },
  success: { light: "#1f7a5c", dark: "#7fd6b3" },
  cool: { light: "#d5e5f1", dark: "#1b2c4e" },
  warm: { light: "#f8ded8", dark: "#4a1f2a" },
};
/** Nine roles alone, some of them others. */
const only = (other: Partial<Palette["roles"]> = {}) =>
  palette.parse({ roles: { ...roles, ...other } });
const sentences = (given: Palette) => faintPairs(coloursOf(given)).map(({ sentence }) => sentence);
const both = (colour: string) => ({ light: colour, dark: colour });

/** A colour of each hue, dark enough for white words. */
const HUES = Array.from({ length: 12 }, (_, hue) => {
  const channel = (shift: number) => {
    const wave = (Math.cos(((hue + shift) / 6) * Math.PI) + 1) / 2;
    return Math.round(130 * wave)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(4)}${channel(8)}`;
});

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#777777", "#ffffff", 4.478],
    ["#ffffff", "#c8372d", 5.198],
  ])("of %s and %s is %d", (colour, other, ratio) => {
    expect(contrast(colour, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, colour)).toBeCloseTo(ratio, 2);
  });

  it("moves a colour only as far as it must", () => {
    expect(readable("#000000", "#ffffff", ["#ffffff"], 4.5)).toBe("#000000");
    const moved = readable("#aaaaaa", "#000000", ["#ffffff"], 4.5);
    expect(contrast(moved, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mix(moved, "#ffffff", 0.1), "#ffffff")).toBeLessThan(4.5);
  });
});

describe("a palette", () => {
  it("of nine roles needs no shade", () => {
    expect(sentences(only())).toEqual([]);
  });

  it.each(HUES)("is readable with %s as its main colour", (hue) => {
    const primary = { light: hue, dark: mix(hue, "#ffffff", 0.3) };
    expect(sentences(only({ primary }))).toEqual([]);
  });

  it.each(HUES)("is readable with %s as its second colour", (hue) => {
    const second = { light: hue, dark: mix(hue, "#ffffff", 0.6) };
    expect(sentences(only({ second }))).toEqual([]);
  });

  it("says which pair is too faint, in which theme, and by how much", () => {
    expect(sentences(only({ primary: both("#f0a202") }))).toEqual([
      "`primary` on `page` (light) has 1.9:1, needs 3:1",
      "`primary` on `surface` (light) has 2.1:1, needs 3:1",
      "`on-fill` on `primary` (light) has 2.1:1, needs 4.5:1",
      "`on-fill` on `primary-hover` (light) has 2.8:1, needs 4.5:1",
    ]);
  });

  it("takes shades for both themes or for each", () => {
    const { shades } = palette.parse({
      roles,
      shades: { line: "#ABCDEF", "text-muted": { light: "#555555", dark: "#bbbbbb" } },
    });
    expect(shades).toEqual({
      line: both("#abcdef"),
      "text-muted": { light: "#555555", dark: "#bbbbbb" },
    });
    expect(coloursOf({ stitched: true, roles, shades })).toMatchObject({ ...roles, ...shades });
  });

  it.each([
    ["a word in place of a colour", { roles: { ...roles, ink: both("navy") } }],
    ["a colour in short", { roles, shades: { line: "#fff" } }],
    ["a role too few", { roles: { ...roles, warm: undefined } }],
    ["a role that there is not", { roles: { ...roles, madder: both("#c8372d") } }],
    ["a shade that there is not", { roles, shades: { madder: "#c8372d" } }],
  ])("refuses %s", (_, given) => {
    expect(palette.safeParse(given).success).toBe(false);
  });
});

describe("the look", () => {
  const colours = coloursOf(only());

  it("is tokens for both themes at once, and one value where they agree", () => {
    const tokens = tokensOf(colours);
    expect(tokens).toContain(`--ground-page: light-dark(${roles.page.light}, ${roles.page.dark});`);
    expect(tokens).toContain(`--primary: ${roles.primary.light};`);
    expect(tokens).toContain(`--on-ink: ${roles.ink.dark};`);
    expect(new Set(tokens.match(/^--[\w-]+/gm)).size).toBe(tokens.split("\n").length);
  });

  it("fills drawings", () => {
    const drawing = `<path fill="var(--primary)" stroke="var(--on-ink)"/><g fill="var(--line-dark)"/>`;
    expect(filled(drawing, colours)).toBe(
      `<path fill="${roles.primary.light}" stroke="${roles.ink.dark}"/><g fill="${colours.line.dark}"/>`,
    );
    expect(() => filled("var(--madder)", colours)).toThrow("no colour for var(--madder)");
  });
});
