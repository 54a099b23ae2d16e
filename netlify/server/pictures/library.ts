/** The library of pictures: uploads with their notes and uses, and the pictures of `content/`. */
import pLimit from "p-limit";
import {
  CONTENT_PICTURES,
  type ContentPicture,
  type LibraryPicture,
} from "#domain/api/picture-library.ts";
import { LIBRARY } from "#domain/limits.ts";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import { PICTURE_TYPES, type PictureKind } from "#domain/schema/picture-types.ts";
import { builtFile } from "#server/http/built-file.ts";
import { AppError } from "#server/http/errors.ts";
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
export async function findInLibrary(request: Request, name: string): Promise<LibraryPicture> {
  const key = keyOf(name);
  const entry = await readEntry(key, await readAround(request));
  if (!entry) throw missing();
  return entry;
}

export async function readAround(request: Request): Promise<Around> {
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

/** A removed picture in use again is no longer removed; the sweep takes the mark off its note. */
export function entryOf(key: string, note: Note, { uses, content }: Around): LibraryPicture {
  const [kind, hash] = key.split("/") as [PictureKind, string];
  const { width, height, bytes, at, by, name = "", revision = 0, binnedAt } = note;
  const twin = content.get(key);
  const own = uses.get(key) ?? [];
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
    ...(binnedAt !== undefined && own.length === 0 && { removedAt: binnedAt }),
    uses: [...own, ...(twin?.uses ?? [])],
  };
}

function ofContent({ key: _, ...picture }: ContentPicture): LibraryPicture {
  return { source: "content", revision: 0, ...picture };
}

/** Throws `not_found` for a name that no upload can have. */
export function keyOf(name: string): string {
  const address = pictureAt(`/media/${name}`);
  if (!address) throw missing();
  return `${address.kind}/${address.hash}`;
}

export function missing(): AppError {
  return new AppError("not_found", say("picture.missing"));
}
