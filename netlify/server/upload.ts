/** Reading an uploaded picture from a multipart body. */
import { BODY_MAX, IMAGE_MAX } from "#domain/limits.ts";
import { mediaType, readBytes } from "./body.ts";
import { AppError } from "./errors.ts";

const TOO_LARGE = `The picture is larger than ${IMAGE_MAX.sentBytes / 1024 / 1024} MB.`;

/**
 * The bytes of the one file of a request, in its one field `image`. Its name and its stated type are the sender's own words
 * and go no further. Throws `unsupported` (another Content-Type), `too_large` (over 4 MB), and `invalid` (not multipart as it
 * should be, cut off, too slow, another field, no file or several).
 */
export async function readUpload(request: Request): Promise<ArrayBuffer> {
  if (mediaType(request) !== "multipart/form-data") throw new AppError("unsupported", "The body must be multipart/form-data.");
  const body = await readBytes(request, BODY_MAX.upload, TOO_LARGE);
  const [[field, file] = ["", ""], ...more] = await readFields(body, request.headers.get("content-type") ?? "");
  if (more.length > 0 || field !== "image" || typeof file === "string")
    throw new AppError("invalid", "The body must hold exactly one file, in the field image.");
  if (file.size > IMAGE_MAX.sentBytes) throw new AppError("too_large", TOO_LARGE);
  return file.arrayBuffer();
}

async function readFields(body: Buffer<ArrayBuffer>, type: string): Promise<[string, File | string][]> {
  try {
    return [...(await new Response(body, { headers: { "content-type": type } }).formData())];
  } catch (cause) {
    throw new AppError("invalid", "The body is not valid multipart/form-data, or was cut off.", { cause });
  }
}
