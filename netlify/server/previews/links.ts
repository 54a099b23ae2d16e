/**
 * Links to previews. The mark in the address is a keyed hash, so no link can be guessed or altered;
 * what is stored only ends it.
 */
import { randomBytes } from "node:crypto";
import { PREVIEW_KEEP_DAYS, PREVIEWS_MAX } from "#domain/limits.ts";
import { PREVIEWS } from "#domain/links.ts";
import { NEW_DRAFT } from "#domain/records/draft.ts";
import {
  type PreviewLink,
  type StoredPreview,
  storedPreview,
} from "#domain/records/preview-link.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { type Author, person } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { noteDone } from "#server/records/activity-log.ts";
import { COLLECTIONS, findLive, titleOf } from "#server/records/collections.ts";
import { findDraft } from "#server/records/drafts.ts";
import { keyed, sameHash } from "#server/store/keyed-hash.ts";
import { withLock } from "#server/store/locks.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore } from "#server/store/stores.ts";
import { inBulk } from "#server/store/sweep.ts";
import { say } from "#site/i18n/sentence.ts";

const DAY = 24 * 60 * 60_000;

/** A record, or the draft of a new one. */
interface Place {
  kind: RecordKind;
  id: string;
}

const store = jsonStore<StoredPreview>("previews");

/** The links that lead to the preview now, newest first. */
export async function previewsOf(place: Place, now = Date.now()): Promise<PreviewLink[]> {
  const keys = await store.keys(folderOf(place));
  const links = keys.map(async (key) => {
    const found = await readPreview(key);
    const isHere = found && found.movedTo === undefined && stateOf(found, now) === "open";
    return isHere ? [await toLink(place, idIn(key), found)] : [];
  });
  return (await Promise.all(links)).flat().sort((a, b) => b.at.localeCompare(a.at));
}

/**
 * Makes a link, and notes it in the activity. `createdWith` names the creation, so that a repeat
 * gets the same link. Throws `not_found` when there is nothing to show or that link has ended, and
 * `invalid` for one too many.
 */
export async function sharePreview(
  place: Place,
  days: number,
  author: Author,
  createdWith = randomBytes(16).toString("hex"),
  now = Date.now(),
): Promise<PreviewLink> {
  const about = await describe(place, now);
  const key = folderOf(place) + createdWith;
  const known = await readPreview(key);
  if (known && stateOf(known, now) !== "open")
    throw new AppError("not_found", say("preview.missing"));
  if (known) return toLink(place, createdWith, known);
  const stored = {
    by: person(author),
    at: new Date(now).toISOString(),
    until: new Date(now + days * DAY).toISOString(),
  };
  // One after the other, and counted with the new one, so that several at once keep the limit too.
  await withLock(`previews/${folderOf(place)}`, async () => {
    await store.create(key, stored);
    if ((await previewsOf(place, now)).length <= PREVIEWS_MAX) return;
    await store.remove(key);
    throw new AppError("invalid", say("preview.tooMany", { max: PREVIEWS_MAX }));
  });
  await noteDone(author, { kind: place.kind, action: "shared", _id: place.id, ...about });
  return toLink(place, createdWith, stored);
}

/** Ends a link; one that has ended counts as done. Throws `not_found`. */
export async function endPreview(place: Place, id: string, now = Date.now()): Promise<void> {
  const key = folderOf(await whereIs(place, id)) + id;
  const ended = await store.swap(key, (current) =>
    current && !current.endedAt ? { ...current, endedAt: new Date(now).toISOString() } : undefined,
  );
  if (!ended) throw new AppError("not_found", say("preview.missing"));
}

/**
 * The open links to the draft of a new record lead to the record that was saved of it from now on, and
 * staff end them there. Safe to repeat.
 */
export async function movePreviews(from: Place, to: Place, now = Date.now()): Promise<void> {
  for (const { _id } of await previewsOf(from, now)) {
    const key = folderOf(from) + _id;
    const link = await readPreview(key);
    if (!link) continue;
    await store.create(folderOf(to) + _id, { ...link, movedFrom: from.id });
    await store.swap(key, (current) => current && { ...current, movedTo: to.id });
  }
}

/** What a link leads to: `unknown` for one with a wrong mark, and for one that is forgotten. */
export type Found =
  { state: "unknown" } | { state: "open" | "expired" | "ended"; link: StoredPreview; place: Place };

/** @param address the last part of the link's address, `<id>.<mark>` */
export async function findPreview(place: Place, address: string, now = Date.now()): Promise<Found> {
  const [, id, mark = ""] = /^([0-9a-f]{32})\.([0-9a-f]{32})$/.exec(address) ?? [];
  const key = folderOf(place) + (id ?? "0".repeat(32));
  const isMarked = sameHash(mark, await markOf(key));
  const there = await whereIs(place, idIn(key));
  const link = await readPreview(folderOf(there) + idIn(key));
  return id !== undefined && isMarked && link
    ? { state: stateOf(link, now), link, place: there }
    : { state: "unknown" };
}

/** Forgets links some time after they have expired. Starts no work after `until`. */
export async function sweepPreviews(now: number, until?: number): Promise<void> {
  for (const kind of RECORD_KINDS)
    await inBulk(
      await store.keys(`${kind}/`),
      async (key) => {
        const link = await readPreview(key);
        if (!link || Date.parse(link.until) < now - PREVIEW_KEEP_DAYS * DAY)
          await store.remove(key);
      },
      () => "a preview link",
      until,
    );
}

/** For the activity: the title, and the revision of a saved record. */
async function describe({ kind, id }: Place, now: number) {
  const collection = COLLECTIONS[kind];
  if (!id.startsWith(NEW_DRAFT)) {
    const record = findLive(await collection.document.list(), id, now);
    return { title: titleOf(collection, record), revision: record.revision };
  }
  const draft = await findDraft(kind, id);
  if (!draft) throw new AppError("not_found", say("preview.nothing"));
  const title = draft.values[collection.titleField];
  return typeof title === "string" && title !== "" ? { title } : {};
}

function stateOf({ until, endedAt }: StoredPreview, now: number) {
  if (endedAt !== undefined) return "ended" as const;
  return Date.parse(until) <= now ? ("expired" as const) : ("open" as const);
}

function readPreview(key: string): Promise<StoredPreview | undefined> {
  const read = async () => storedPreview.safeParse((await store.read(key))?.value).data;
  return readableOr("a preview link", read, undefined);
}

async function toLink(place: Place, _id: string, link: StoredPreview): Promise<PreviewLink> {
  const { by, at, until, movedFrom: id = place.id } = link;
  const key = folderOf({ ...place, id }) + _id;
  return { _id, by, at, until, url: `${PREVIEWS}${key}.${await markOf(key)}` };
}

/** Where a link stands: one to the draft of a new record, with the record that was saved of it. */
async function whereIs(place: Place, link: string): Promise<Place> {
  const { movedTo: id = place.id } = (await readPreview(folderOf(place) + link)) ?? {};
  return { ...place, id };
}

function folderOf({ kind, id }: Place): string {
  return `${kind}/${id}/`;
}

function idIn(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}

function markOf(key: string): Promise<string> {
  return keyed(`preview ${key}`);
}
