/** The library of pictures: uploads with their notes and uses, and the pictures of `content/`. */
import pLimit from "p-limit";
import {
  CONTENT_PICTURES,
  type ContentPicture,
  isUsed,
  type LibraryPicture,
  type PictureAlts,
} from "#domain/api/picture-library.ts";
import { LIBRARY } from "#domain/limits.ts";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import { PICTURE_TYPES, type PictureKind } from "#domain/schema/picture-types.ts";
import type { Author } from "#server/auth/users.ts";
import { builtFile } from "#server/http/built-file.ts";
import { AppError } from "#server/http/errors.ts";
import { noteDone } from "#server/records/activity-log.ts";
import { readableOr } from "#server/store/readable.ts";
import { say } from "#site/i18n/sentence.ts";
import { altsIn, type Note, noteStore, pictureKeys } from "./notes.ts";
import { pictureAt } from "./pictures.ts";
import { scanUses, type Uses } from "./uses.ts";

export const readContent = builtFile(
  "pictures of content/",
  () => CONTENT_PICTURES,
  async (answer) => (await answer.json()) as ContentPicture[],
);

/** What an entry of the library is made of, besides its note. */
interface Around {
  uses: Uses;
  content: ReadonlyMap<string, ContentPicture>;
}

/**
 * Returns the uploads after `cursor`, in the order of their keys, and the next cursor; the last page
 * has none. The first page begins with the pictures of `content/` that are no uploads. Throws
 * `unavailable`.
 */
export async function listLibrary(request: Request, cursor = "") {
  const [keys, around] = await Promise.all([pictureKeys(), readAround(request)]);
  keys.sort();
  const known = new Set(keys);
  const rest = keys.filter((key) => key > cursor);
  const page = rest.slice(0, LIBRARY.page);
  const limit = pLimit(LIBRARY.atOnce);
  const uploads = await Promise.all(page.map((key) => limit(() => readEntry(key, around))));
  const others = [...around.content.values()].filter(({ key }) => !known.has(key));
  return {
    data: [
      ...(cursor === "" ? others.map(ofContent) : []),
      ...uploads.filter((entry) => entry !== undefined),
    ],
    total: others.length + keys.length,
    ...(rest.length > page.length && { cursor: page.at(-1) ?? "" }),
  };
}

/** The uploads with these names, `<hash>.<kind>` with commas between, that there are. */
export async function findSome(request: Request, names: string): Promise<LibraryPicture[]> {
  const around = await readAround(request);
  const keys = [...new Set(names.split(",").map(keyOf))];
  const found = await Promise.all(keys.map((key) => readEntry(key, around)));
  return found.filter((entry) => entry !== undefined);
}

/** One upload of the library. Throws `not_found` and `unavailable`. */
async function findInLibrary(request: Request, name: string): Promise<LibraryPicture> {
  const key = keyOf(name);
  const entry = await readEntry(key, await readAround(request));
  if (!entry) throw missing();
  return entry;
}

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
  let before: Note["alts"];
  let isNew = false;
  const stored = await noteStore.swap(key, (note) => {
    isNew = false;
    if (!note) throw missing();
    before = note.alts ?? {};
    if (isSame(said, note.alts ?? {})) return undefined;
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
  if (isUsed(entry)) {
    const [use] = entry.uses.filter(({ place }) => place !== "content");
    throw new AppError("invalid", say("picture.inUse", { title: use?.title ?? "" }), {
      data: entry,
    });
  }
  return bin(request, name, author, new Date(now).toISOString());
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

async function readAround(request: Request): Promise<Around> {
  const [uses, pictures = []] = await Promise.all([
    scanUses(),
    // Without the list the library shows the uploads alone.
    readContent(request, DEFAULT_LOCALE),
  ]);
  return { uses, content: new Map(pictures.map((picture) => [picture.key, picture])) };
}

/** `undefined` when the picture was deleted in the meantime. */
async function readEntry(key: string, around: Around): Promise<LibraryPicture | undefined> {
  const note = await readableOr(
    `note of picture ${key}`,
    async () => (await noteStore.read(key))?.value,
    {} as Note,
  );
  return note && note.removedAt === undefined ? entryOf(key, note, around) : undefined;
}

function entryOf(key: string, note: Note, { uses, content }: Around): LibraryPicture {
  const [kind, hash] = key.split("/") as [PictureKind, string];
  const { width, height, bytes, at, by, name = "", revision = 0, binnedAt } = note;
  const twin = content.get(key);
  return {
    source: "upload",
    url: `/media/${hash}.${kind}`,
    name: name || (twin?.name ?? ""),
    type: PICTURE_TYPES[kind],
    ...(width !== undefined && { width, height, bytes }),
    ...(at !== undefined && { at }),
    ...(by && { by: by.name }),
    alts: altsIn(note, twin?.alts),
    revision,
    ...(binnedAt !== undefined && { removedAt: binnedAt }),
    uses: [...(uses.get(key) ?? []), ...(twin?.uses ?? [])],
  };
}

function ofContent({ key: _, ...picture }: ContentPicture): LibraryPicture {
  return { source: "content", revision: 0, ...picture };
}

/** Throws `not_found` for a name that no upload can have. */
function keyOf(name: string): string {
  const address = pictureAt(`/media/${name}`);
  if (!address) throw missing();
  return `${address.kind}/${address.hash}`;
}

function withoutEmpty(alts: PictureAlts): PictureAlts {
  return Object.fromEntries(Object.entries(alts).filter(([, alt]) => alt !== ""));
}

function isSame(one: PictureAlts, other: PictureAlts): boolean {
  const texts = (alts: PictureAlts) => JSON.stringify(Object.entries(alts).sort());
  return texts(one) === texts(other);
}

function missing(): AppError {
  return new AppError("not_found", say("picture.missing"));
}
