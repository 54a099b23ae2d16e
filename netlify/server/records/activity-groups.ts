/** The entries of the activity, those of a bulk action together. */
import type { LoggedEntry } from "#domain/staff/activity.ts";

/** An entry, or all entries of one bulk action, newest first. */
export type Group = [LoggedEntry, ...LoggedEntry[]];

/** A pause, in milliseconds, that ends a bulk action. Less than a day, as `activity.ts` assumes. */
const BATCH_PAUSE = 60 * 60_000;

/**
 * The groups of entries that come newest first, by the newest entry of each. Others work between the
 * entries of a bulk action; their lines wait for the rest of it.
 */
export async function* grouped(entries: AsyncIterable<LoggedEntry>): AsyncGenerator<Group> {
  const waiting: Group[] = [];
  for await (const entry of entries) {
    const group = waiting.find((one) => isPart(entry, one));
    if (group) group.push(entry);
    else waiting.push([entry]);
    for (let [first] = waiting; first && isWhole(first, entry); [first] = waiting) {
      waiting.shift();
      yield first;
    }
  }
  yield* waiting;
}

/** Whether nothing that is as old as `entry`, or older, is a part of the group. */
function isWhole(group: Group, entry: LoggedEntry): boolean {
  const oldest = group.at(-1) ?? group[0];
  return oldest.batch === undefined || Date.parse(oldest.at) - Date.parse(entry.at) > BATCH_PAUSE;
}

/** The id alone does not make a bulk action: anyone may send one. */
function isPart(entry: LoggedEntry, group: Group): boolean {
  const [{ batch, by, kind, action }] = group;
  return (
    batch !== undefined &&
    entry.batch === batch &&
    entry.by._id === by._id &&
    entry.kind === kind &&
    entry.action === action &&
    !isWhole(group, entry)
  );
}
