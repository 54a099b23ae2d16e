/**
 * Who is editing what: one small object per open form, renewed by it, so that a person who closes
 * one of two tabs still counts. One answer serves both notices of a form: who else is editing, and
 * whether a newer version is stored.
 */
import { PRESENCE } from "#domain/limits.ts";
import { AGENCY_DRAFT } from "#domain/records/draft.ts";
import { isRecordKind, type RecordChange, type RecordKind } from "#domain/records/record.ts";
import { TRANSLATED } from "#domain/records/translation.ts";
import {
  type Presence,
  PRESENCE_FOLDERS,
  type PresenceKind,
  type PresenceMark,
  presenceMark,
} from "#domain/staff/presence.ts";
import { savedFacts } from "#server/agency/agency-facts.ts";
import type { Author } from "#server/auth/users.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore } from "#server/store/stores.ts";
import { inBulk } from "#server/store/sweep.ts";
import { COLLECTIONS, isExpired } from "./collections.ts";
import { readTranslation } from "./translations.ts";

/** What has an open form: a record, its translation, a message, or the details of the agency. */
export interface Place {
  kind: PresenceKind;
  id: string;
}

const marks = jsonStore<PresenceMark>("presence");

/** Who else is editing, and which revision is stored. Writes nothing. */
export async function lookAround(place: Place, me: Author, now = Date.now()): Promise<Presence> {
  const [others, stored] = await Promise.all([othersAt(place, me, now), storedAt(place, now)]);
  return {
    others,
    ...(stored && {
      record: {
        revision: stored.revision,
        deleted: stored.deleted,
        own: stored.change?.by._id === me._id,
        ...(stored.change && { change: { at: stored.change.at, by: stored.change.by } }),
      },
    }),
  };
}

/**
 * As `lookAround`, and tells others that this person is editing in that tab. What does not exist has
 * no form.
 */
export async function renewPresence(
  place: Place,
  me: Author,
  tab?: string,
  now = Date.now(),
): Promise<Presence> {
  const seen = await lookAround(place, me, now);
  if (seen.record || place.kind === "messages")
    await marks.swap(keyOf(place, me, tab), () => ({ name: me.name, at: now }));
  return seen;
}

/** This person is no longer editing in that tab. Safe to repeat. */
export async function endPresence(place: Place, me: Author, tab?: string): Promise<void> {
  await marks.remove(keyOf(place, me, tab));
}

/** Removes the marks of forms that were closed without a word. Starts no work after `until`. */
export async function sweepPresence(now: number, until?: number): Promise<void> {
  for (const folder of PRESENCE_FOLDERS)
    await inBulk(
      await marks.keys(`${folder}/`),
      async (key) => {
        if ((await readMark(key, now)) === undefined) await marks.remove(key);
      },
      (key) => `presence ${key}`,
      until,
    );
}

async function othersAt(place: Place, me: Author, now: number): Promise<string[]> {
  const folder = `${folderOf(place)}/`;
  const keys = await marks.keys(folder);
  const others = keys.filter((key) => key.slice(folder.length).split("/")[0] !== me._id);
  const found = await Promise.all(others.map((key) => readMark(key, now)));
  return [...new Set(found.flatMap((mark) => mark?.name ?? []))].sort();
}

/** A mark that still counts. */
async function readMark(key: string, now: number): Promise<PresenceMark | undefined> {
  const read = async () => presenceMark.safeParse((await marks.read(key))?.value).data;
  const mark = await readableOr(`presence ${key}`, read, undefined);
  return mark && mark.at > now - PRESENCE.life ? mark : undefined;
}

interface StoredVersion {
  revision: number;
  deleted: boolean;
  change?: Pick<RecordChange, "at" | "by"> | undefined;
}

async function storedAt({ kind, id }: Place, now: number): Promise<StoredVersion | undefined> {
  if (isRecordKind(kind)) return recordAt(kind, id, now);
  if (kind === "messages" || id !== AGENCY_DRAFT) return undefined;
  const { revision = 0, change } = (await savedFacts()) ?? {};
  return { revision, change, deleted: false };
}

/** A record or, with a language after its id, its translation; one of a deleted record is deleted. */
async function recordAt(
  kind: RecordKind,
  form: string,
  now: number,
): Promise<StoredVersion | undefined> {
  const [id, language] = form.split(".");
  const record = (await COLLECTIONS[kind].document.list()).find(({ _id }) => _id === id);
  if (!record || isExpired(record, now)) return undefined;
  const { revision, change, deletedAt } = record;
  const deleted = deletedAt !== undefined;
  if (language === undefined || deleted) return { revision, change, deleted };
  const locale = TRANSLATED.find((known) => known === language);
  if (!locale) return undefined;
  const saved = await readTranslation(kind, record._id, locale);
  return { revision: saved?.revision ?? 0, change: saved?.change, deleted };
}

function keyOf(place: Place, { _id }: Author, tab?: string): string {
  return `${folderOf(place)}/${_id}${tab ? `/${tab}` : ""}`;
}

/** The folder of a record's marks must not hold those of its translations. */
function folderOf({ kind, id }: Place): string {
  const [record, language] = id.split(".");
  return language === undefined ? `${kind}/${id}` : `translations/${kind}/${record}/${language}`;
}
