/**
 * A picked picture as it may be sent: no larger than pages need it, so that it is sent in moments
 * from a phone too.
 */
import { IMAGE_MAX } from "#domain/limits.ts";
import { kindOf, PICTURE_TYPES, type PictureKind } from "#domain/schema/picture-types.ts";
import { t } from "#admin/i18n/i18n.ts";

/** Pixels of the longest edge that pages need. */
const EDGE = 2_400;
/**
 * A picture of this size and no more pixels is sent unchanged: redrawing it would cost quality and
 * save nothing.
 */
const LIGHT = 1024 * 1024;
/** Tried one after the other until the picture is small enough. */
const TRIES = [
  { edge: EDGE, quality: 0.86 },
  { edge: EDGE, quality: 0.7 },
  { edge: 1_600, quality: 0.7 },
];
const MB = 1024 * 1024;

/** The file can never be sent, however often it is tried; the message is the sentence to show. */
export class PictureRefused extends Error {}

/**
 * Throws `PictureRefused` for a file that is no picture, is damaged, is too large, or is a moving
 * PNG.
 */
export async function prepared(file: File): Promise<File> {
  if (file.size === 0) throw new PictureRefused(t("pictures.empty"));
  const bytes = new Uint8Array(
    await file.slice(0, IMAGE_MAX.pickedBytes).arrayBuffer().catch(unreadable),
  );
  const kind = kindOf(bytes);
  const moves = kind !== undefined && isMoving(kind, bytes);
  // Before its size: a smaller one would be refused too.
  if (kind === "png" && moves) throw new PictureRefused(t("uploads.movingPng"));
  if (file.size > IMAGE_MAX.pickedBytes)
    throw new PictureRefused(t("uploads.tooLarge", { max: IMAGE_MAX.pickedBytes / MB }));
  if (!kind) throw new PictureRefused(t("uploads.kind"));
  const bitmap = await createImageBitmap(file).catch(unreadable);
  try {
    const isSmall = file.size <= IMAGE_MAX.sentBytes;
    if (moves) {
      if (isSmall) return file;
      throw new PictureRefused(t("pictures.movingLarge", { mb: IMAGE_MAX.sentBytes / MB }));
    }
    const { width, height } = bitmap;
    const fits = Math.max(width, height) <= EDGE;
    if (fits && file.size <= LIGHT) return file;
    for (const { edge, quality } of TRIES) {
      const drawn = await draw(bitmap, { kind, edge, quality });
      if (fits && isSmall && drawn && file.size <= drawn.size) return file;
      if (drawn && drawn.size <= IMAGE_MAX.sentBytes)
        return new File([drawn], file.name, { type: drawn.type });
    }
    if (isSmall && Math.max(width, height) <= IMAGE_MAX.edge && width * height <= IMAGE_MAX.pixels)
      return file;
    throw new PictureRefused(t("pictures.staysLarge", { mb: IMAGE_MAX.sentBytes / MB }));
  } finally {
    bitmap.close();
  }
}

function unreadable(): never {
  throw new PictureRefused(t("pictures.noPicture"));
}

/**
 * The picture no larger than `edge`, in the format that makes it smallest; `undefined` where the
 * browser cannot write one.
 */
async function draw(
  bitmap: ImageBitmap,
  { kind, edge, quality }: { kind: PictureKind; edge: number; quality: number },
) {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const written = (type: string) =>
    new Promise<Blob | null>((resolve) => void canvas.toBlob(resolve, type, quality));
  const first = await written(PICTURE_TYPES.webp);
  if (first?.type === PICTURE_TYPES.webp) return first;
  // Safari writes no WebP, and hands out a PNG in its place. A JPEG has no transparency.
  const second = kind === "jpg" || isOpaque(context) ? await written(PICTURE_TYPES.jpg) : null;
  return [second, first].filter((blob) => blob !== null).toSorted((a, b) => a.size - b.size)[0];
}

function isOpaque(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** Whether a picture has several frames. Redrawn, it would keep the first one alone. */
export function isMoving(kind: PictureKind, bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (kind === "gif") return hasFrames(view);
    if (kind === "png") return announcesFrames(view);
    return (
      kind === "webp" && view.getUint32(12) === CANVAS && (view.getUint8(20) & ANIMATION) !== 0
    );
  } catch (error) {
    // The picture ends before what it announces.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** "VP8X", and its flag. */
const [CANVAS, ANIMATION] = [0x56503858, 0x02];
/** "acTL" and "IDAT". */
const [MOTION, PIXELS] = [0x6163544c, 0x49444154];

function announcesFrames(view: DataView): boolean {
  for (let at = 8; ; at += 12 + view.getUint32(at)) {
    const name = view.getUint32(at + 4);
    if (name === MOTION) return view.getUint32(at + 8) > 1;
    if (name === PIXELS) return false;
  }
}

function hasFrames(view: DataView): boolean {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let frames = 0;
  for (let at = 13 + colours(view.getUint8(10)); ;) {
    const block = view.getUint8(at);
    if (block !== 0x21 && block !== 0x2c) return false;
    if (block === 0x2c && (frames += 1) > 1) return true;
    at += block === 0x21 ? 2 : 11 + colours(view.getUint8(at + 9));
    for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length;
    at += 1;
  }
}
