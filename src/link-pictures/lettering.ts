/**
 * Text as outlines of the brand's fonts, so that a picture looks the same on every machine. (SVG
 * text would use the machine's fonts.) HarfBuzz shapes it like a browser: with kerning and Bengali
 * conjuncts.
 */
import { readFile } from "node:fs/promises";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";
import { memoize } from "#domain/text/intl.ts";

const FACES = {
  latin: await open("anek-latin-drawn.ttf"),
  latinExt: await open("anek-latin-ext-drawn.ttf"),
  bangla: await open("anek-bangla-drawn.ttf"),
};
type FaceName = keyof typeof FACES;

/** Bengali with its dandas and joiners: must be shaped as one run. */
const BENGALI = /[\p{Script_Extensions=Bengali}\u200c\u200d]+/u;
/**
 * Other European letters, as in Łódź, which are in a font file of their own; Œ and œ are not among
 * them.
 */
const LATIN_EXT = /[\u0100-\u0151\u0154-\u017f]+/u;
const RUNS = new RegExp(`(${BENGALI.source}|${LATIN_EXT.source})`, "u");

/** Line break opportunities: not at the spaces before French colons and inside French quotes. */
export const BREAKS = /[^\S\u00a0\u202f]+/u;

const fontOf = memoize((name: FaceName, weight: number): Font => {
  const font = new Font(FACES[name]);
  font.setVariations([new Variation("wght", weight)]);
  return font;
});
/** Cached for all pictures of a build: glyph outlines, and text widths in ems. */
const outlineOf = memoize((name: FaceName, weight: number, glyph: number) =>
  fontOf(name, weight).glyphToPath(glyph),
);
const emsOf = memoize((weight: number, text: string) =>
  runs(text, weight).reduce((sum, { ems }) => sum + ems, 0),
);

export interface Lettering {
  /** Pixels. */
  size: number;
  /** 400 to 720. */
  weight: number;
}

/** Whether the text has Bengali letters, which reach further up and down than Latin ones. */
export function isBengali(text: string): boolean {
  return BENGALI.test(text);
}

/** The letters that no font has, each with its code point. */
export function missingLetters(text: string): string[] {
  const codes = new Set(runs(text, 400).flatMap(({ missing }) => missing));
  return [...codes].map(
    (code) =>
      `"${String.fromCodePoint(code)}" (U+${code.toString(16).toUpperCase().padStart(4, "0")})`,
  );
}

/**
 * A line of text as SVG with its baseline starting at `x`, `y`, without letters that no font has.
 */
export function letters(
  text: string,
  x: number,
  y: number,
  fill: string,
  { size, weight }: Lettering,
): string {
  let start = x;
  const drawn = runs(text, weight).map(({ name, glyphs, ems }) => {
    const scale = size / FACES[name].upem;
    let at = 0;
    const paths = glyphs.map(({ codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const [outline, left] = [outlineOf(name, weight, id), at + xOffset];
      at += xAdvance;
      // A space has no outline.
      return outline && `<path transform="translate(${left} ${yOffset})" d="${outline}"/>`;
    });
    // Font coordinates point up.
    const run = `<g transform="translate(${start} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
    start += ems * size;
    return run;
  });
  return `<g fill="${fill}">${drawn.join("")}</g>`;
}

/** In pixels. */
export function widthOf(text: string, { size, weight }: Lettering): number {
  return emsOf(weight, text) * size;
}

/**
 * Wraps the text into as few lines of `width` pixels as possible, of similar length. A single word
 * may be longer than a line.
 */
export function wrap(text: string, width: number, lettering: Lettering): string[] {
  const words = text.split(BREAKS).filter(Boolean);
  // Each word is measured once; kerning beside a space is negligible.
  const lengths = words.map((word) => widthOf(word, lettering));
  const space = widthOf(" ", lettering);
  let lines = fill(words, lengths, space, width);
  for (let narrower = width - 10; narrower > Math.max(0, ...lengths); narrower -= 10) {
    const evener = fill(words, lengths, space, narrower);
    if (evener.length > lines.length) break;
    lines = evener;
  }
  return lines;
}

function fill(words: string[], widths: number[], space: number, width: number): string[] {
  const lines: string[] = [];
  let used = Infinity;
  words.forEach((word, index) => {
    const more = widths[index] ?? 0;
    used += space + more;
    if (used <= width) lines.push(`${lines.pop() ?? ""} ${word}`);
    else {
      lines.push(word);
      used = more;
    }
  });
  return lines;
}

/** The text in runs of the same font, each with its glyphs in order. */
function runs(text: string, weight: number) {
  const pieces = text.normalize("NFC").split(RUNS).filter(Boolean);
  return pieces.map((piece) => {
    const name = isBengali(piece) ? "bangla" : LATIN_EXT.test(piece) ? "latinExt" : "latin";
    const buffer = new Buffer();
    buffer.addText(piece);
    buffer.guessSegmentProperties();
    shape(fontOf(name, weight), buffer);
    // After shaping, `codepoint` is the glyph index; 0 is the missing glyph.
    const shaped = buffer.getGlyphInfosAndPositions();
    const glyphs = shaped.filter(({ codepoint }) => codepoint !== 0);
    const missing = shaped
      .filter(({ codepoint }) => codepoint === 0)
      .map(({ cluster }) => piece.codePointAt(cluster) ?? 0);
    return {
      name,
      glyphs,
      missing,
      ems: glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / FACES[name].upem,
    } as const;
  });
}

async function open(file: string): Promise<Face> {
  return new Face(new Blob(await readFile(new URL(`../fonts/${file}`, import.meta.url))));
}
