/** Real pictures of every kind, made by the library that also makes the site's. */
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { PictureKind } from "#server/picture-look.ts";

/** A picture of noise, which no format makes small. Each call gives another one. */
export function makePicture(kind: PictureKind, width = 24, height = 16): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .toFormat(kind === "jpg" ? "jpeg" : kind)
    .toBuffer();
}

/** A JPEG of exactly `size` bytes: comments fill it up, as camera data would. */
export async function makeJpegOf(size: number): Promise<Buffer> {
  const picture = await makePicture("jpg");
  const parts = [picture.subarray(0, 2)];
  for (let left = size - picture.byteLength; left > 0;) {
    // A segment has at least its mark and its length, so the last but one leaves room for the last.
    const length = Math.min(left, 65_537) - (left > 65_537 && left < 65_541 ? 8 : 0);
    const segment = randomBytes(length);
    segment.writeUInt16BE(0xfffe, 0);
    segment.writeUInt16BE(length - 2, 2);
    parts.push(segment);
    left -= length;
  }
  return Buffer.concat([...parts, picture.subarray(2)]);
}
