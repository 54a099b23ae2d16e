/**
 * Who is editing what: one small object per open form, renewed by it, so that a person who closes
 * one of two tabs still counts. One answer serves both notices of a form: who else is editing, and
 * whether a newer version is stored.
 */
import { PRESENCE } from "#domain/limits.ts";
import { isRecordKind } from "#domain/records/record.ts";
import {
  type Presence,
  PRESENCE_KINDS,
  type PresenceKind,
  type PresenceMark,
  presenceMark,
} from "#domain/staff/presence.ts";
import type { Author } from "#server/auth/users.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore } from "#server/store/stores.ts";
import { inBulk } from "#server/store/sweep.ts";
import { COLLECTIONS, isExpired, type StoredRecord } from "./collections.ts";

/** A record or message with an open form. */
export interface Place {
  kind: PresenceKind;
  id: string;
}

const marks = jsonStore<PresenceMark>("presence");

/** Who else is editing, and which revision is stored. Writes nothing. */
export async function lookAround(place: Place, me: Author, now = Date.now()): Promise<Presence> {
  const [others, record] = await Promise.all([othersAt(place, me, now), recordAt(place, now)]);
  return {
    others,
    ...(record && {
      record: {
        revision: record.revision,
        deleted: record.deletedAt !== undefined,
        own: record.change?.by._id === me._id,
        ...(record.change && { change: { at: record.change.at, by: record.change.by } }),
      },
    }),
  };
}

/**
 * As `lookAround`, and tells others that this person is editing in that tab. A record that does not
 * exist has no form.
 */
export async function renewPresence(
  place: Place,
  me: Author,
  tab?: string,
  now = Date.now(),
): Promise<Presence> {
  const seen = await lookAround(place, me, now);
  if (seen.record || !isRecordKind(place.kind))
    await marks.swap(keyOf(place, me, tab), () => ({ name: me.name, at: now }));
  return seen;
}

/** This person is no longer editing in that tab. Safe to repeat. */
export async function endPresence(place: Place, me: Author, tab?: string): Promise<void> {
  await marks.remove(keyOf(place, me, tab));
}

/** Removes the marks of forms that were closed without a word. Starts no work after `until`. */
export async function sweepPresence(now: number, until?: number): Promise<void> {
  for (const kind of PRESENCE_KINDS)
    await inBulk(
      await marks.keys(`${kind}/`),
      async (key) => {
        if ((await readMark(key, now)) === undefined) await marks.remove(key);
      },
      (key) => `presence ${key}`,
      until,
    );
}

async function othersAt({ kind, id }: Place, me: Author, now: number): Promise<string[]> {
  const keys = await marks.keys(`${kind}/${id}/`);
  const others = keys.filter((key) => key.split("/")[2] !== me._id);
  const found = await Promise.all(others.map((key) => readMark(key, now)));
  return [...new Set(found.flatMap((mark) => mark?.name ?? []))].sort();
}

/** A mark that still counts. */
async function readMark(key: string, now: number): Promise<PresenceMark | undefined> {
  const read = async () => presenceMark.safeParse((await marks.read(key))?.value).data;
  const mark = await readableOr(`presence ${key}`, read, undefined);
  return mark && mark.at > now - PRESENCE.life ? mark : undefined;
}

async function recordAt({ kind, id }: Place, now: number): Promise<StoredRecord | undefined> {
  if (!isRecordKind(kind)) return undefined;
  const record = (await COLLECTIONS[kind].document.list()).find(({ _id }) => _id === id);
  return record && isExpired(record, now) ? undefined : record;
}

function keyOf({ kind, id }: Place, { _id }: Author, tab?: string): string {
  return `${kind}/${id}/${_id}${tab ? `/${tab}` : ""}`;
}
