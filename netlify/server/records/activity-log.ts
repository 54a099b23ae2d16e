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
  type LoggedEntry,
  loggedEntry,
} from "#domain/staff/activity.ts";
import type { Author } from "#server/auth/users.ts";
import { logFailure } from "#server/http/log.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore } from "#server/store/stores.ts";
import { inBulk } from "#server/store/sweep.ts";

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
  done: Omit<LoggedEntry, "at" | "by">,
): Promise<void> {
  return noteActivity({ ...done, at: new Date().toISOString(), by: { _id, name } });
}

/** As `noteActivity`, for the notes of a document's write; those that are no entries are left out. */
export async function noteAll(notes: readonly unknown[]): Promise<void> {
  const entries = notes.flatMap((note) => loggedEntry.safeParse(note).data ?? []);
  for (const [day, added] of byDay(entries)) {
    try {
      await days.swap(keyOf(day), (stored) => {
        const before = stored?.entries ?? [];
        const known = new Set(readable(before).map(idOf));
        const fresh = added.filter((entry) => !known.has(idOf(entry)));
        if (fresh.length === 0) return undefined;
        return { ...stored, entries: [...before, ...fresh].slice(-ACTIVITY.perDay) };
      });
    } catch (error) {
      logFailure(`adding to the activity of ${day}`, error);
    }
  }
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
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - ACTIVITY.months);
  const oldest = limit.toISOString().slice(0, 10);
  const over = (await loggedDays()).filter((day) => day < oldest);
  await inBulk(
    over,
    (day) => days.remove(keyOf(day)),
    (day) => `activity of ${day}`,
    until,
  );
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

function keyOf(day: string): string {
  return `day/${day}`;
}
