/**
 * Creates, changes, deletes and orders records. Each change and its note are one
 * write.
 */
import { isDeepStrictEqual } from "node:util";
import { HISTORY } from "#domain/limits.ts";
import type { RecordChange, RecordKind } from "#domain/records/record.ts";
import { scheduleOf } from "#domain/records/schedule.ts";
import { type Author, person } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { createdBefore, newId } from "#server/http/ids.ts";
import { say } from "#site/i18n/sentence.ts";
import {
  type Collection,
  COLLECTIONS,
  contentOf,
  decidedOf,
  findLive,
  liveOf,
  metaOf,
  type RecordInput,
  type StoredRecord,
  titleOf,
  withoutExpired,
} from "./collections.ts";
import { findVersion, forgetVersion, keepVersion } from "./history.ts";
import { newSchedule } from "./new-schedule.ts";
import { addressProblem, slugFor } from "./record-address.ts";

/** The target of a change: a record at the revision that the author saw. */
export interface Target {
  kind: RecordKind;
  id: string;
  /** The revision that the author saw. */
  revision: number;
}

/**
 * Stores a new record at the end of the list. `createdWith` names the creation: a repeat within the
 * hour, after a lost answer, saves over the record stored the first time. Throws `invalid` when its
 * address would be empty or taken, and on a repeat everything that `updateRecord` throws.
 */
export async function createRecord(
  kind: RecordKind,
  input: RecordInput,
  author: Author,
  createdWith?: string,
  now = Date.now(),
): Promise<StoredRecord> {
  const collection = COLLECTIONS[kind];
  const at = new Date(now).toISOString();
  const meta = {
    _id: newId(now),
    revision: 1,
    createdAt: at,
    slug: "",
    formerSlugs: [],
    formerImages: [],
    createdWith,
  };
  const draft = {
    ...collection.fresh,
    ...cleaned(input),
    ...meta,
    ...newSchedule(input, {}, now),
  } as unknown as StoredRecord;
  const stored = await collection.document.change((items) => {
    const known = createdBefore(items, createdWith, now);
    if (known) return { items, result: known };
    const record = stamped(
      { ...draft, slug: slugFor(collection, draft, items) },
      { action: "created", at, by: person(author) },
    );
    return {
      items: [...withoutExpired(items, now), record],
      result: record,
      note: noteOf(collection, record),
    };
  });
  return stored._id === draft._id
    ? stored
    : updateRecord({ kind, id: stored._id, revision: 1 }, input, author, now);
}

/**
 * Replaces the form's fields; other fields stay. A record with identical content keeps its
 * revision, also when the author saw an older one. Throws `conflict` with the current record,
 * `not_found`, `invalid`.
 */
export function updateRecord(
  target: Target,
  input: RecordInput,
  author: Author,
  now = Date.now(),
): Promise<StoredRecord> {
  const content = (current: StoredRecord) =>
    ({
      ...current,
      ...cleaned(input, current),
      ...newSchedule(input, current, now),
    }) as StoredRecord;
  return changeRecord(target, author, now, {
    change: { action: "changed" },
    next: (current, items) =>
      readdressed(COLLECTIONS[target.kind], content(current), current, items),
    isDone: (current) =>
      saysTheSame(content(current), current) &&
      hasSameSchedule(content(current), current) &&
      isAddressed(target.kind, current),
  });
}

/** Moves a record to the trash. Throws `conflict` with the current record, `not_found`. */
export function deleteRecord(
  target: Target,
  author: Author,
  now = Date.now(),
): Promise<StoredRecord> {
  return changeRecord(target, author, now, {
    change: { action: "deleted" },
    next: (current) => ({ ...current, deletedAt: new Date(now).toISOString() }),
  });
}

/**
 * Restores the content of an older version; of the `whole` version also its schedule. Throws as
 * `updateRecord`, and `not_found` when that version is not kept.
 */
export async function revertRecord(
  target: Target,
  revision: number,
  author: Author,
  what: "content" | "whole" = "content",
  now = Date.now(),
): Promise<StoredRecord> {
  const collection = COLLECTIONS[target.kind];
  pick(await collection.document.list(), target, now);
  if (revision === target.revision) throw new AppError("invalid", say("record.currentVersion"));
  const version = await findVersion(collection, target.id, revision);
  return changeRecord(target, author, now, {
    change: { action: "reverted", version: revision },
    next: (current, items) =>
      readdressed(
        collection,
        {
          ...contentOf(version),
          ...metaOf(current),
          ...(what === "whole" && scheduleOf(version)),
        } as StoredRecord,
        current,
        items,
      ),
    isDone: (current) =>
      saysTheSame(version, current) && (what === "content" || hasSameSchedule(version, current)),
  });
}

/**
 * Stores the order of the records. `ids` holds each id exactly once. `expected` returns whether the
 * list is unchanged since the author saw it. Throws `conflict` with the current list, and
 * `invalid`.
 */
export async function orderRecords(
  kind: RecordKind,
  ids: readonly string[],
  expected: (records: readonly StoredRecord[]) => boolean,
  author: Author,
  now = Date.now(),
): Promise<StoredRecord[]> {
  return COLLECTIONS[kind].document.change((items) => {
    const live = liveOf(items);
    if (isDeepStrictEqual(idsOf(live), ids)) return { items, result: live };
    if (!expected(live)) throw new AppError("conflict", say("order.stale"), { data: live });
    const ordered = ids.flatMap((id) => live.find(({ _id }) => _id === id) ?? []);
    if (
      new Set(ids).size !== ids.length ||
      ordered.length !== live.length ||
      ids.length !== live.length
    )
      throw new AppError("invalid", say("order.incomplete"), {
        fields: { ids: say("problems.once") },
      });
    const trash = withoutExpired(items, now).filter(({ deletedAt }) => deletedAt !== undefined);
    const note = {
      kind,
      action: "ordered",
      at: new Date(now).toISOString(),
      by: person(author),
      undo: { ids: idsOf(live) },
    };
    return { items: [...ordered, ...trash], result: ordered, note };
  });
}

/**
 * Changes a record whatever its version, by a rule that fits any content; a record that needs no
 * change keeps its revision. Throws `not_found`, and `conflict` when others keep changing it.
 */
export async function amendRecord(
  kind: RecordKind,
  id: string,
  amend: (current: StoredRecord) => StoredRecord,
  author: Author,
  now = Date.now(),
): Promise<StoredRecord> {
  const collection = COLLECTIONS[kind];
  for (let tries = AMEND_TRIES; ; tries -= 1) {
    const { revision } = findLive(await collection.document.list(), id, now);
    try {
      return await changeRecord({ kind, id, revision }, author, now, {
        change: { action: "changed" },
        next: (current, items) => readdressed(collection, amend(current), current, items),
        isDone: (current) => saysTheSame(amend(current), current),
      });
    } catch (error) {
      if (tries <= 1 || !(error instanceof AppError) || error.code !== "conflict") throw error;
    }
  }
}

/** Each one is a write that another person's was faster than. */
const AMEND_TRIES = 4;

interface Step {
  change: Pick<RecordChange, "action" | "version">;
  next: (current: StoredRecord, items: readonly StoredRecord[]) => StoredRecord;
  /** Whether the record already has the wanted content, so that nothing needs writing. */
  isDone?: (current: StoredRecord) => boolean;
}

/**
 * The only way in which a stored record changes. The replaced version is saved first, under its own
 * key. Its content is final, because a stored document holds it, so concurrent changes save the
 * same version. The new version, with author and time, becomes durable in one write. Thus no
 * version exists without its record, no record without its versions, and the document that every
 * list reads stays small.
 */
async function changeRecord(
  target: Target,
  author: Author,
  now: number,
  { change, next, isDone = () => false }: Step,
): Promise<StoredRecord> {
  const collection = COLLECTIONS[target.kind];
  const doneIn = (items: readonly StoredRecord[]) => {
    const current = findLive(items, target.id, now);
    return isDone(current) ? current : undefined;
  };
  const items = await collection.document.list();
  const done = doneIn(items);
  if (done) return done;
  await keepVersion(collection, pick(items, target, now));
  const stamp: RecordChange = { ...change, at: new Date(now).toISOString(), by: person(author) };
  const changed = await collection.document.change((items) => {
    const done = doneIn(items);
    if (done) return { items, result: done };
    const before = pick(items, target, now);
    const record = stamped({ ...next(before, items), revision: before.revision + 1 }, stamp);
    return {
      items: replaced(withoutExpired(items, now), record),
      result: record,
      note: {
        ...noteOf(collection, record),
        ...ofBatch(author),
        fields: fieldsBetween(before, record),
      },
    };
  });
  await forgetVersion(collection, target.id, changed.revision - HISTORY.versions);
  return changed;
}

/** Whether two records have the same stored content. */
function saysTheSame(one: StoredRecord, other: StoredRecord): boolean {
  const stored = (record: StoredRecord): unknown => JSON.parse(JSON.stringify(contentOf(record)));
  return isDeepStrictEqual(stored(one), stored(other));
}

function hasSameSchedule(one: StoredRecord, other: StoredRecord): boolean {
  return isDeepStrictEqual(scheduleOf(one), scheduleOf(other));
}

function idsOf(records: readonly StoredRecord[]): string[] {
  return records.map(({ _id }) => _id);
}

/**
 * Returns the record at the revision that the author saw. Throws `not_found`, and `conflict` with
 * the current record when it has changed since.
 */
function pick(items: readonly StoredRecord[], { id, revision }: Target, now: number): StoredRecord {
  const record = findLive(items, id, now);
  if (record.revision === revision) return record;
  const who = record.change?.by.name;
  const sentence = who === undefined ? say("record.staleUnknown") : say("record.stale", { who });
  throw new AppError("conflict", sentence, { data: record });
}

export function replaced(items: readonly StoredRecord[], record: StoredRecord): StoredRecord[] {
  return items.map((item) => (item._id === record._id ? record : item));
}

export function stamped(record: StoredRecord, change: RecordChange): StoredRecord {
  return { ...record, change };
}

/** The part of an activity entry that makes it one of a bulk action. */
export function ofBatch({ batch }: Author): { batch?: string } {
  return batch === undefined ? {} : { batch };
}

/** The fields that differ between two versions, by their names in the table of fields. */
function fieldsBetween(before: StoredRecord, after: StoredRecord): string[] {
  const [old, now] = [decidedOf(before), decidedOf(after)];
  const names = Object.keys({ ...old, ...now }).filter(
    (name) => !isDeepStrictEqual(old[name], now[name]),
  );
  return [...new Set(names.map((name) => (name === "imageAlts" ? "images" : name)))];
}

/** The activity entry of a change. */
export function noteOf(
  collection: Collection,
  record: StoredRecord,
  change = record.change,
): object {
  return {
    kind: collection.kind,
    _id: record._id,
    title: titleOf(collection, record),
    revision: record.revision,
    ...change,
  };
}

/** Whether a record has a valid page address, or no page. */
function isAddressed(kind: RecordKind, { isActive, slug }: StoredRecord): boolean {
  return !isActive || !addressProblem(kind, slug);
}

/**
 * A changed record with its address and its earlier addresses: a slug changes only with the title,
 * and that of a question never.
 * An address that no page can have stays only on a record without a page.
 */
function readdressed(
  collection: Collection,
  record: StoredRecord,
  before: StoredRecord,
  items: readonly StoredRecord[],
): StoredRecord {
  const kept =
    isAddressed(collection.kind, { ...record, slug: before.slug }) &&
    (collection.keepsSlug === true || titleOf(collection, record) === titleOf(collection, before));
  const slug = kept ? before.slug : slugFor(collection, record, items);
  const dropped = before.images.filter((url) => !record.images.includes(url));
  return {
    ...record,
    slug,
    formerSlugs: [...new Set([before.slug, ...before.formerSlugs])]
      .filter((old) => old !== slug)
      .slice(0, HISTORY.formerSlugs),
    formerImages: [...new Set([...dropped, ...before.formerImages])]
      .filter((url) => !record.images.includes(url))
      .slice(0, HISTORY.formerImages),
  };
}

/** The pictures of an input. Questions have none. */
interface Pictured {
  images?: string[];
  imageAlts?: Record<string, string>;
}

/**
 * The input, with alternative texts only for its own pictures. A missing budget clears the stored
 * one.
 */
function cleaned(input: RecordInput, before?: StoredRecord): object {
  const sent = input as Pictured;
  const images = sent.images ?? before?.images ?? [];
  const alts = Object.entries(sent.imageAlts ?? before?.imageAlts ?? {}).filter(
    ([url, alt]) => images.includes(url) && alt !== "",
  );
  return {
    ...input,
    ...("title" in input && { budget: input.budget ?? undefined }),
    imageAlts: Object.fromEntries(alts),
  };
}
