/**
 * Inspects a picture by its bytes. Walks each format part by part to its end, without decoding:
 * that yields the size and whether the file is complete, and drops private metadata such as the
 * location.
 */
import { IMAGE_MAX } from "#domain/limits.ts";
import { kindOf, type PictureKind } from "#domain/schema/picture-types.ts";
import { AppError } from "#server/http/errors.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { walkGif } from "./formats/gif.ts";
import { walkJpeg } from "./formats/jpeg.ts";
import { walkPng } from "./formats/png.ts";
import { Damaged, type Walked } from "./formats/walk.ts";
import { walkWebp } from "./formats/webp.ts";

export interface Picture extends Omit<Walked, "parts"> {
  kind: PictureKind;
  /**
   * The picture without metadata, except colour profile and orientation. Cleaning it again changes
   * nothing.
   */
  bytes: Buffer<ArrayBuffer>;
}

const WALKS: Record<PictureKind, (bytes: Buffer) => Walked> = {
  png: walkPng,
  jpg: walkJpeg,
  gif: walkGif,
  webp: walkWebp,
};

/**
 * Returns a PNG, JPEG, GIF or WebP picture without private metadata. Throws `invalid` for anything
 * else, and for an incomplete picture.
 */
export function cleaned(bytes: Buffer): Picture {
  const kind = kindOf(bytes);
  if (!kind) throw refused(say("uploads.kind"));
  const { parts, ...walked } = walk(kind, bytes);
  if (
    walked.sizes.length === 0 ||
    walked.sizes.some(({ width, height }) => width === 0 || height === 0)
  )
    throw damaged();
  return { ...walked, kind, bytes: Buffer.concat(parts) };
}

/**
 * As `cleaned`; also throws `invalid` for too many pixels and for motion that pages cannot show.
 */
export function inspectPicture(bytes: Buffer): Picture {
  const picture = cleaned(bytes);
  const { kind, sizes, frames } = picture;
  const tooLarge = sizes.some(
    ({ width, height }) =>
      Math.max(width, height) > IMAGE_MAX.edge || width * height > IMAGE_MAX.pixels,
  );
  if (tooLarge) throw refused(say("picture.edge", { max: IMAGE_MAX.edge }));
  if (frames === 1) return picture;
  if (kind === "png") throw refused(say("uploads.movingPng"));
  const most = mostFrames(picture);
  if (frames > most) throw refused(say("picture.frames", { max: most }));
  return picture;
}

/** The size of a picture as its note keeps it: pixels, and bytes of the file. */
export function measured({ sizes, bytes }: Picture) {
  const largest = (edge: "width" | "height") => Math.max(...sizes.map((size) => size[edge]));
  return { width: largest("width"), height: largest("height"), bytes: bytes.byteLength };
}

/** The most frames of this size that pages can show. */
export function mostFrames({ sizes }: Pick<Picture, "sizes">): number {
  const area = sizes.reduce((most, { width, height }) => Math.max(most, width * height), 0);
  return Math.min(IMAGE_MAX.frames, Math.max(1, Math.floor(IMAGE_MAX.movingPixels / area)));
}

function walk(kind: PictureKind, bytes: Buffer): Walked {
  try {
    return WALKS[kind](bytes);
  } catch (cause) {
    // A truncated picture leads to a read past its end.
    throw cause instanceof RangeError || cause instanceof Damaged ? damaged(cause) : cause;
  }
}

function damaged(cause?: unknown): AppError {
  return refused(say("picture.damaged"), cause);
}

function refused(sentence: Sentence, cause?: unknown): AppError {
  return new AppError("invalid", sentence, { fields: { image: sentence }, cause });
}
