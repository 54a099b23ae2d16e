/**
 * Subsets Anek Latin and Anek Bangla to the site's characters. Run by `npm run fonts`; the results
 * are committed, so that a build needs no font tool.
 *
 * Both axes in one file would cost 60 KB. The styles use width 90 % for display sizes only, and
 * there in one weight, so the text face keeps the weight axis at full width and the display face is
 * a single instance. Characters that English pages rarely show are in further files, which a
 * browser loads by `unicode-range` (see `styles/fonts.css`). The `-drawn` files are for link
 * preview pictures, which the build draws: browsers do not load them, so they are uncompressed and
 * keep their weights.
 *
 * Bengali has a glyph for every conjunct: with its weight axis it would cost 140 KB. It comes in
 * two weights, one for text and one for bold, and only on Bengali pages. Other pages show one
 * Bengali word, in the language menu, as a drawing: a late font would cost a layout of the whole
 * page.
 */
import { readFile, writeFile } from "node:fs/promises";
import { Blob, Face, Font, Buffer as Run, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";

const SOURCE = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const LATIN = "anek-latin/files/anek-latin-latin-wdth-normal.woff2";
const LATIN_EXT = "anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2";
const BANGLA = "anek-bangla/files/anek-bangla-bengali-wdth-normal.woff2";
const WEIGHTS = { min: 400, max: 720 };
/**
 * Kerning per weight would enlarge a font by half, for invisible differences: each font has the
 * kerning of one weight, in these tables.
 */
const KERNED_AT = 440;
const KERNING = ["GPOS", "GDEF"];

const letters = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const BASIC = `${letters(0x20, 0x5a)}${letters(0x61, 0x7a)}\u00a0©°·‘’“”–—…`.replace(/[#<=>]/g, "");
/** Signs that few pages show. */
const SIGNS = "#<=>[\\]^_`{|}~×½•€™−";
/**
 * Letters in the language names, which every page shows: a font of their own for two letters would
 * cost a layout of the whole page.
 */
const NAMES = "çñ";
const ACCENTS = `${letters(0xdf, 0xff)}œ`;

const CAPITALS = letters(0xa1, 0xde);

/** With both dandas, and the two joiners that control conjuncts. */
const BENGALI = `${letters(0x980, 0x9fe)}\u0964\u0965\u200c\u200d`;

const FILES = [
  {
    name: "anek-latin-text",
    from: LATIN,
    text: `${BASIC}${NAMES}`,
    axes: { wght: WEIGHTS, wdth: 100 },
  },
  {
    name: "anek-latin-text-accents",
    from: LATIN,
    text: ACCENTS,
    axes: { wght: WEIGHTS, wdth: 100 },
  },
  { name: "anek-latin-display", from: LATIN, text: BASIC, axes: { wght: 680, wdth: 90 } },
  { name: "anek-latin-display-accents", from: LATIN, text: ACCENTS, axes: { wght: 680, wdth: 90 } },
  {
    name: "anek-latin-capitals",
    from: LATIN,
    text: `${CAPITALS}${SIGNS}Œ‹›`,
    axes: { wght: WEIGHTS, wdth: 100 },
  },
  {
    name: "anek-latin-ext",
    from: LATIN_EXT,
    text: letters(0x100, 0x17f),
    axes: { wght: WEIGHTS, wdth: 100 },
  },
  {
    name: "anek-latin-drawn",
    format: "ttf",
    from: LATIN,
    text: `${BASIC}${SIGNS}${ACCENTS}${CAPITALS}Œ‹›`,
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
  {
    name: "anek-bangla-drawn",
    format: "ttf",
    from: BANGLA,
    text: BENGALI,
    axes: { wght: { min: 400, max: 720 }, wdth: 90 },
  },
];

for (const { name, format = "woff2", from, text, axes } of FILES) {
  const source = await readFile(new URL(from, SOURCE));
  const options = { keepFeatures: from === BANGLA ? undefined : ["kern", "tnum"], noHinting: true };
  const cut = (targetFormat, wght) =>
    subsetFont(source, text, { ...options, targetFormat, variationAxes: { ...axes, wght } });
  const one = format === "woff2" && typeof axes.wght === "object";
  const font = one
    ? await subsetFont(
        kernedAs(await cut("truetype", axes.wght), await cut("truetype", KERNED_AT)),
        text,
        {
          ...options,
          targetFormat: format,
        },
      )
    : await cut(format === "ttf" ? "truetype" : format, axes.wght);
  await writeFile(new URL(`${name}.${format}`, import.meta.url), font);
  process.stdout.write(`${name}.${format} ${font.length} bytes\n`);
}

/**
 * Returns a font with the kerning of another that has the same glyphs. Both are TrueType table
 * files, and so is the result.
 */
function kernedAs(font, other) {
  const tables = new Map([
    ...tablesOf(font),
    ...[...tablesOf(other)].filter(([tag]) => KERNING.includes(tag)),
  ]);
  const directory = Buffer.alloc(12 + 16 * tables.size);
  font.copy(directory, 0, 0, 12);
  const parts = [directory];
  let at = directory.length;
  for (const [index, [tag, table]] of [...tables].entries()) {
    const entry = 12 + 16 * index;
    directory.write(tag, entry, "latin1");
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    const whole = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(whole);
    at += whole.length;
  }
  return Buffer.concat(parts);
}

function tablesOf(font) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index;
    const at = font.readUInt32BE(entry + 8);
    return [
      font.toString("latin1", entry, entry + 4),
      font.subarray(at, at + font.readUInt32BE(entry + 12)),
    ];
  });
}

await drawName("বাংলা");

/**
 * Writes the word as a mark of `src/components/logos`, in font units, with the baseline at four
 * fifths of its height.
 */
async function drawName(word) {
  const font = new Font(
    new Face(new Blob(await readFile(new URL("anek-bangla-drawn.ttf", import.meta.url)))),
  );
  font.setVariations([new Variation("wght", 440)]);
  const buffer = new Run();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const EM = { up: 1600, down: 400 };
  let x = 0;
  const outline = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
      const left = x + xOffset;
      x += xAdvance;
      return font
        .glyphToPath(codepoint)
        .replace(
          /(-?[\d.]+),(-?[\d.]+)/g,
          (_, across, up) =>
            `${Math.round(left + Number(across))} ${Math.round(EM.up - Number(up))}`,
        );
    });
  const size = `${x} ${EM.up + EM.down}`;
  await writeFile(
    new URL("../components/bangla.svg", import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><g id="mark"><path fill="currentColor" d="${outline.join("")}"/></g></svg>\n`,
  );
}
