/**
 * Cuts Anek Latin and Anek Bangla down to what the site shows. Run by `npm run fonts`; the results are committed, so a build needs no font tool.
 *
 * Both axes in one file would cost 60 KB. The styles use width 90 % for display sizes only, and there in one weight, so the
 * text face keeps the weight axis at full width and the display face is a single instance. What English pages rarely show
 * lies in further files that a browser loads by `unicode-range` (see `styles/fonts.css`). The files `-drawn` are for the pictures
 * of link previews, which the build draws: no browser loads them, so they are not compressed and keep their weights.
 *
 * Bengali has a glyph for every conjunct: with its weight axis it would cost 140 KB. It comes in two weights, one for text and one for
 * everything bold, and only to Bengali pages. All others show one word of it, in the choice of languages, for which they have a face of a few letters.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const SOURCE = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const LATIN = "anek-latin/files/anek-latin-latin-wdth-normal.woff2";
const LATIN_EXT = "anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2";
const BANGLA = "anek-bangla/files/anek-bangla-bengali-wdth-normal.woff2";
const WEIGHTS = { min: 400, max: 780 };

const letters = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const BASIC = `${letters(0x20, 0x7e)}\u00a0©°·×½‘’“”–—…•€™−→`;
const ACCENTS = `${letters(0xdf, 0xff)}œ`;

const CAPITALS = letters(0xa1, 0xde);

/** With both dandas, and the two joiners that decide how a conjunct is written. */
const BENGALI = `${letters(0x980, 0x9fe)}\u0964\u0965\u200c\u200d`;

const FILES = [
  { name: "anek-latin-text", from: LATIN, text: BASIC, axes: { wght: WEIGHTS, wdth: 100 } },
  { name: "anek-latin-text-accents", from: LATIN, text: ACCENTS, axes: { wght: WEIGHTS, wdth: 100 } },
  { name: "anek-latin-display", from: LATIN, text: BASIC, axes: { wght: 680, wdth: 90 } },
  { name: "anek-latin-display-accents", from: LATIN, text: ACCENTS, axes: { wght: 680, wdth: 90 } },
  { name: "anek-latin-capitals", from: LATIN, text: `${CAPITALS}Œ‹›`, axes: { wght: WEIGHTS, wdth: 100 } },
  { name: "anek-latin-ext", from: LATIN_EXT, text: letters(0x100, 0x17f), axes: { wght: WEIGHTS, wdth: 100 } },
  {
    name: "anek-latin-drawn",
    format: "ttf",
    from: LATIN,
    text: `${BASIC}${ACCENTS}${CAPITALS}Œ‹›`,
    axes: { wght: { min: 400, max: 720 }, wdth: 90 },
  },
  {
    name: "anek-latin-ext-drawn",
    format: "ttf",
    from: LATIN_EXT,
    text: letters(0x100, 0x17f),
    axes: { wght: { min: 400, max: 720 }, wdth: 90 },
  },
  { name: "anek-bangla-text", from: BANGLA, text: BENGALI, axes: { wght: 420, wdth: 100 } },
  { name: "anek-bangla-bold", from: BANGLA, text: BENGALI, axes: { wght: 660, wdth: 92 } },
  { name: "anek-bangla-name", from: BANGLA, text: "বাংলা", axes: { wght: 420, wdth: 100 } },
  { name: "anek-bangla-drawn", format: "ttf", from: BANGLA, text: BENGALI, axes: { wght: { min: 400, max: 720 }, wdth: 90 } },
];

for (const { name, format = "woff2", from, text, axes } of FILES) {
  const font = await subsetFont(await readFile(new URL(from, SOURCE)), text, {
    targetFormat: format === "ttf" ? "truetype" : format,
    variationAxes: axes,
    keepFeatures: from === BANGLA ? undefined : ["kern", "tnum"],
    noHinting: true,
  });
  await writeFile(new URL(`${name}.${format}`, import.meta.url), font);
  process.stdout.write(`${name}.${format} ${font.length} bytes\n`);
}
