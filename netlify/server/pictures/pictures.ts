/**
 * Uploaded pictures. A picture's key is the hash of its bytes, so repeated uploads of a picture
 * share one address. A picture stored before cleaning existed keeps its address and is cleaned when
 * read. A note beside each picture records since when no record uses it; a compare-and-swap on the
 * note decides between an upload and the sweep.
 */
import { createHash } from "node:crypto";
import { KEEP_DAYS, PICTURE_SWEEP } from "#domain/limits.ts";
import {
  PICTURE_ADDRESS,
  PICTURE_KINDS,
  PICTURE_TYPES,
  type PictureKind,
} from "#domain/schema/picture-types.ts";
import { AppError } from "#server/http/errors.ts";
import { byteStore } from "#server/store/byte-store.ts";
import { jsonStore } from "#server/store/stores.ts";
import { inBulk } from "#server/store/sweep.ts";
import { say } from "#site/i18n/sentence.ts";
import { cleaned, inspectPicture } from "./inspect-picture.ts";

/** Times in milliseconds. */
interface Note {
  /**
   * Absent while a record uses the picture. A new picture counts as unused until the sweep finds it
   * used.
   */
  unusedSince?: number;
  /** The sweep is removing the picture. */
  removedAt?: number;
}

interface Address {
  kind: PictureKind;
  hash: string;
}

const DAY = 24 * 60 * 60_000;
/** A picture address anywhere in a text. */
const MENTION = new RegExp(PICTURE_ADDRESS.source.slice(1, -1), "g");

/** Bytes and notes have the same keys: `<kind>/<hash>`. */
export const pictureStore = byteStore("pictures");
const noteStore = jsonStore<Note>("picture-notes");
/**
 * The documents that may mention a picture. Each record, also a deleted one, names the pictures of
 * its earlier versions too.
 */
const recordStores = [jsonStore<unknown>("services"), jsonStore<unknown>("projects")];

/**
 * Stores a picture and returns its address. When it returns, the picture is stored and stays for at
 * least 30 days. Throws `invalid` (not a picture, damaged, too many pixels) and `unavailable`
 * (store failure, or the sweep holds this picture).
 */
export async function storePicture(bytes: Buffer<ArrayBuffer>, now: number): Promise<string> {
  const { kind, bytes: clean } = inspectPicture(bytes);
  const hash = hashOf(clean);
  await store(`${kind}/${hash}`, clean, now);
  return `/media/${hash}.${kind}`;
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
  const { kind, bytes: clean } = cleaned(bytes);
  const [, hash = ""] = new RegExp(`^${kind}/([0-9a-f]{64})$`).exec(key) ?? [];
  if (hash === "" || (hash !== hashOf(bytes) && !clean.equals(bytes)))
    throw new Error("It is not the picture of this name.");
  await store(key, clean, now);
}

async function store(key: string, clean: Buffer<ArrayBuffer>, now: number): Promise<void> {
  await noteStore.swap(key, (note) => {
    if (note?.removedAt !== undefined && note.removedAt > now - PICTURE_SWEEP.hold)
      throw new AppError("unavailable", say("picture.busy"), {
        retryAfter: PICTURE_SWEEP.retryAfter,
      });
    return { unusedSince: now };
  });
  await pictureStore.write(key, new Blob([clean]));
}

/** The picture name in an address; `undefined` for any other address. */
export function pictureAt(address: string): Address | undefined {
  const [, hash, kind] = PICTURE_ADDRESS.exec(address) ?? [];
  return hash === undefined ? undefined : { hash, kind: kind as PictureKind };
}

/** `<kind>/<hash>` of every picture. */
export async function pictureKeys(): Promise<string[]> {
  return (await Promise.all(PICTURE_KINDS.map((kind) => noteStore.keys(`${kind}/`)))).flat();
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

/**
 * Removes the pictures that no live, deleted or earlier record has mentioned for 30 days and that
 * were not uploaded since; starts no removal after `until`. Throws `unavailable` when the records
 * cannot be read, and removes nothing.
 */
export async function sweepPictures(now: number, until?: number): Promise<void> {
  const used = await mentionedPictures();
  const sweepOne = (key: string) => sweepPicture(key, used.has(key), now);
  await inBulk(await pictureKeys(), sweepOne, (key) => `picture ${key}`, until);
}

async function sweepPicture(key: string, used: boolean, now: number): Promise<void> {
  let doomed = false;
  await noteStore.swap(key, (note = {}) => {
    doomed = !used && (note.unusedSince ?? now) <= now - KEEP_DAYS.unusedImage * DAY;
    if (doomed) return { ...note, removedAt: now };
    if (used) return note.unusedSince === undefined ? undefined : {};
    return note.unusedSince === undefined ? { unusedSince: now } : undefined;
  });
  if (!doomed) return;
  await pictureStore.remove(key);
  await noteStore.remove(key);
}

/**
 * Keys of all pictures that a record mentions, found in the text of the documents, whatever the
 * field.
 */
async function mentionedPictures(): Promise<Set<string>> {
  const used = new Set<string>();
  for (const store of recordStores) {
    const text = JSON.stringify((await store.read("all"))?.value ?? null);
    for (const [, hash, kind] of text.matchAll(MENTION)) used.add(`${kind}/${hash}`);
  }
  return used;
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
