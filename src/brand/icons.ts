/** The icons of browsers and phones: the mark on the darkest ground. */
import sharp from "sharp";
import { drawMark, type Mark } from "#domain/brand/mark.ts";
import type { Colours } from "#domain/brand/look.ts";

/** Sizes in `favicon.ico`, of which browsers choose one. */
const ICO_SIZES = [16, 32, 48];
/** Size of the mark in an icon, and its corner radius, out of 64. */
const ROUND = { mark: 47, corner: 15 };
const SQUARE = { mark: 47, corner: 0 };
/** Phones may crop it to a circle. */
const CUT = { mark: 35, corner: 0 };

type Draw = (mark: Mark, colours: Colours) => string | Promise<Buffer>;

/** By file name. */
export const ICONS: Record<string, Draw> = {
  "favicon.svg": (mark, colours) => drawing(mark, colours, ROUND),
  "favicon.ico": async (mark, colours) =>
    icoOf(
      await Promise.all(
        ICO_SIZES.map(async (size) => ({
          size,
          png: await png(drawing(mark, colours, ROUND), size),
        })),
      ),
    ),
  "apple-touch-icon.png": (mark, colours) => png(drawing(mark, colours, SQUARE), 180),
  "icon-192.png": (mark, colours) => png(drawing(mark, colours, ROUND), 192),
  "icon-512.png": (mark, colours) => png(drawing(mark, colours, ROUND), 512),
  "icon-maskable-512.png": (mark, colours) => png(drawing(mark, colours, CUT), 512),
};

function drawing(mark: Mark, colours: Colours, { mark: size, corner }: typeof ROUND): string {
  const at = (64 - size) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">`,
    `<rect width="64" height="64" rx="${corner}" fill="${colours.ink.light}"/>`,
    drawMark(mark, colours, "dark", { x: at, y: at, size }),
    "</svg>",
  ].join("");
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** Windows' ICO container: a header, an entry of 16 bytes per picture, and the pictures. */
function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let start = head.length;
  pictures.forEach(({ size, png: { length } }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
