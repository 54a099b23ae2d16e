/**
 * The note beside each uploaded picture: since when nothing uses it, who uploaded it, and its
 * descriptions. Notes have the keys of their pictures, `<kind>/<hash>`.
 */
import type { Locale } from "#domain/links.ts";
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

/** `<kind>/<hash>` of every picture. */
export async function pictureKeys(): Promise<string[]> {
  return (await Promise.all(PICTURE_KINDS.map((kind) => noteStore.keys(`${kind}/`)))).flat();
}
