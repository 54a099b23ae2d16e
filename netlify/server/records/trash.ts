/** The trash: keeps deleted records for 30 days, restores and purges them. */
import type { TrashEntry } from "#domain/api/answers.ts";
import { publicPath } from "#domain/records/public-path.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { type Author, person } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { idOf } from "#server/store/document.ts";
import { say } from "#site/i18n/sentence.ts";
import {
  type Collection,
  COLLECTIONS,
  expiryOf,
  isExpired,
  type StoredRecord,
  titleOf,
  withoutExpired,
} from "./collections.ts";
import { forgetDraft } from "./drafts.ts";
import { forgetVersions, keepVersion } from "./history.ts";
import { addressProblem, holderOf, slugBack } from "./record-address.ts";
import { noteOf, ofBatch, replaced, stamped } from "./records.ts";
import { forgetTranslations, translatedIds } from "./translations.ts";

/** Everything in the trash, latest first. */
export async function listTrash(now = Date.now()): Promise<TrashEntry[]> {
  const lists = RECORD_KINDS.map(async (kind) => {
    const collection = COLLECTIONS[kind];
    return (await collection.document.list())
      .filter((record) => inTrash(record, now))
      .map((record) => entryOf(collection, record));
  });
  return (await Promise.all(lists)).flat().sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
}

/**
 * Restores a record, as inactive when it cannot become a page. Throws `not_found`, and `invalid`
 * when another record now has its address.
 */
export async function restoreFromTrash(
  kind: RecordKind,
  id: string,
  author: Author,
  now = Date.now(),
): Promise<StoredRecord> {
  const collection = COLLECTIONS[kind];
  const before = findInTrash(await collection.document.list(), id, now);
  await keepVersion(collection, before);
  return collection.document.change((items) => {
    const record = findInTrash(items, id, now);
    // Restored and deleted again in the meantime, so not the version saved above.
    if (record.revision !== before.revision)
      throw new AppError("conflict", say("record.restoredMeanwhile"));
    const slug = slugBack(collection, record);
    const isActive = record.isActive && !addressProblem(kind, slug);
    const other = holderOf(items, slug);
    if (other) throw taken(collection, other);
    const change = {
      action: "restored",
      at: new Date(now).toISOString(),
      by: person(author),
    } as const;
    const back = stamped(
      { ...record, slug, isActive, deletedAt: undefined, revision: record.revision + 1 },
      change,
    );
    return {
      items: replaced(withoutExpired(items, now), back),
      result: back,
      note: { ...noteOf(collection, back), ...ofBatch(author) },
    };
  });
}

/**
 * Deletes a record in the trash for good, with its draft and all its versions and translations.
 * Throws `not_found`.
 */
export async function purge(
  kind: RecordKind,
  id: string,
  author: Author,
  now = Date.now(),
): Promise<void> {
  const collection = COLLECTIONS[kind];
  await collection.document.change((items) => {
    const record = findInTrash(items, id, now);
    const note = {
      ...noteOf(collection, record),
      action: "purged",
      at: new Date(now).toISOString(),
      by: person(author),
    };
    return {
      items: withoutExpired(items, now).filter(({ _id }) => _id !== id),
      result: undefined,
      note,
    };
  });
  await forgetObjects(collection, id);
  await forgetDraft(kind, id);
}

/**
 * Permanently deletes everything in the trash since before `until`, in milliseconds. Records that
 * someone deletes or restores in the meantime stay.
 */
export async function emptyTrash(until: number, author: Author, now = Date.now()): Promise<void> {
  for (const kind of RECORD_KINDS) {
    const collection = COLLECTIONS[kind];
    const isGone = (record: StoredRecord) =>
      inTrash(record, now) && Date.parse(record.deletedAt ?? "") <= until;
    const gone = await collection.document.change((items) => {
      const result = items.filter(isGone);
      if (result.length === 0) return { items, result };
      return {
        items: withoutExpired(items, now).filter((record) => !isGone(record)),
        result,
        note: { kind, action: "emptied", at: new Date(now).toISOString(), by: person(author) },
      };
    });
    for (const { _id } of gone) {
      await forgetObjects(collection, _id);
      await forgetDraft(kind, _id);
    }
  }
}

/**
 * Removes expired records from the trash, and the versions and translations of deleted records. Safe to repeat at
 * any time; starts no work after `until`.
 */
export async function sweepTrash(now = Date.now(), until = Infinity): Promise<void> {
  for (const kind of RECORD_KINDS) {
    if (performance.now() >= until) return;
    const collection = COLLECTIONS[kind];
    await collection.document.change((items) => ({
      items: withoutExpired(items, now),
      result: undefined,
    }));
    await forgetOrphans(collection, until);
  }
}

/** Removes the versions and translations without a record; starts none after `until`. */
export async function forgetOrphans(collection: Collection, until = Infinity): Promise<void> {
  // Lists the keys first: an object is saved only for a record in the document, so a record missing
  // afterwards is deleted.
  const ids = new Set([
    ...(await collection.versions.keys("history/")).map((key) => key.split("/")[1] ?? ""),
    ...(await translatedIds(collection.kind)),
  ]);
  const { items, unreadable } = await collection.document.read();
  const known = [...items.map(({ _id }) => _id), ...unreadable.map(idOf)];
  for (const id of ids)
    if (!known.includes(id) && performance.now() < until) await forgetObjects(collection, id);
}

/** Removes everything stored apart from a permanently deleted record. */
async function forgetObjects(collection: Collection, id: string): Promise<void> {
  await forgetVersions(collection, id);
  await forgetTranslations(collection.kind, id);
}

function findInTrash(items: readonly StoredRecord[], id: string, now: number): StoredRecord {
  const record = items.find(({ _id }) => _id === id);
  if (record?.deletedAt === undefined || isExpired(record, now))
    throw new AppError("not_found", say("record.notInTrash"));
  return record;
}

function taken(collection: Collection, other: StoredRecord): AppError {
  const { kind } = collection;
  const values = { path: publicPath(kind, other), title: titleOf(collection, other) };
  return new AppError("invalid", say("record.addressTakenMeanwhile", values));
}

function inTrash(record: StoredRecord, now: number): boolean {
  return record.deletedAt !== undefined && !isExpired(record, now);
}

function entryOf(collection: Collection, record: StoredRecord): TrashEntry {
  const { _id, revision, deletedAt = "", change } = record;
  const expiresAt = new Date(expiryOf(record) ?? 0).toISOString();
  return {
    kind: collection.kind,
    _id,
    title: titleOf(collection, record),
    revision,
    deletedAt,
    deletedBy: change?.by.name ?? "",
    expiresAt,
  };
}
