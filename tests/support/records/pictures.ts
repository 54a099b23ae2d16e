/** Real pictures of every format, made by the library that also processes the site's. */
import { createHash, randomBytes } from "node:crypto";
import sharp, { type Exif, type Sharp } from "sharp";
import type { PictureKind } from "#domain/schema/picture-types.ts";

/** The hash that names a stored picture. */
export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** A picture of noise, which no format compresses well. Each call returns another one. */
export function makePicture(kind: PictureKind, width = 24, height = 16): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .toFormat(kind === "jpg" ? "jpeg" : kind)
    .toBuffer();
}

/** A JPEG of exactly `size` bytes, padded with parts of a colour profile. */
export async function makeJpegOf(size: number): Promise<Buffer> {
  const picture = await makePicture("jpg");
  const parts = [picture.subarray(0, 2)];
  for (let left = size - picture.byteLength; left > 0;) {
    // A segment has at least marker, length and name, so the second to last leaves room for the
    // last.
    const length = Math.min(left, 65_537) - (left > 65_537 && left < 65_537 + 20 ? 40 : 0);
    const segment = randomBytes(length);
    segment.writeUInt16BE(0xffe2, 0);
    segment.writeUInt16BE(length - 2, 2);
    segment.write("ICC_PROFILE\0\x01\x01", 4, "latin1");
    segment.write("acsp", 54, "latin1");
    parts.push(segment);
    left -= length;
  }
  return Buffer.concat([...parts, picture.subarray(2)]);
}

/** That many frames of noise, for a GIF or WebP. */
export function frames(count: number, edge = 8): Sharp {
  const raw = { width: edge, height: edge * count, channels: 3, pageHeight: edge } as const;
  return sharp(randomBytes(edge * edge * count * 3), { raw });
}

/** A GIF that repeats its one frame: a plain one, or that of another picture. */
export async function makeGif(count: number, edge: number, picture?: Buffer): Promise<Buffer> {
  const frame = picture
    ? sharp(picture)
    : sharp({ create: { width: edge, height: edge, channels: 3, background: "teal" } });
  const gif = await frame.resize(edge, edge).gif({ effort: 1, dither: 0 }).toBuffer();
  const start = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]));
  const again = Array.from({ length: count }, () => gif.subarray(start, -1));
  return Buffer.concat([gif.subarray(0, start), ...again, gif.subarray(-1)]);
}

/** A PNG that declares a number of frames. */
export function movingPng(png: Buffer, count: number): Buffer {
  const chunk = Buffer.from([
    0,
    0,
    0,
    8,
    ...Buffer.from("acTL"),
    0,
    0,
    0,
    count,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** Private metadata in a picture of `makeTakenPicture`. */
export const SECRETS = [
  "Nila's phone",
  "Owner Nila",
  "KEEP-OUT 23.7",
  "a remark",
  "behind the end",
];

const EXIF: Exif = {
  IFD0: { Make: "Nila's phone", Artist: "Owner Nila" },
  IFD2: { UserComment: "a remark" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "23/1 42/1 0/1", GPSAreaInformation: "KEEP-OUT 23.7" },
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="Owner Nila KEEP-OUT 23.7"/></rdf:RDF></x:xmpmeta>`;

/**
 * A picture like a phone's: rotated, in a wide colour space, with place, time and author. Upright
 * it is red above and blue below, 48 wide and 80 high.
 */
export async function makeTakenPicture(kind: Exclude<PictureKind, "gif">): Promise<Buffer> {
  const half = (background: string) => ({
    create: { width: 40, height: 48, channels: 3 as const, background },
  });
  const lying = sharp({ ...half("red"), create: { ...half("red").create, width: 80 } })
    .composite([{ input: half("blue"), left: 40, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .withExifMerge(EXIF)
    .withXmp(XMP);
  const bytes = await lying.toFormat(kind === "jpg" ? "jpeg" : kind).toBuffer();
  return Buffer.concat([withRemark(kind, bytes), Buffer.from("behind the end")]);
}

/** Adds a comment in the format's own way. */
function withRemark(kind: PictureKind, bytes: Buffer): Buffer {
  const remark = Buffer.from("a remark");
  if (kind === "jpg")
    return Buffer.concat([
      bytes.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, remark.length + 2]),
      remark,
      bytes.subarray(2),
    ]);
  if (kind !== "png") return bytes;
  const chunk = Buffer.concat([
    Buffer.from([0, 0, 0, remark.length + 8]),
    Buffer.from("tEXtComment\0"),
    remark,
    Buffer.alloc(4),
  ]);
  return Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)]);
}
