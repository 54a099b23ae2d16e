/** Sliding-window rate limits, kept in the store, for public posts and wrong passwords. */
import { POST_LIMIT, SIGN_IN_LIMIT } from "#domain/limits.ts";
import { AppError } from "#server/http/errors.ts";
import { say } from "#site/i18n/sentence.ts";
import { forgetSlots, slotOf, slotsOf } from "./slots.ts";
import { type Guess, jsonStore } from "./stores.ts";

/** Time of each counted hit in milliseconds, by its claim. */
type Hits = Record<string, number>;

export interface Limit {
  /** Maximum number of hits in the window. */
  max: number;
  /** Milliseconds, at most `COUNTER_SLOT`. */
  window: number;
}

const hitStore = jsonStore<Hits>("hits");

/**
 * This process's last writes to some counters. Only guesses, as other processes write too: a right
 * guess saves the read before a write, a wrong one makes the write fail. A sender without an entry
 * here usually has no count: few return within half an hour.
 */
const latest = new Map<string, Guess<Hits>>();
const LATEST_MAX = 1_000;

/**
 * Milliseconds until the counter has a free place; 0 when one is free. Changes nothing, so it never
 * queues.
 */
export async function retryAfter(counter: string, limit: Limit, now: number): Promise<number> {
  const [found, before] = await Promise.all([
    hitStore.read(keyOf(counter, now)),
    hitsBefore(counter, limit, now),
  ]);
  return waitIn(recentOf({ ...before, ...found?.value }, limit, now), limit, now);
}

/** Takes a place of the counter, unless `claim` has one; `wait` is above 0 when none was free. */
export async function consume(
  counter: string,
  claim: string,
  limit: Limit,
  now: number,
): Promise<{ added: boolean; wait: number }> {
  let outcome = { added: false, wait: 0 };
  const before = await hitsBefore(counter, limit, now);
  await change(counter, now, (hits) => {
    const recent = recentOf({ ...before, ...hits }, limit, now);
    const taken = hits?.[claim] ?? before?.[claim] ?? -Infinity;
    const known = taken > now - limit.window;
    // A hit of this very moment is this call's own: the answer to its write got lost.
    outcome = known
      ? { added: taken === now, wait: 0 }
      : { added: recent.length < limit.max, wait: waitIn(recent, limit, now) };
    const kept = Object.entries(hits ?? {}).filter(([, at]) => at > now - limit.window);
    return outcome.added && !known ? Object.fromEntries([...kept, [claim, now]]) : undefined;
  });
  return outcome;
}

/** Gives a place back; `now` is the time at which the place was taken. */
export async function release(counter: string, claim: string, now: number): Promise<void> {
  await change(counter, now, (hits = {}) => {
    const { [claim]: counted, ...rest } = hits;
    return counted === undefined ? undefined : rest;
  });
}

/** Removes expired counts. */
export function sweepHits(now: number, until?: number): Promise<void> {
  return forgetSlots(hitStore, Math.max(POST_LIMIT.window, SIGN_IN_LIMIT.window), now, until);
}

/** The refusal of a hit above the limit. */
export function limited(key: "limited" | "signIn.locked", wait: number): AppError {
  return new AppError("limited", say(key, { seconds: wait / 1000 }), { retryAfter: wait });
}

async function change(
  counter: string,
  now: number,
  work: (hits: Hits | undefined) => Hits | undefined,
): Promise<void> {
  const key = keyOf(counter, now);
  const found = await hitStore.swap(key, work, latest.get(key) ?? "nothing");
  latest.delete(key);
  if (latest.size >= LATEST_MAX) latest.clear();
  if (found) latest.set(key, found);
}

async function hitsBefore(
  counter: string,
  { window }: Limit,
  now: number,
): Promise<Hits | undefined> {
  const [, before] = slotsOf(now, window);
  return before === undefined ? undefined : (await hitStore.read(`${before}/${counter}`))?.value;
}

/** The hits that count. A hit in the future comes from a clock that was ahead, so it is ignored. */
function recentOf(hits: Hits, { window }: Limit, now: number): [claim: string, at: number][] {
  return Object.entries(hits).filter(([, at]) => at > now - window && at <= now);
}

function waitIn(
  recent: readonly [claim: string, at: number][],
  { max, window }: Limit,
  now: number,
): number {
  return recent.length < max ? 0 : Math.min(...recent.map(([, at]) => at)) + window - now;
}

function keyOf(counter: string, time: number): string {
  return `${slotOf(time)}/${counter}`;
}
