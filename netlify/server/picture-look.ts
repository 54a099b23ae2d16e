/**
 * What a picture is, from its bytes alone. Each format is walked part by part to its end, without decoding: that tells the
 * size and whether the file is whole. A name or a stated type proves nothing and is never asked for.
 */
import { IMAGE_MAX } from "#domain/limits.ts";
import type { Sentence } from "#domain/problems.ts";
import { AppError } from "./errors.ts";

export const PICTURE_TYPES = { png: "image/png", jpg: "image/jpeg", gif: "image/gif", webp: "image/webp" } as const;

/** The ending of the picture's address. */
export type PictureKind = keyof typeof PICTURE_TYPES;

interface Size {
  width: number;
  height: number;
}

const WALKS: [kind: PictureKind, starts: (bytes: Buffer) => boolean, walk: (bytes: Buffer) => Size[]][] = [
  ["png", (bytes) => bytes.toString("latin1", 0, 8) === "\x89PNG\r\n\x1a\n", walkPng],
  ["jpg", (bytes) => bytes.toString("latin1", 0, 3) === "\xff\xd8\xff", walkJpeg],
  ["gif", (bytes) => /^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6)), walkGif],
  ["webp", (bytes) => /^RIFF[^]{4}WEBP$/.test(bytes.toString("latin1", 0, 12)), walkWebp],
];

/** The kind of a PNG, JPEG, GIF or WebP picture. Throws `invalid` for anything else, a picture cut off, and too many pixels. */
export function lookAt(bytes: Buffer): PictureKind {
  const [kind, , walk] = WALKS.find(([, starts]) => starts(bytes)) ?? [];
  if (!kind || !walk) throw refused("Only PNG, JPG, GIF and WebP pictures can be uploaded.");
  const sizes = sizesOf(bytes, walk);
  if (sizes.length === 0 || sizes.some(({ width, height }) => width === 0 || height === 0)) throw damaged();
  const tooLarge = ({ width, height }: Size) => width > IMAGE_MAX.edge || height > IMAGE_MAX.edge || width * height > IMAGE_MAX.pixels;
  if (sizes.some(tooLarge)) throw refused(`The picture must have at most ${IMAGE_MAX.edge.toLocaleString("en")} pixels on each side.`);
  return kind;
}

function sizesOf(bytes: Buffer, walk: (bytes: Buffer) => Size[]): Size[] {
  try {
    return walk(bytes);
  } catch (cause) {
    // Reading behind the last byte is what a picture that is cut off comes to.
    throw cause instanceof RangeError ? damaged(cause) : cause;
  }
}

/** Chunks from the header to the end mark. */
function walkPng(bytes: Buffer): Size[] {
  const sizes: Size[] = [];
  let hasPixels = false;
  for (let at = 8; ;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    if ((name === "IHDR") !== (at === 8)) throw damaged();
    if (name === "IHDR") sizes.push({ width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) });
    hasPixels ||= name === "IDAT";
    bytes.readUInt8(at + 11 + length);
    if (name === "IEND") return hasPixels ? sizes : [];
    at += 12 + length;
  }
}

/** Segments from the first mark to the end mark; the pixels follow a start of scan, without a length of their own. */
function walkJpeg(bytes: Buffer): Size[] {
  const sizes: Size[] = [];
  let hasPixels = false;
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) throw damaged();
    const mark = bytes.readUInt8(at + 1);
    if (mark === 0xd9) return hasPixels ? sizes : [];
    // Any number of FF may stand before a mark.
    if (mark === 0xff) at += 1;
    else {
      const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
      if (isFrame) sizes.push({ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) });
      at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
      if (mark !== 0xda) continue;
      hasPixels = true;
      at = endOfScan(bytes, at);
    }
  }
}

/** Where the next mark is that is no part of the pixels, which write FF as FF 00 and count themselves with FF D0 to FF D7. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw damaged();
}

/** Blocks from the screen's size to the trailer; a frame may reach over the screen. */
function walkGif(bytes: Buffer): Size[] {
  const sizes: Size[] = [{ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }];
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const behindBlocks = (at: number): number => {
    for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += 1 + length;
    return at + 1;
  };
  for (let at = 13 + colours(bytes.readUInt8(10)); ;) {
    const kind = bytes.readUInt8(at);
    if (kind === 0x3b) return sizes.length > 1 ? sizes : [];
    if (kind === 0x21) at = behindBlocks(at + 2);
    else if (kind === 0x2c) {
      const [left, top, width, height] = [1, 3, 5, 7].map((offset) => bytes.readUInt16LE(at + offset)) as [number, number, number, number];
      sizes.push({ width: left + width, height: top + height });
      at = behindBlocks(at + 11 + colours(bytes.readUInt8(at + 9)));
    } else throw damaged();
  }
}

/** Chunks up to the length that the file states: one picture, or a canvas with frames. */
function walkWebp(bytes: Buffer): Size[] {
  const sizes: Size[] = [];
  let hasPixels = false;
  const end = 8 + bytes.readUInt32LE(4);
  bytes.readUInt8(end - 1);
  for (let at = 12; at < end;) {
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const data = at + 8;
    if (data + length > end) throw damaged();
    if (name === "VP8X") sizes.push({ width: 1 + bytes.readUIntLE(data + 4, 3), height: 1 + bytes.readUIntLE(data + 7, 3) });
    if (name === "ANMF") sizes.push({ width: 1 + bytes.readUIntLE(data + 6, 3), height: 1 + bytes.readUIntLE(data + 9, 3) });
    if (name === "VP8 ") sizes.push({ width: bytes.readUInt16LE(data + 6) & 0x3fff, height: bytes.readUInt16LE(data + 8) & 0x3fff });
    if (name === "VP8L") {
      const packed = bytes.readUInt32LE(data + 1);
      sizes.push({ width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) });
    }
    hasPixels ||= name === "ANMF" || name === "VP8 " || name === "VP8L";
    at = data + length + (length % 2);
  }
  return hasPixels ? sizes : [];
}

function damaged(cause?: unknown): AppError {
  return refused("The picture is damaged or cut off.", cause);
}

function refused(sentence: Sentence, cause?: unknown): AppError {
  return new AppError("invalid", sentence, { fields: { image: sentence }, cause });
}
