/**
 * Uploaded pictures. A picture's key is the hash of its bytes, so repeated uploads of a picture
 * share one address. A picture stored before cleaning existed keeps its address and is cleaned when
 * read. A compare-and-swap on its note decides between an upload and the sweep.
 */
import { createHash } from "node:crypto";
import { PICTURE_SWEEP } from "#domain/limits.ts";
import { PICTURE_ADDRESS, PICTURE_TYPES, type PictureKind } from "#domain/schema/picture-types.ts";
import { type Author, person } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { byteStore } from "#server/store/byte-store.ts";
import { say } from "#site/i18n/sentence.ts";
import { cleaned, inspectPicture, measured, type Picture } from "./inspect-picture.ts";
import { type Note, noteStore } from "./notes.ts";

/** Times in milliseconds. */
interface Address {
  kind: PictureKind;
  hash: string;
}

/** Bytes by the keys of their notes, `<kind>/<hash>`. */
export const pictureStore = byteStore("pictures");

/** Who uploads a picture, and the name of the file. */
export interface Origin {
  by?: Author;
  name?: string;
}

/**
 * Stores a picture and returns its address. When it returns, the picture is stored and stays for at
 * least 30 days. Throws `invalid` (not a picture, damaged, too many pixels) and `unavailable`
 * (store failure, or the sweep holds this picture).
 */
export async function storePicture(
  bytes: Buffer<ArrayBuffer>,
  now: number,
  origin: Origin = {},
): Promise<string> {
  const picture = inspectPicture(bytes);
  const hash = hashOf(picture.bytes);
  await store(`${picture.kind}/${hash}`, picture, now, origin);
  return `/media/${hash}.${picture.kind}`;
}

/**
 * Stores a picture of a backup under its name in the records: the hash of its bytes, or of the
 * bytes before cleaning. Throws when the hash differs, and as `keepPicture`.
 */
export async function takePicture(
  key: string,
  bytes: Buffer<ArrayBuffer>,
  now: number,
): Promise<void> {
  const picture = cleaned(bytes);
  const { kind, bytes: clean } = picture;
  const [, hash = ""] = new RegExp(`^${kind}/([0-9a-f]{64})$`).exec(key) ?? [];
  if (hash === "" || (hash !== hashOf(bytes) && !clean.equals(bytes)))
    throw new Error("It is not the picture of this name.");
  await store(key, picture, now);
}

/** The first upload names the author and the file; each one brings back a removed picture. */
async function store(key: string, picture: Picture, now: number, { by, name }: Origin = {}) {
  await noteStore.swap(key, (note: Note = {}) => {
    if (note.removedAt !== undefined && note.removedAt > now - PICTURE_SWEEP.hold)
      throw new AppError("unavailable", say("picture.busy"), {
        retryAfter: PICTURE_SWEEP.retryAfter,
      });
    const kept = {
      ...(by && { by: person(by) }),
      ...(name && { name }),
      at: new Date(now).toISOString(),
      ...note,
      ...measured(picture),
      unusedSince: now,
    };
    delete kept.removedAt;
    delete kept.binnedAt;
    return kept;
  });
  await pictureStore.write(key, new Blob([picture.bytes]));
}

/** The picture name in an address; `undefined` for any other address. */
export function pictureAt(address: string): Address | undefined {
  const [, hash, kind] = PICTURE_ADDRESS.exec(address) ?? [];
  return hash === undefined ? undefined : { hash, kind: kind as PictureKind };
}

/** Returns a picture ready to serve; `undefined` when it is missing or not a picture. */
export async function readPicture({
  kind,
  hash,
}: Address): Promise<Buffer<ArrayBuffer> | undefined> {
  const bytes = await pictureStore.read(`${kind}/${hash}`);
  try {
    return bytes && cleaned(Buffer.from(bytes)).bytes;
  } catch {
    return undefined;
  }
}

export function hasPicture({ kind, hash }: Address): Promise<boolean> {
  return pictureStore.has(`${kind}/${hash}`);
}

/** The hash that names a picture. */
export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The bytes of an address never change. They must never run, whatever a browser takes them for. */
const HEADERS = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
} as const;

/** `GET /media/:name`. Throws `not_found`. */
export async function servePicture(request: Request, name: string): Promise<Response> {
  const address = pictureAt(`/media/${name}`);
  if (!address) throw missing();
  // The name is the hash of the uploaded bytes, which cleaning has changed since, so caches need
  // another tag.
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
