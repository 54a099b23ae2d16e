/** What staff change about an upload: its descriptions, and whether it is in the library. */
import { isUsed, type LibraryPicture, type PictureAlts } from "#domain/api/picture-library.ts";
import type { Author } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { noteDone } from "#server/records/activity-log.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { entryOf, findInLibrary, keyOf, missing, readAround } from "./library.ts";
import { noteStore } from "./notes.ts";

/**
 * Saves the descriptions of an upload, over the version that the author saw; the same descriptions
 * change nothing. Throws `conflict` with the current picture, `not_found`, `unavailable`.
 */
export async function describePicture(
  request: Request,
  name: string,
  alts: PictureAlts,
  version: string,
  author: Author,
): Promise<LibraryPicture> {
  const key = keyOf(name);
  const around = await readAround(request);
  const said = withoutEmpty(alts);
  let before: PictureAlts = {};
  let isNew = false;
  const stored = await noteStore.swap(key, (note) => {
    isNew = false;
    if (!note) throw missing();
    before = note.alts ?? {};
    if (isSame(said, before)) return undefined;
    const { revision = 0 } = note;
    if (String(revision) !== version)
      throw new AppError("conflict", say("picture.stale"), { data: entryOf(key, note, around) });
    isNew = true;
    return { ...note, alts: said, revision: revision + 1 };
  });
  const entry = entryOf(key, stored?.value ?? {}, around);
  if (isNew) await noteDone(author, { ...doneTo("changed", key, entry), undo: { alts: before } });
  return entry;
}

/**
 * Removes an unused upload from the library; the sweep deletes it days later. Throws `invalid` while
 * it is used, `not_found`, `unavailable`.
 */
export async function removePicture(
  request: Request,
  name: string,
  author: Author,
  now: number,
): Promise<LibraryPicture> {
  const entry = await findInLibrary(request, name);
  if (isUsed(entry)) throw new AppError("invalid", inUse(entry), { data: entry });
  return bin(request, name, author, new Date(now).toISOString());
}

/** Names a use that visitors see, if there is one, before those that only staff see. */
function inUse({ uses }: LibraryPicture): Sentence {
  for (const place of ["record", "draft", "trash", "older"] as const) {
    const title = uses.find((one) => one.place === place)?.title;
    if (title) return say(`picture.inUse.${place}`, { title });
  }
  return say("picture.inUse.unnamed");
}

/** Brings a removed upload back. Throws `not_found`, `unavailable`. */
export function restorePicture(
  request: Request,
  name: string,
  author: Author,
): Promise<LibraryPicture> {
  return bin(request, name, author, undefined);
}

async function bin(
  request: Request,
  name: string,
  author: Author,
  at: string | undefined,
): Promise<LibraryPicture> {
  const key = keyOf(name);
  let isNew = false;
  await noteStore.swap(key, (note) => {
    isNew = false;
    if (!note) throw missing();
    const { binnedAt, ...rest } = note;
    if ((binnedAt === undefined) === (at === undefined)) return undefined;
    isNew = true;
    return { ...rest, ...(at !== undefined && { binnedAt: at }) };
  });
  const entry = await findInLibrary(request, name);
  if (isNew)
    await noteDone(author, {
      ...doneTo(at === undefined ? "restored" : "deleted", key, entry),
      // The same moment as in the note, by which the entry is known.
      ...(at !== undefined && { at }),
    });
  return entry;
}

/** An entry of the activity. Uploads of earlier versions have no name but that of their address. */
function doneTo(
  action: "changed" | "deleted" | "restored",
  key: string,
  { name, url, revision }: LibraryPicture,
) {
  const title = name || url.slice("/media/".length);
  return { kind: "pictures", action, _id: key, title, revision } as const;
}

function withoutEmpty(alts: PictureAlts): PictureAlts {
  return Object.fromEntries(Object.entries(alts).filter(([, alt]) => alt !== ""));
}

function isSame(one: PictureAlts, other: PictureAlts): boolean {
  const texts = (alts: PictureAlts) => JSON.stringify(Object.entries(alts).sort());
  return texts(one) === texts(other);
}
