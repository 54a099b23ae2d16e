/**
 * The log of what staff have done: one object per day, appended by compare-and-swap. Writes to
 * documents also keep their latest notes in the document (`document.ts`), from which an entry whose
 * append failed is read.
 */
import { createHash } from "node:crypto";
import { ACTIVITY } from "#domain/limits.ts";
import {
  type ActivityEntry,
  activityEntry,
  DRAFT_ACTIONS,
  type LoggedEntry,
  loggedEntry,
} from "#domain/staff/activity.ts";
import type { Author } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { logFailure } from "#server/http/log.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore } from "#server/store/stores.ts";
import { inBulk } from "#server/store/sweep.ts";
import { say } from "#site/i18n/sentence.ts";

interface Day {
  /** Oldest first; unreadable ones stay as they are. */
  entries: unknown[];
}

const days = jsonStore<Day>("activity");

/**
 * Adds an entry. Never throws: what was done stands, and a log that fails must not look like a
 * failure of the work.
 */
export function noteActivity(entry: LoggedEntry): Promise<void> {
  return noteAll([entry]);
}

/** As `noteActivity`, of what a person has done just now. */
export function noteDone(
  { _id, name }: Author,
  done: Omit<LoggedEntry, "at" | "by"> & { at?: string },
): Promise<void> {
  return noteActivity({ at: new Date().toISOString(), ...done, by: { _id, name } });
}

/** As `noteActivity`, for the notes of a document's write; those that are no entries are left out. */
export async function noteAll(notes: readonly unknown[]): Promise<void> {
  const entries = notes.flatMap((note) => loggedEntry.safeParse(note).data ?? []);
  for (const [day, added] of byDay(entries)) {
    try {
      await addToDay(day, (before) => {
        const fresh = added.filter((entry) => !repeatsDraft(entry, readable(before)));
        return [...before, ...fresh];
      });
    } catch (error) {
      logFailure(`adding to the activity of ${day}`, error);
    }
  }
}

/**
 * Adds entries of the past to the log, before those it has; those it knows stay as they are.
 * Throws `unavailable`.
 */
export async function noteEarlier(entries: readonly LoggedEntry[]): Promise<void> {
  for (const [day, added] of byDay(entries)) await addToDay(day, (before) => [...added, ...before]);
}

/** @param withNew adds entries to those of the day; it may repeat those. */
async function addToDay(
  day: string,
  withNew: (before: readonly unknown[]) => readonly unknown[],
): Promise<void> {
  await days.swap(keyOf(day), (stored) => {
    const before = stored?.entries ?? [];
    const known = new Set(readable(before).map(idOf));
    const isKept = (entry: unknown) =>
      before.includes(entry) || readable([entry]).every((one) => !known.has(idOf(one)));
    const entries = withNew(before).filter(isKept);
    if (entries.length === before.length) return undefined;
    return { ...stored, entries: entries.slice(-ACTIVITY.perDay) };
  });
}

/** Whether a person has done the same to the same draft within the hour: saving often is one work. */
function repeatsDraft(entry: LoggedEntry, before: readonly LoggedEntry[]): boolean {
  if (!DRAFT_ACTIONS.includes(entry.action)) return false;
  const since = new Date(Date.parse(entry.at) - ACTIVITY.draftEvery).toISOString();
  return before.some(
    ({ kind, _id, action, by, at }) =>
      [kind, _id, action, by._id].join() ===
        [entry.kind, entry._id, entry.action, entry.by._id].join() && at > since,
  );
}

/** The days of the log, newest first, like `2026-12-01`. */
export async function loggedDays(): Promise<string[]> {
  return (await days.keys("day/")).map((key) => key.slice("day/".length)).reverse();
}

/** The entries of a day, in any order; none when the day cannot be read. */
export async function entriesOf(day: string): Promise<LoggedEntry[]> {
  const read = async () => readable((await days.read(keyOf(day)))?.value.entries ?? []);
  return readableOr(`the activity of ${day}`, read, []);
}

/** Removes the days that are too old. Starts no work after `until`. */
export async function sweepActivity(now: number, until?: number): Promise<void> {
  const oldest = oldestDay(now);
  const over = (await loggedDays()).filter((day) => day < oldest);
  await inBulk(
    over,
    (day) => days.remove(keyOf(day)),
    (day) => `activity of ${day}`,
    until,
  );
}

/** The first day that the log keeps. */
export function oldestDay(now: number): string {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - ACTIVITY.months);
  return limit.toISOString().slice(0, 10);
}

/** The id of an entry, the same wherever the entry is read: its day, and a hash of what it says. */
export function idOf({ at, kind, action, _id, revision, locale }: ActivityEntry): string {
  const said = JSON.stringify([at, kind, action, _id, revision, locale]);
  return `${dayOf({ at })}-${createHash("sha256").update(said).digest("hex").slice(0, 16)}`;
}

export function dayOf({ at }: Pick<ActivityEntry, "at">): string {
  return at.slice(0, 10);
}

export function byDay<Entry extends ActivityEntry>(
  entries: readonly Entry[],
): Map<string, Entry[]> {
  return Map.groupBy(entries, dayOf);
}

/** The readable entries among stored values. */
export function readable(stored: readonly unknown[]): LoggedEntry[] {
  return stored.flatMap((value) => {
    const { data } = loggedEntry.safeParse(value);
    return data ?? activityEntry.safeParse(value).data ?? [];
  });
}

/** The answer to undoing what cannot be undone, or says too little of how it was. */
export function notUndoable(): AppError {
  return new AppError("invalid", say("activity.notUndoable"));
}

function keyOf(day: string): string {
  return `day/${day}`;
}
