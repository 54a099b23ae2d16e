/**
 * Words as outlines of the brand's fonts, so that a picture looks the same on every machine. (Text
 * in an SVG would be drawn in whatever fonts the machine has.) HarfBuzz sets them as a browser
 * does: with kerning, and with the conjuncts of Bengali.
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

/**
 * Bengali, its dandas among it, with the joiners that decide how a conjunct is written: what must
 * be shaped as one.
 */
const BENGALI = /[\p{Script_Extensions=Bengali}\u200c\u200d]+/u;
/**
 * Letters of the rest of Europe, as in Łódź, which the font keeps in a file of their own; Œ and œ
 * are not there.
 */
const LATIN_EXT = /[\u0100-\u0151\u0154-\u017f]+/u;
const RUNS = new RegExp(`(${BENGALI.source}|${LATIN_EXT.source})`, "u");

/**
 * Where a line may end: not at the spaces that French has before its colons and within its quotes.
 */
export const BREAKS = /[^\S\u00a0\u202f]+/u;

const fontOf = memoize((name: FaceName, weight: number): Font => {
  const font = new Font(FACES[name]);
  font.setVariations([new Variation("wght", weight)]);
  return font;
});
/**
 * What is the same on every picture of a build: the outline of a glyph, and the width of a text in
 * ems.
 */
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

/**
 * Whether some of it stands in Bengali letters, which reach further up and down than Latin ones.
 */
export function isBengali(text: string): boolean {
  return BENGALI.test(text);
}

/** The letters that no face has, each with its number in Unicode. */
export function missingLetters(text: string): string[] {
  const codes = new Set(runs(text, 400).flatMap(({ missing }) => missing));
  return [...codes].map(
    (code) =>
      `"${String.fromCodePoint(code)}" (U+${code.toString(16).toUpperCase().padStart(4, "0")})`,
  );
}

/**
 * A line of text as SVG, its baseline starting at `x`, `y`, without the letters that no face has.
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
      // A space has none.
      return outline && `<path transform="translate(${left} ${yOffset})" d="${outline}"/>`;
    });
    // Fonts count upwards.
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
 * The text in as few lines of `width` pixels as it needs, and those of like length. A word alone
 * may be longer than a line.
 */
export function wrap(text: string, width: number, lettering: Lettering): string[] {
  const words = text.split(BREAKS).filter(Boolean);
  // Each word is measured once; what a font does about a letter beside a space is too little to
  // matter.
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

/** The text in the pieces that have the same face, each with its glyphs in order. */
function runs(text: string, weight: number) {
  const pieces = text.normalize("NFC").split(RUNS).filter(Boolean);
  return pieces.map((piece) => {
    const name = isBengali(piece) ? "bangla" : LATIN_EXT.test(piece) ? "latinExt" : "latin";
    const buffer = new Buffer();
    buffer.addText(piece);
    buffer.guessSegmentProperties();
    shape(fontOf(name, weight), buffer);
    // After shaping, `codepoint` is the number of the glyph, and 0 the glyph for what is not there.
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
