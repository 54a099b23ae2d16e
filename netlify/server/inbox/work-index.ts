/**
 * The list of the work on messages: one document that says of each message what its folder alone
 * does not, so that ten thousand messages are sorted into open, answered and closed without reading
 * them. A message without a row is open in `unread` and answered in `read`.
 *
 * The facts are in the follow-ups, one object a message. A row is derived from them after each
 * change, and again by the daily sweep, so that an interruption between the two loses nothing.
 */
import { z } from "zod";
import { promiseNameOf, promiseOf, replyBy } from "#domain/content/reply-by.ts";
import type { Folder } from "#domain/inbox/message.ts";
import { stateOf, WORK_STATES, type WorkState } from "#domain/inbox/waiting.ts";
import { INBOX, WORK } from "#domain/limits.ts";
import { documentStore } from "#server/store/document.ts";
import { readableOr } from "#server/store/readable.ts";
import { type Followed, withFollowUp } from "./follow-ups.ts";
import { everyPlace, findMessage, type Place, readPlace } from "./messages.ts";

const workRow = z.object({
  /** The message's. */
  _id: z.string(),
  state: z.enum(WORK_STATES),
  /** The moment of the promised answer when the row was derived, in milliseconds. */
  due: z.number(),
  /** The promise to an open message, whose moment follows a publish of other hours. */
  promise: z.enum(["home", "others"]).optional(),
  /** Id of the owner, or `""`. */
  owner: z.string().default(""),
  labels: z.array(z.string()).default([]),
  /** The first answer, in milliseconds. */
  answered: z.number().optional(),
});

export type WorkRow = z.output<typeof workRow>;

const workDocument = documentStore<WorkRow>("inbox-work", (stored) => workRow.parse(stored));

/** The rows by message. The first call derives those of messages that an earlier version has read. */
export async function workRows(): Promise<ReadonlyMap<string, WorkRow>> {
  const { items, notes } = await workDocument.read();
  const rows = notes.length > 0 ? items : await firstRows();
  return new Map(rows.map((row) => [row._id, row]));
}

/** The state of a message by its folder and row; `undefined` in spam and in the trash. */
export function stateAt({ folder }: Pick<Place, "folder">, row?: WorkRow): WorkState | undefined {
  return folder === "unread" || folder === "read" ? (row?.state ?? usual(folder)) : undefined;
}

/** The moment of the promised answer, in milliseconds. */
export function dueOf({ value }: Pick<Followed, "value">): number {
  return replyBy(new Date(value.createdAt), promiseOf(value)).getTime();
}

/**
 * Brings the row of a message up to date. It looks again after writing, so that of several
 * simultaneous changes the last writer has seen them all. Safe to repeat.
 */
export async function noteWork(id: string): Promise<void> {
  for (let round = 0; round < WORK.rounds; round += 1) {
    const found = await findMessage(id);
    const row = found && rowOf(await withFollowUp(found));
    if (!(await put(id, row))) return;
  }
}

/** As `noteWork`, for a message that was just read, if its row differs. */
export async function noteWorkOf(
  message: Followed,
  rows: ReadonlyMap<string, WorkRow>,
): Promise<void> {
  const id = message.value._id;
  if (!isSame(rows.get(id), rowOf(message))) await noteWork(id);
}

/** Removes the row of a message that is deleted for good. */
export async function forgetWork(id: string): Promise<void> {
  await put(id, undefined);
}

/** Writes a row, or removes it; returns whether anything changed. */
async function put(id: string, row: WorkRow | undefined): Promise<boolean> {
  return workDocument.change((items) => {
    if (isSame(itemOf(items, id), row)) return { items, result: false };
    const others = items.filter((item) => item._id !== id && isKept(item));
    return { items: fitting(row ? [...others, row] : others), result: true };
  });
}

async function firstRows(): Promise<readonly WorkRow[]> {
  const { current } = await everyPlace();
  // Only a move dates the reading of a message.
  const places = [...current.values()]
    .filter(({ folder, moves }) => folder === "read" && moves > 0)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .slice(0, INBOX.searched);
  const rows: WorkRow[] = [];
  for (let from = 0; from < places.length; from += INBOX.atOnce)
    for (const row of await Promise.all(places.slice(from, from + INBOX.atOnce).map(rowAt)))
      if (row) rows.push(row);
  return workDocument.change((items) => {
    const all = [...items, ...rows.filter(({ _id }) => !itemOf(items, _id))];
    return { items: all, result: all, note: { filled: true } };
  });
}

function rowAt(place: Place): Promise<WorkRow | undefined> {
  const read = async () => {
    const found = await readPlace(place);
    return found && rowOf(await withFollowUp(found));
  };
  return readableOr(`message ${place.id}`, read, undefined);
}

/** What the folder alone does not say; `undefined` when it says everything. */
function rowOf(message: Followed): WorkRow | undefined {
  const { value, folder, followUp } = message;
  const state = stateOf({ ...value, ...followUp, folder });
  if (state === undefined || followUp.withdrawnAt !== undefined) return undefined;
  const { labels } = followUp;
  const answered = Date.parse(followUp.firstAnsweredAt ?? "");
  const row: WorkRow = {
    _id: value._id,
    state,
    due: dueOf(message),
    owner: state === "open" ? (followUp.owner?._id ?? "") : "",
    labels,
    ...(state === "open" && { promise: promiseNameOf(value) }),
    ...(Number.isFinite(answered) && { answered }),
  };
  return state !== usual(folder) || row.owner !== "" || isKept(row) ? row : undefined;
}

/** Whether a row of an answered message is still of use. */
function isKept({ state, labels, answered = 0 }: WorkRow): boolean {
  return state !== "answered" || labels.length > 0 || answered > Date.now() - WORK.answeredFor;
}

/** Drops the oldest rows of a list that grew too long, those of open messages last. */
function fitting(rows: WorkRow[]): WorkRow[] {
  if (rows.length <= WORK.rows) return rows;
  const rank = ({ state }: WorkRow) => (state === "open" ? 0 : 1);
  return rows.sort((a, b) => rank(a) - rank(b) || (a._id < b._id ? -1 : 1)).slice(0, WORK.rows);
}

function usual(folder: Folder): WorkState {
  return folder === "unread" ? "open" : "answered";
}

function itemOf(items: readonly WorkRow[], id: string): WorkRow | undefined {
  return items.find(({ _id }) => _id === id);
}

function isSame(one: WorkRow | undefined, other: WorkRow | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
