/** Serving uploaded pictures. */
import { PICTURE_TYPES } from "#domain/schema/picture-types.ts";
import { say } from "#site/i18n/sentence.ts";
import { AppError } from "#server/http/errors.ts";
import { hasPicture, pictureAt, readPicture } from "./pictures.ts";

/**
 * The bytes behind an address never change. Whatever they are taken for, nothing in them may run.
 */
const HEADERS = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
} as const;

/** `GET /media/:name`. Throws `not_found`. */
export async function servePicture(request: Request, name: string): Promise<Response> {
  const address = pictureAt(`/media/${name}`);
  if (!address) throw missing();
  // The name is the hash of the bytes that came. What cameras write beside a picture has been taken
  // out since, so to a cache it is another thing.
  const etag = `"${address.hash}-clean"`;
  const headers = { ...HEADERS, etag, "content-type": PICTURE_TYPES[address.kind] };
  const known = (request.headers.get("if-none-match") ?? "")
    .split(",")
    .some((tag) => tag.trim().replace(/^W\//, "") === etag);
  if (known || request.method === "HEAD") {
    if (!(await hasPicture(address))) throw missing();
    return new Response(null, { status: known ? 304 : 200, headers });
  }
  const bytes = await readPicture(address);
  if (!bytes) throw missing();
  return new Response(bytes, { headers });
}

function missing(): AppError {
  return new AppError("not_found", say("picture.missing"));
}
