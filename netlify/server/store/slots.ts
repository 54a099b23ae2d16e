/**
 * Short-lived notes: how often a sender has posted, which submission a repeat belongs to. Each half
 * hour has a folder. Nothing is written to a past half hour, so a sweep removes its folder unread,
 * and never a recent change.
 */
import { COUNTER_SLOT } from "#domain/limits.ts";
import type { JsonStore } from "./stores.ts";
import { inBulk } from "./sweep.ts";

const NAME = /^(?<day>\d{4}-\d\d-\d\d)-(?<hour>\d\d)(?<minute>\d\d)$/;
/** Earlier versions used a folder per day. */
const DAY_NAME = /^\d{4}-\d\d-\d\d$/;
const DAY = 24 * 60 * 60_000;

/** The half hour of `time` in UTC, as in `2026-03-03-1430`. */
export function slotOf(time: number): string {
  const start = new Date(time - (time % COUNTER_SLOT));
  return start.toISOString().slice(0, 16).replace("T", "-").replace(":", "");
}

/**
 * The half hours within `window` before now: the current one and, just after its start, the
 * previous one.
 */
export function slotsOf(now: number, window: number): [current: string, before?: string] {
  const [current, before] = [slotOf(now), slotOf(now - window)];
  return before === current ? [current] : [current, before];
}

/** End of the last window in the folder, in milliseconds. `NaN` for any other folder. */
export function slotEnd(folder: string, window: number): number {
  if (DAY_NAME.test(folder)) return Date.parse(folder) + DAY + window;
  const named = NAME.exec(folder)?.groups;
  return named === undefined
    ? NaN
    : Date.parse(`${named["day"]}T${named["hour"]}:${named["minute"]}Z`) + COUNTER_SLOT + window;
}

/**
 * Removes all notes whose window, `window` milliseconds long, has ended; stops at `until`. Safe to
 * repeat.
 */
export async function forgetSlots(
  store: JsonStore<unknown>,
  window: number,
  now: number,
  until?: number,
): Promise<void> {
  for (const folder of await store.folders()) {
    if (!(slotEnd(folder, window) <= now)) continue;
    await inBulk(
      await store.keys(`${folder}/`),
      (key) => store.remove(key),
      (key) => `counter ${key}`,
      until,
    );
  }
}
