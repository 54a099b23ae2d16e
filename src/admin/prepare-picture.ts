/** A picked picture as it may be sent: small ones as they are, large ones drawn anew, with the longest edge that pages need. */
import { IMAGE_MAX } from "#domain/limits.ts";
import { texts } from "./texts.ts";

/** Pixels of the longest edge of a picture that had to be drawn anew. */
const EDGE = 2_400;
const QUALITY = 0.86;

/** Throws an `Error` with the sentence to show when a file is too large to begin with, or no picture. */
export async function prepared(file: File): Promise<File> {
  if (file.size > IMAGE_MAX.pickedBytes) throw new Error(texts.pictures.tooLarge);
  // Drawing a GIF anew would stop its motion.
  if (file.size <= IMAGE_MAX.sentBytes && file.type !== "") return file;
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(texts.pictures.noPicture);
  });
  const scale = Math.min(1, EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/webp", QUALITY);
  });
  if (!blob) throw new Error(texts.pictures.noPicture);
  return new File([blob], "picture.webp", { type: blob.type });
}
