/** A picked picture as it may be sent: no larger than pages need it, so that it is sent in moments from a phone too. */
import { IMAGE_MAX } from "#domain/limits.ts";
import { t } from "../i18n/i18n.ts";

/** Pixels of the longest edge that pages need. */
const EDGE = 2_400;
/** A picture of this size and no more pixels is sent as it is: drawing it anew would cost quality and win nothing. */
const LIGHT = 1024 * 1024;
/** Tried one after the other until the picture is small enough. */
const TRIES = [
  { edge: EDGE, quality: 0.86 },
  { edge: EDGE, quality: 0.7 },
  { edge: 1_600, quality: 0.7 },
];

/** Throws an `Error` with the sentence to show when a file is too large to begin with, or no picture. */
export async function prepared(file: File): Promise<File> {
  if (file.size > IMAGE_MAX.pickedBytes) throw new Error(t("pictures.tooLarge"));
  // Drawing a GIF anew would stop its motion.
  if (file.type === "image/gif" && file.size <= IMAGE_MAX.sentBytes) return file;
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(t("pictures.noPicture"));
  });
  try {
    const fits = Math.max(bitmap.width, bitmap.height) <= EDGE && file.type !== "";
    if (fits && file.size <= LIGHT) return file;
    for (const { edge, quality } of TRIES) {
      const drawn = await draw(bitmap, edge, quality);
      if (fits && file.size <= Math.min(drawn.size, IMAGE_MAX.sentBytes)) return file;
      if (drawn.size <= IMAGE_MAX.sentBytes) return new File([drawn], "picture.webp", { type: drawn.type });
    }
    throw new Error(t("pictures.tooLarge"));
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, edge: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error(t("pictures.noPicture"));
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/webp", quality);
  });
  if (!blob) throw new Error(t("pictures.noPicture"));
  return blob;
}
