/**
 * Prepares a picked picture for the upload: scaled to the size that pages need, to be quick on a
 * phone.
 */
import { t } from "#admin/i18n/i18n.ts";
import { IMAGE_MAX } from "#domain/limits.ts";
import { kindOf, PICTURE_TYPES, type PictureKind } from "#domain/schema/picture-types.ts";

/** The longest edge that pages need, in pixels. */
const EDGE = 2_400;
/**
 * Bytes up to which a picture that needs no scaling is sent unchanged: redrawing would cost quality
 * and save nothing.
 */
const LIGHT = 1024 * 1024;
/** Tried in turn until the picture is small enough. */
const TRIES = [
  { edge: EDGE, quality: 0.86 },
  { edge: EDGE, quality: 0.7 },
  { edge: 1_600, quality: 0.7 },
];
const MB = 1024 * 1024;

/** The file can never be sent; the message is for the user. */
export class PictureRefused extends Error {}

/** Throws `PictureRefused` for damaged, oversized and unknown files and for animated PNGs. */
export async function prepared(file: File): Promise<File> {
  if (file.size === 0) throw new PictureRefused(t("pictures.empty"));
  const bytes = new Uint8Array(
    await file.slice(0, IMAGE_MAX.pickedBytes).arrayBuffer().catch(unreadable),
  );
  const kind = kindOf(bytes);
  const moves = kind !== undefined && isMoving(kind, bytes);
  // Checked before the size: a smaller one would be refused too.
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
 * Scales the picture to `edge`, in the smallest format; `undefined` where the browser cannot write
 * one.
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
  // Safari writes PNG instead of WebP. A JPEG has no transparency.
  const second = kind === "jpg" || isOpaque(context) ? await written(PICTURE_TYPES.jpg) : null;
  return [second, first].filter((blob) => blob !== null).toSorted((a, b) => a.size - b.size)[0];
}

function isOpaque(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** Whether a picture is animated: redrawing would keep only its first frame. */
export function isMoving(kind: PictureKind, bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (kind === "gif") return hasFrames(view);
    if (kind === "png") return announcesFrames(view);
    return (
      kind === "webp" && view.getUint32(12) === CANVAS && (view.getUint8(20) & ANIMATION) !== 0
    );
  } catch (error) {
    // The file is shorter than its headers announce.
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
