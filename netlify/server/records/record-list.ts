/**
 * The list of a collection as it is answered: written once, and given to all who ask until the
 * collection changes.
 */
import { createHash } from "node:crypto";
import { activeOf, liveOf, publicView, type Collection, type StoredRecord } from "./collections.ts";
import type { Snapshot } from "#server/store/document.ts";
import { writtenReply } from "#server/http/http.ts";

interface List {
  version: string;
  body: () => string;
}

type Reader = "staff" | "public";

/**
 * A snapshot is the same object until something changes, and takes its lists along when it goes.
 */
const lists = new WeakMap<Snapshot<StoredRecord>, Partial<Record<Reader, List>>>();

/** What staff or a visitor get of a collection. */
export function listOf(
  collection: Collection,
  snapshot: Snapshot<StoredRecord>,
  staff: boolean,
): List {
  const reader = staff ? "staff" : "public";
  const known = lists.get(snapshot) ?? {};
  lists.set(snapshot, known);
  return (known[reader] ??= makeList(collection, snapshot, staff));
}

/** The version of a list: which records, in which order and at which revision. */
export function listVersion(records: readonly StoredRecord[], staff: boolean): string {
  const hash = createHash("sha256");
  for (const { _id, revision } of records) hash.update(`${_id} ${revision}\n`);
  return `${hash.digest("hex").slice(0, 16)}${staff ? "" : "-public"}`;
}

function makeList(
  collection: Collection,
  { items, unreadable }: Snapshot<StoredRecord>,
  staff: boolean,
): List {
  const records = staff ? liveOf(items) : activeOf(items);
  let written: string | undefined;
  const write = () => {
    const data = staff ? records : records.map((record) => publicView(collection, record));
    return writtenReply({
      data,
      total: data.length,
      ...(staff && unreadable.length > 0 && { message: leftOut(unreadable.length) }),
    });
  };
  return { version: listVersion(records, staff), body: () => (written ??= write()) };
}

function leftOut(count: number): string {
  return count === 1
    ? "One record cannot be read and is left out."
    : `${count} records cannot be read and are left out.`;
}
