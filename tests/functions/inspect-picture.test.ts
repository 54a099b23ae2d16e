/** Which bytes are taken for pictures. */
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { PICTURE_KINDS as KINDS, type PictureKind } from "#domain/schema/picture-types.ts";
import { inspectPicture } from "#server/pictures/inspect-picture.ts";
import { frames, makeJpegOf, makePicture } from "#tests/support/records/pictures.ts";

const noise = (width: number, height: number) =>
  sharp(Buffer.alloc(width * height * 3, 7), { raw: { width, height, channels: 3 } });
/** Pixels that hold FF, as FF 00, between two marks that count restarts. */
const RESTARTS = Buffer.from(
  "ffd8ffc0000b080001000101011100ffda0008010100003f0012ff00ffd034ffd156ffffd9",
  "hex",
);

const WHOLE: [name: string, kind: PictureKind, make: () => Promise<Buffer>][] = [
  ...KINDS.map((kind): [string, PictureKind, () => Promise<Buffer>] => [
    `a ${kind}`,
    kind,
    () => makePicture(kind),
  ]),
  [
    "an interlaced PNG with a palette",
    "png",
    () => noise(20, 20).png({ palette: true, progressive: true }).toBuffer(),
  ],
  [
    "a progressive JPEG with camera data",
    "jpg",
    () =>
      noise(20, 20)
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Copyright: "x" } })
        .toBuffer(),
  ],
  ["a JPEG in grey", "jpg", () => noise(20, 20).greyscale().jpeg().toBuffer()],
  ["a JPEG with restarts", "jpg", () => Promise.resolve(RESTARTS)],
  ["a JPEG with 300 KB of colour profile", "jpg", () => makeJpegOf(300_000)],
  ["a lossless WebP", "webp", () => noise(20, 20).webp({ lossless: true }).toBuffer()],
  ["a WebP with transparency", "webp", () => noise(20, 20).ensureAlpha(0.5).webp().toBuffer()],
  ["an animated GIF", "gif", () => frames(3).gif({ loop: 0 }).toBuffer()],
  ["an animated WebP", "webp", () => frames(3).webp({ loop: 0 }).toBuffer()],
  ["a picture of 6,000 pixels", "png", () => noise(6_000, 1).png().toBuffer()],
];

describe.each(WHOLE)("%s", (_name, kind, make) => {
  test("is known by its bytes, also with something behind its end", async () => {
    const picture = await make();
    expect(inspectPicture(picture).kind).toBe(kind);
    expect(inspectPicture(Buffer.concat([picture, Buffer.from("\0more")]))).toEqual(
      inspectPicture(picture),
    );
  });

  test("is refused when it is cut off anywhere", async () => {
    const picture = await make();
    const cuts = Array.from({ length: 60 }, (_, index) =>
      Math.floor((picture.byteLength * index) / 60),
    );
    // Behind a frame, a GIF may end without a sign; each block of it ends with 0.
    const within = [...cuts, picture.byteLength - 1].filter(
      (cut) => kind !== "gif" || picture[cut - 1] !== 0,
    );
    for (const cut of within)
      expect(() => inspectPicture(picture.subarray(0, cut)), `${cut} bytes`).toThrow(
        /Only PNG|cut off/,
      );
  });
});

/** The same picture, with `bytes` in place of its own at the first `mark`. */
function patch(picture: Buffer, mark: string | number[], offset: number, bytes: number[]): Buffer {
  const at = picture.indexOf(Buffer.from(mark as string));
  if (at === -1) throw new Error("The picture does not have that mark.");
  const copy = Buffer.from(picture);
  copy.set(bytes, at + offset);
  return copy;
}

/** A PNG whose first chunk, the size, says that it is as it should be. */
function withSums(picture: Buffer): Buffer {
  const copy = Buffer.from(picture);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

const LARGE: [name: string, make: () => Promise<Buffer>][] = [
  [
    "a PNG that says 20,000 x 20,000",
    async () =>
      withSums(patch(await makePicture("png"), "IHDR", 4, [0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20])),
  ],
  [
    "a JPEG that says 65,535 x 65,535",
    async () => patch(await makePicture("jpg"), [0xff, 0xc0], 5, [255, 255, 255, 255]),
  ],
  [
    "a GIF that says 20,000 x 20,000",
    async () => patch(await makePicture("gif"), "GIF89a", 6, [0x20, 0x4e, 0x20, 0x4e]),
  ],
  [
    "a GIF with one frame that does",
    async () => patch(await frames(3).gif().toBuffer(), [0x2c, 0, 0, 0, 0], 5, [0x20, 0x4e]),
  ],
  [
    "a WebP that says 16,383 x 16,383",
    async () => patch(await makePicture("webp"), "VP8 ", 14, [0xff, 0x3f, 0xff, 0x3f]),
  ],
  [
    "a lossless WebP that does",
    async () =>
      patch(await noise(9, 9).webp({ lossless: true }).toBuffer(), "VP8L", 9, [255, 255, 255, 15]),
  ],
  [
    "a canvas of WebP that does",
    async () =>
      patch(await frames(2).webp().toBuffer(), "VP8X", 12, [255, 255, 255, 255, 255, 255]),
  ],
  ["a picture of 6,001 pixels", () => noise(1, 6_001).png().toBuffer()],
];
test.each(LARGE)("%s has too many pixels", async (_name, make) => {
  const picture = await make();
  expect(() => inspectPicture(picture)).toThrow(
    "The picture can have at most 6,000 pixels on each side.",
  );
});

const OTHER: [name: string, bytes: () => Promise<Buffer> | Buffer][] = [
  ["nothing", () => Buffer.alloc(0)],
  ["text", () => Buffer.from("just text")],
  [
    "an SVG",
    () =>
      Buffer.from(
        `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
      ),
  ],
  ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["HTML behind a byte order mark", () => Buffer.from("\ufeff<html>")],
  ["a PDF", () => Buffer.from("%PDF-1.7")],
  ["a bitmap", () => Buffer.from("BM\0\0\0\0")],
  ["an AVIF", () => noise(9, 9).avif().toBuffer()],
  ["a TIFF", () => noise(9, 9).tiff().toBuffer()],
  ["another RIFF file", () => Buffer.from("RIFF\x04\0\0\0WAVE")],
];
test.each(OTHER)("%s is no picture", async (_name, make) => {
  const bytes = await make();
  expect(() => inspectPicture(bytes)).toThrow(
    "Only PNG, JPG, GIF and WebP pictures can be uploaded.",
  );
});

const DAMAGED: [name: string, make: () => Promise<Buffer> | Buffer][] = [
  [
    "a PNG without pixels",
    async () => patch(await makePicture("png"), "IDAT", 0, [...Buffer.from("abCD")]),
  ],
  [
    "a PNG that does not begin with its size",
    async () => patch(await makePicture("png"), "IHDR", 0, [...Buffer.from("abCD")]),
  ],
  ["a PNG of no width", async () => patch(await makePicture("png"), "IHDR", 4, [0, 0, 0, 0])],
  ["a JPEG of two marks only", () => Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ["a JPEG of no height", async () => patch(await makePicture("jpg"), [0xff, 0xc0], 5, [0, 0])],
  [
    "a JPEG with rubbish between its parts",
    () => Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 2, 1, 2, 3]),
  ],
  ["a GIF without a frame", () => Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1")],
  ["a GIF with rubbish", () => Buffer.from("GIF89a\x01\0\x01\0\0\0\0<script>", "latin1")],
  ["a WebP without pixels", () => Buffer.from("RIFF\x04\0\0\0WEBP", "latin1")],
  [
    "a PNG whose pixels were changed",
    async () => patch(await makePicture("png"), "IDAT", 20, [1, 2, 3, 4]),
  ],
  [
    "a JPEG whose pixels come before their measures",
    async () => patch(await makePicture("jpg"), [0xff, 0xc0], 1, [0xfe]),
  ],
  [
    "a GIF whose frame has no pixels",
    async () => patch(await makePicture("gif"), [0x2c, 0, 0, 0, 0], 11, [0]),
  ],
  [
    "a WebP whose pixels have no beginning",
    async () => patch(await makePicture("webp"), "VP8 ", 11, [0, 0, 0]),
  ],
  [
    "a WebP whose chunk is longer than the file says",
    async () => patch(await makePicture("webp"), "VP8 ", 4, [255, 255, 255, 255]),
  ],
];
test.each(DAMAGED)("%s is refused", async (_name, make) => {
  const bytes = await make();
  expect(() => inspectPicture(bytes)).toThrow("The picture is damaged or cut off.");
});
