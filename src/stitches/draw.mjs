/**
 * Draws the quilting of dark cloth, staggered rows of running stitch, as a small picture. Run by
 * `npm run stitches`; the result is committed. A vector image in the styles would be a document
 * that the browser builds before the first paint, on every page.
 */
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** Device pixels per CSS pixel. */
const SCALE = 4;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="44"><path d="M4 11.2 15 10.8M32 10.8 43 11.2M18 33 29 33.2M46 33.2 55 32.9M-1 33 1 33" stroke="#fff" stroke-opacity=".07" stroke-width="1.6" stroke-linecap="round"/></svg>`;

await sharp(Buffer.from(drawing), { density: 72 * SCALE })
  .png({ palette: true, colours: 4, effort: 10 })
  .toFile(fileURLToPath(new URL("quilt.png", import.meta.url)));
