/**
 * Words as outlines of the brand's font, so that a picture looks the same on every machine. (Text in an SVG would be drawn in
 * whatever fonts the machine has.) HarfBuzz sets them as a browser does, kerning included.
 */
import { readFile } from "node:fs/promises";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";
import { kept } from "#domain/kept.ts";

const FILE = new URL("../fonts/anek-latin-drawn.ttf", import.meta.url);
const face = new Face(new Blob(await readFile(FILE)));
const fontOf = kept((weight: number): Font => {
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight)]);
  return font;
});
/** What is the same on every picture of a build: the outline of a glyph, and the width of a text in the font's units. */
const outlineOf = kept((weight: number, glyph: number) => fontOf(weight).glyphToPath(glyph));
const unitsOf = kept((weight: number, text: string) => glyphs(text, weight).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0));

export interface Lettering {
  /** Pixels. */
  size: number;
  /** 400 to 720. */
  weight: number;
}

/** A line of text as SVG, its baseline starting at `x`, `y`. Characters that the font lacks are left out. */
export function letters(text: string, x: number, y: number, fill: string, { size, weight }: Lettering): string {
  const scale = size / face.upem;
  let at = 0;
  const paths = glyphs(text, weight).map(({ id, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const path = `<path transform="translate(${at + xOffset} ${yOffset})" d="${outlineOf(weight, id)}"/>`;
    at += xAdvance;
    return path;
  });
  // Fonts count upwards.
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}

/** In pixels. */
export function widthOf(text: string, { size, weight }: Lettering): number {
  return (unitsOf(weight, text) * size) / face.upem;
}

/** The text in as few lines of `width` pixels as it needs, and those of like length. A word alone may be longer than a line. */
export function wrap(text: string, width: number, lettering: Lettering): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  // Each word is measured once; what a font does about a letter beside a space is too little to matter.
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
    if (used <= width) lines[lines.length - 1] += ` ${word}`;
    else {
      lines.push(word);
      used = more;
    }
  });
  return lines;
}

function glyphs(text: string, weight: number) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(fontOf(weight), buffer);
  // After shaping, `codepoint` is the number of the glyph, and 0 the glyph for what is not there.
  return buffer.getGlyphInfosAndPositions().flatMap(({ codepoint: id, ...place }) => (id === 0 ? [] : { id, ...place }));
}
