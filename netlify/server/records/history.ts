/** Older versions of a record: kept before each replacement, listed newest first, restorable. */
import type { RecordVersion } from "#domain/api/answers.ts";
import { HISTORY } from "#domain/limits.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { AppError } from "#server/http/errors.ts";
import { readableOr } from "#server/store/readable.ts";
import { say } from "#site/i18n/sentence.ts";
import {
  type Collection,
  COLLECTIONS,
  decidedOf,
  isExpired,
  type StoredRecord,
} from "./collections.ts";

const keyOf = (id: string, revision: number) =>
  `history/${id}/${String(revision).padStart(8, "0")}`;

/** Keeps a stored version. Safe to repeat: a version never changes. */
export async function keepVersion({ versions }: Collection, record: StoredRecord): Promise<void> {
  await versions.create(keyOf(record._id, record.revision), record);
}

/**
 * Removes a version that is too old. A version left behind by a failure is never listed, and the
 * sweep removes it with its record.
 */
export async function forgetVersion(
  { versions }: Collection,
  id: string,
  revision: number,
): Promise<void> {
  if (revision > 0) await versions.remove(keyOf(id, revision)).catch(() => undefined);
}

/** Removes every version of a permanently deleted record. */
export async function forgetVersions({ versions }: Collection, id: string): Promise<void> {
  for (const key of await versions.keys(`history/${id}/`)) await versions.remove(key);
}

/**
 * The versions of a record, in the trash or not, newest (the current one) first. Throws
 * `not_found`.
 */
export async function versionsOf(
  kind: RecordKind,
  id: string,
  now = Date.now(),
): Promise<RecordVersion[]> {
  const collection = COLLECTIONS[kind];
  const record = (await collection.document.list()).find(({ _id }) => _id === id);
  if (!record || isExpired(record, now)) throw new AppError("not_found", say("record.missing"));
  const revisions = (await collection.versions.keys(`history/${id}/`))
    .map((key) => Number(key.slice(key.lastIndexOf("/") + 1)))
    .filter(
      (revision) => revision < record.revision && revision > record.revision - HISTORY.versions,
    )
    .sort((a, b) => b - a);
  const older = await Promise.all(
    revisions.map((revision) => readVersion(collection, id, revision)),
  );
  const all = [record, ...older.filter((version) => version !== undefined)];
  return all.map((version, index) => toVersion(version, all[index + 1]));
}

/** An older version of a record. Throws `not_found`. */
export async function findVersion(
  collection: Collection,
  id: string,
  revision: number,
): Promise<StoredRecord> {
  const found = await readVersion(collection, id, revision);
  if (!found) throw new AppError("not_found", say("record.versionMissing"));
  return found;
}

function readVersion(
  { versions, parse, kind }: Collection,
  id: string,
  revision: number,
): Promise<StoredRecord | undefined> {
  const read = async () => {
    const found = await versions.read(keyOf(id, revision));
    return found && parse(found.value);
  };
  return readableOr(`version ${revision} of ${kind} ${id}`, read, undefined);
}

function toVersion(record: StoredRecord, before: StoredRecord | undefined): RecordVersion {
  const { action = "created", at = record.createdAt, by, version } = record.change ?? {};
  const content = decidedOf(record);
  const previous = before && decidedOf(before);
  const fields = previous
    ? [...new Set([...Object.keys(content), ...Object.keys(previous)])].filter((name) =>
        differ(content[name], previous[name]),
      )
    : [];
  return {
    revision: record.revision,
    action,
    at,
    by,
    ...(version !== undefined && { version }),
    fields,
    content,
  };
}

function differ(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}
