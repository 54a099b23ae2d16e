/**
 * The note beside each uploaded picture: since when nothing uses it, who uploaded it, and its
 * descriptions. Notes have the keys of their pictures, `<kind>/<hash>`.
 */
import { z } from "zod";
import type { PictureAlts } from "#domain/api/picture-library.ts";
import type { Locale } from "#domain/links.ts";
import { isoTime } from "#domain/schema/inputs.ts";
import { PICTURE_KINDS } from "#domain/schema/picture-types.ts";
import type { Author } from "#server/auth/users.ts";
import { jsonStore } from "#server/store/stores.ts";

export interface Note {
  /**
   * Milliseconds. Absent while a record uses the picture. A new picture counts as unused until the
   * sweep finds it used.
   */
  unusedSince?: number;
  /** Milliseconds. The sweep is removing the picture. */
  removedAt?: number;
  /** Pixels and bytes. Absent on pictures of earlier versions until the sweep has measured them. */
  width?: number;
  height?: number;
  bytes?: number;
  /** ISO 8601, UTC: the first upload. Absent on pictures of earlier versions. */
  at?: string;
  /** Absent on pictures that the build took from `content/`. */
  by?: Pick<Author, "_id" | "name">;
  /** The file's name on the device of the person who uploaded it. */
  name?: string;
  /** What the picture shows, by language. */
  alts?: Partial<Record<Locale, string>>;
  /** Number of the version of `alts`; absent means 0. */
  revision?: number;
  /** ISO 8601, UTC: staff removed it from the library. The sweep deletes it days later. */
  binnedAt?: string;
}

export const noteStore = jsonStore<Note>("picture-notes");

/** The staff's descriptions of a picture over those of the same file in `content/`. */
export function altsIn(note: Note | undefined, content: PictureAlts = {}): PictureAlts {
  const said = Object.entries(note?.alts ?? {}).filter(([, alt]) => alt !== "");
  return { ...content, ...Object.fromEntries(said) };
}

/** `<kind>/<hash>` of every picture. */
export async function pictureKeys(): Promise<string[]> {
  return (await Promise.all(PICTURE_KINDS.map((kind) => noteStore.keys(`${kind}/`)))).flat();
}

/** What staff know of a picture, for a backup: its origin and its descriptions. */
const known = z.object({
  at: isoTime.optional(),
  by: z.object({ _id: z.string(), name: z.string() }).optional(),
  name: z.string().optional(),
  alts: z.record(z.string(), z.string()).optional(),
});

/** That part of a note; `undefined` for a picture that was deleted in the meantime. */
export async function readNote(key: string): Promise<unknown> {
  return known.safeParse((await noteStore.read(key))?.value).data;
}

/**
 * Adds that part to the note of an imported picture, if it is there; a note with descriptions keeps
 * them. Throws when it is of another kind.
 */
export async function takeNote(key: string, value: unknown): Promise<void> {
  if (!/^[a-z]{3,4}\/[0-9a-f]{64}$/.test(key)) throw new Error("It is not a picture.");
  const { alts, ...origin } = known.parse(value);
  await noteStore.swap(
    key,
    (note) =>
      note && ({ ...note, ...origin, ...(!note.alts && alts && { alts, revision: 1 }) } as Note),
  );
}
