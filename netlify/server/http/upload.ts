/** Reading an uploaded picture from a multipart body. */
import { BODY_MAX, IMAGE_MAX } from "#domain/limits.ts";
import { say } from "#site/i18n/sentence.ts";
import { mediaType, readBytes } from "./body.ts";
import { AppError } from "./errors.ts";
import { fileNameOf, onlyFile } from "./multipart.ts";

const TOO_LARGE = say("uploads.tooLarge", { max: IMAGE_MAX.sentBytes / 1024 / 1024 });

/**
 * Returns the one file of a request, in its one field `image`, and its name. Throws `unsupported`
 * (another Content-Type), `too_large` (over 4 MB), and `invalid` (malformed multipart, cut off, too
 * slow, another field, no file or several).
 */
export async function readUpload(
  request: Request,
): Promise<{ bytes: Buffer<ArrayBuffer>; name: string }> {
  if (mediaType(request) !== "multipart/form-data")
    throw new AppError("unsupported", say("request.notMultipart"));
  const body = await readBytes(request, BODY_MAX.upload, TOO_LARGE);
  const file = onlyFile(body, request.headers.get("content-type") ?? "", "image");
  if (!file) throw new AppError("invalid", say("request.oneFile"));
  if (file.byteLength > IMAGE_MAX.sentBytes) throw new AppError("too_large", TOO_LARGE);
  return { bytes: file, name: fileNameOf(body) };
}
