/**
 * Where pictures are used: one scan of everything that staff write, for the library and for the
 * sweep. Nothing is stored, so no index can be wrong.
 */
import type { PictureUse } from "#domain/api/picture-library.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { PICTURE_ADDRESS } from "#domain/schema/picture-types.ts";
import {
  type Collection,
  COLLECTIONS,
  type StoredRecord,
  titleOf,
} from "#server/records/collections.ts";
import { storedDrafts } from "#server/records/drafts.ts";
import { idOf } from "#server/store/document.ts";

/** Uses by `<kind>/<hash>`. */
export type Uses = Map<string, PictureUse[]>;

/** A picture address anywhere in a text. */
const MENTION = new RegExp(PICTURE_ADDRESS.source.slice(1, -1), "g");

/**
 * Returns all uses by drafts, by live, deleted and unreadable records, and by older versions. A
 * record names the pictures of its older versions, so they need not be read. Throws `unavailable`
 * when a collection cannot be read: a picture of an unread record would look unused.
 */
export async function scanUses(): Promise<Uses> {
  const uses: Uses = new Map();
  const deleted = new Set<string>();
  const add = (value: unknown, use: PictureUse) => {
    for (const key of mentionsIn(value)) {
      const known = uses.get(key) ?? [];
      uses.set(key, known);
      if (!known.some((other) => isSame(other, use))) known.push(use);
    }
  };
  for (const kind of RECORD_KINDS) {
    const collection = COLLECTIONS[kind];
    const { items, unreadable } = await collection.document.read();
    for (const record of items) {
      addRecord(collection, record, add);
      if (record.deletedAt !== undefined) deleted.add(record._id);
    }
    for (const item of unreadable) add(item, { place: "record", kind, _id: idOf(item), title: "" });
  }
  for (const { value, ...draft } of await storedDrafts())
    add(value, { ...draft, place: deleted.has(draft._id) ? "trash" : "draft" });
  return uses;
}

type Add = (value: unknown, use: PictureUse) => void;

function addRecord(collection: Collection, record: StoredRecord, add: Add): void {
  const { formerImages, deletedAt, imageAlts, ...rest } = record;
  const use = { kind: collection.kind, _id: record._id, title: titleOf(collection, record) };
  const place = deletedAt === undefined ? "record" : "trash";
  for (const [field, value] of Object.entries(rest)) add(value, { ...use, place, field });
  // A description belongs to the field with its picture.
  add(imageAlts, { ...use, place, field: "images" });
  add(formerImages, { ...use, place: "older" });
}

function isSame(one: PictureUse, other: PictureUse): boolean {
  return (
    one.place === other.place &&
    one.kind === other.kind &&
    one._id === other._id &&
    one.field === other.field
  );
}

function mentionsIn(value: unknown): Set<string> {
  const text = value === undefined ? "" : JSON.stringify(value);
  return new Set(
    Array.from(text.matchAll(MENTION), ([, hash = "", kind = ""]) => `${kind}/${hash}`),
  );
}
