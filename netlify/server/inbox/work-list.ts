/** Which messages a list of the inbox has, in which order, by their folders and the work on them. */
import { ANSWER_MINUTES, replyBy } from "#domain/content/reply-by.ts";
import { foldersOf, type InboxSelection } from "#domain/inbox/inbox.ts";
import { WORK } from "#domain/limits.ts";
import { timeOfId } from "#server/http/ids.ts";
import { readableOr } from "#server/store/readable.ts";
import { everyPlace, type Place, readPlace } from "./messages.ts";
import { dueOf, stateAt, type WorkRow, workRows } from "./work-index.ts";

/** A place with the key that sorts it in its list. */
export interface Listed extends Place {
  sort: string;
}

export type Chosen = Pick<InboxSelection, "filter" | "work" | "label"> & {
  /** Id of the asking person, for `mine`. */
  me: string;
};

/** Whether a list has only open messages, which are sorted by their promise. */
function isByPromise({ work }: Pick<Chosen, "work">): boolean {
  return work === "open" || work === "mine" || work === "overdue";
}

/** The messages of a list: the newest first, or open ones by the moment of the promised answer. */
export async function placesIn(chosen: Chosen, now = Date.now()): Promise<Listed[]> {
  const { filter, work, label, me } = chosen;
  const folders = foldersOf(filter);
  const isByWork = work !== undefined || label !== "";
  const [{ current }, rows] = await Promise.all([everyPlace(), isByWork ? workRows() : NO_ROWS]);
  let places: Listed[] = [];
  for (const place of current.values()) {
    if (!folders.includes(place.folder)) continue;
    const row = rows.get(place.id);
    if (label !== "" && !row?.labels.includes(label)) continue;
    if (work === "mine" && row?.owner !== me) continue;
    if (work && stateAt(place, row) !== (isByPromise(chosen) ? "open" : work)) continue;
    places.push({ ...place, sort: place.id });
  }
  if (isByPromise(chosen)) {
    const dues = await duesOf(places, rows, now);
    if (work === "overdue") places = places.filter(({ id }) => (dues.get(id) ?? now) < now);
    for (const place of places) place.sort = sortBy(dues.get(place.id) ?? now, place.id);
  }
  return places.sort((a, b) => (a.sort < b.sort ? -1 : 1));
}

/** Counts of the open messages; `me` is the id of the asking person. */
export async function countWork(
  current: ReadonlyMap<string, Place>,
  me: string,
  now = Date.now(),
): Promise<{ open: number; overdue: number; mine: number; labels: string[] }> {
  const rows = await workRows();
  const places = [...current.values()].filter(
    (place) => stateAt(place, rows.get(place.id)) === "open",
  );
  const dues = await duesOf(places, rows, now);
  const labels = [...current.keys()].flatMap((id) => rows.get(id)?.labels ?? []);
  return {
    open: places.length,
    overdue: places.filter(({ id }) => (dues.get(id) ?? now) < now).length,
    mine: places.filter(({ id }) => rows.get(id)?.owner === me).length,
    labels: [...new Set(labels)].sort((a, b) => a.localeCompare(b)),
  };
}

const NO_ROWS: ReadonlyMap<string, WorkRow> = new Map();

/** Promises of new messages that this process has read; they never change. */
const known = new Map<string, number>();
const KNOWN_MAX = 5_000;

/**
 * The moments of the promised answers, in milliseconds, by the hours of now. New messages have no
 * row, so the newest few are read. Those that even the longest promise has passed are overdue, those
 * never read from their arrival on, and those beyond what one request reads are not yet due, in
 * their order.
 */
async function duesOf(
  places: readonly Place[],
  rows: ReadonlyMap<string, WorkRow>,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const dues = new Map<string, number>();
  const oldestFirst = [...places].sort((a, b) => (a.id < b.id ? 1 : -1));
  const passed = firstAfter(oldestFirst, now);
  for (const { id } of oldestFirst.slice(0, passed))
    dues.set(id, Math.min(rows.get(id)?.due ?? known.get(id) ?? timeOfId(id), now - 1));
  const unknown: Place[] = [];
  for (const place of oldestFirst.slice(passed)) {
    const due = dueByRow(rows.get(place.id)) ?? known.get(place.id);
    if (due === undefined) unknown.push(place);
    else dues.set(place.id, due);
  }
  const read = await Promise.all(unknown.slice(0, WORK.read).map(promiseAt));
  for (const [index, { id }] of unknown.entries()) dues.set(id, read[index] ?? now + index);
  return dues;
}

/** A row of an earlier version does not name its promise. */
function dueByRow(row?: WorkRow): number | undefined {
  if (!row?.promise) return row?.due;
  return replyBy(new Date(timeOfId(row._id)), ANSWER_MINUTES[row.promise]).getTime();
}

/** Index of the first message, oldest first, that the longest promise has not passed. */
function firstAfter(places: readonly Place[], now: number): number {
  const longest = Math.max(...Object.values(ANSWER_MINUTES));
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const arrival = timeOfId(places[middle]?.id ?? "");
    if (replyBy(new Date(arrival), longest).getTime() < now) from = middle + 1;
    else to = middle;
  }
  return from;
}

function promiseAt(place: Place): Promise<number | undefined> {
  const read = async () => {
    const found = await readPlace(place);
    if (!found) return undefined;
    const due = dueOf(found);
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(place.id, due);
    return due;
  };
  return readableOr(`message ${place.id}`, read, undefined);
}

/** Sorts by the moment, then by the message; has the form of an id, as a cursor does. */
function sortBy(due: number, id: string): string {
  return `${String(Math.max(0, Math.round(due))).padStart(13, "0")}-${id.slice(-12)}`;
}
