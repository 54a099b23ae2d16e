/**
 * Draws the stitches of the styles as small pictures. Run by `npm run stitches`; the results are committed.
 *
 * As vector images in the styles, each would be a document that the browser builds before the first paint, on every page.
 */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/** Device pixels for a CSS pixel. */
const SCALE = 4;

const tokens = await readFile(new URL("../styles/tokens.css", import.meta.url), "utf8");
const [, cloth] = /--cloth: (#\w{6})/.exec(tokens);

/** Each: width and height in CSS pixels, the stitches, their thread. */
const PICTURES = {
  // Hand-placed stitches, each a little off true, so that a row never looks like a dashed border.
  "stitch-x": [84, 6, "M3 3.3 14.5 2.7M24 2.8 36 3.3M45 3.2 56 2.8M66 2.8 78 3.2", 'stroke="#000" stroke-width="2.6"'],
  "stitch-y": [6, 84, "M3.3 3 2.7 14.5M2.8 24 3.3 36M3.2 45 2.8 56M2.8 66 3.2 78", 'stroke="#000" stroke-width="2.6"'],
  // Staggered rows of running stitch.
  "quilt-cream": [
    56,
    44,
    "M4 11.2 15 10.8M32 10.8 43 11.2M18 33 29 33.2M46 33.2 55 32.9M-1 33 1 33",
    `stroke="${cloth}" stroke-opacity=".07" stroke-width="1.6"`,
  ],
};

for (const [name, [width, height, stitches, thread]] of Object.entries(PICTURES)) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${stitches}" ${thread} stroke-linecap="round"/></svg>`;
  const picture = await sharp(Buffer.from(drawing), { density: 72 * SCALE })
    .png({ palette: true, colours: 4, effort: 10 })
    .toBuffer();
  await writeFile(new URL(`${name}.png`, import.meta.url), picture);
  process.stdout.write(`${name}.png ${picture.length} bytes\n`);
}
