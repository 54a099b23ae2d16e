/**
 * Reads the histories of records into the activity, once: what was done before there was a log. It
 * goes on in the next run where the last one ended.
 */
import { RECORD_KINDS } from "#domain/records/record.ts";
import type { LoggedEntry } from "#domain/staff/activity.ts";
import { jsonStore } from "#server/store/stores.ts";
import { dayOf, noteEarlier, oldestDay, readable } from "./activity-log.ts";
import { type Collection, COLLECTIONS, isExpired, type StoredRecord } from "./collections.ts";
import { versionsOf } from "./history.ts";
import { noteOf } from "./records.ts";

/** How far it is. Later changes of records write their own entries. */
interface Filled {
  /** `<kind>/<id>` of the records whose histories are in the log. */
  done: string[];
  /** Whether that is all of them. */
  isWhole: boolean;
}

const store = jsonStore<Filled>("activity");
const KEY = "filled";

/** Starts no work after `until`. Throws `unavailable`. */
export async function fillActivity(now: number, until: number): Promise<void> {
  const before = (await store.read(KEY))?.value;
  if (before?.isWhole) return;
  const done = new Set(before?.done);
  const entries: LoggedEntry[] = [];
  let isWhole = true;
  for (const kind of RECORD_KINDS) {
    const collection = COLLECTIONS[kind];
    for (const record of await collection.document.list()) {
      const name = `${kind}/${record._id}`;
      if (done.has(name) || isExpired(record, now)) continue;
      if (performance.now() >= until) {
        isWhole = false;
        break;
      }
      entries.push(...(await entriesOf(collection, record, now)));
      done.add(name);
    }
  }
  await noteEarlier(entries.filter((entry) => dayOf(entry) >= oldestDay(now)));
  await store.swap(KEY, () => ({ done: isWhole ? [] : [...done], isWhole }));
}

/** The versions of a record that staff have made. */
async function entriesOf(
  collection: Collection,
  record: StoredRecord,
  now: number,
): Promise<LoggedEntry[]> {
  const versions = await versionsOf(collection.kind, record._id, now);
  return versions.flatMap(({ action, at, by, revision, fields, content }) => {
    if (by === undefined || action === "filled") return [];
    const then = { ...record, ...content, revision } as StoredRecord;
    const note = noteOf(collection, then, { action, at, by });
    return readable([{ ...note, ...(fields.length > 0 && { fields }) }]);
  });
}
