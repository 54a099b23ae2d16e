/** The build log: reports of builds, and requests for builds, in one object. */
import { randomBytes } from "node:crypto";
import { timeZone } from "#generated/agency.ts";
import { PUBLISH } from "#domain/limits.ts";
import { buildUnderWay, ended, isQueued, type LoggedBuild } from "#domain/records/publishing.ts";
import { dayAt } from "#domain/text/dates.ts";
import { jsonStore } from "#server/store/stores.ts";
import type { Sentence } from "#site/i18n/sentence.ts";

export interface BuildLog {
  /** Time of the last build request, ISO 8601, UTC. */
  requestedAt?: string;
  requestedBy?: string;
  requestId?: string;
  /** When the queued build will be requested, ISO 8601, UTC. The next build includes it. */
  queuedFor?: string;
  /** The builds started in a month, `2026-11` in the agency's zone: each may cost credits. */
  month?: { name: string; builds: number };
  /** Newest first. */
  builds: LoggedBuild[];
}

const store = jsonStore<BuildLog>("publish");
const KEY = "builds";

export async function readBuilds(): Promise<BuildLog> {
  return (await store.read(KEY))?.value ?? { builds: [] };
}

/**
 * Records a build request and returns its id; `undefined` when an earlier requested build has not
 * started yet, as that one will show everything. Of simultaneous calls only one gets an id.
 */
export async function claimBuild(by: string, now: number): Promise<string | undefined> {
  const requestId = newId();
  const log = await store.swap(KEY, (log = { builds: [] }) => {
    if (isQueued(buildUnderWay(log.builds, log.requestedAt, now), log.requestedAt))
      return undefined;
    return { ...log, requestedAt: new Date(now).toISOString(), requestedBy: by, requestId };
  });
  return log?.value.requestId === requestId ? requestId : undefined;
}

/** Withdraws a request that will start no build. */
export async function withdrawClaim(requestId: string): Promise<void> {
  await store.swap(KEY, (log) => (log?.requestId === requestId ? withoutRequest(log) : undefined));
}

/**
 * Queues a build for the first run of the schedule that is `PUBLISH.pause` after the last build, and
 * returns the time. Returns `undefined` when a build may be requested at once: the last one is long
 * ago, or the requested one has not started and will include everything.
 */
export async function queueBuild(now: number): Promise<string | undefined> {
  let queuedFor: string | undefined;
  await store.swap(KEY, (log = { builds: [] }) => {
    const last = lastStart(log);
    const isFree =
      last === undefined ||
      now - last >= PUBLISH.pause ||
      isQueued(buildUnderWay(log.builds, log.requestedAt, now), log.requestedAt);
    queuedFor = isFree ? undefined : (log.queuedFor ?? firstRunAfter(last + PUBLISH.pause));
    return queuedFor === undefined || queuedFor === log.queuedFor
      ? undefined
      : { ...log, queuedFor };
  });
  return queuedFor;
}

/** The first run of the schedule at or after a time, ISO 8601. */
function firstRunAfter(time: number): string {
  return new Date(Math.ceil(time / PUBLISH.everyRun) * PUBLISH.everyRun).toISOString();
}

/** The time of the last build or pending request, in milliseconds. */
export function lastStart({ builds, requestedAt }: BuildLog): number | undefined {
  const at = [builds[0]?.startedAt, requestedAt].filter((time) => time !== undefined).sort();
  return at.length === 0 ? undefined : Date.parse(at.at(-1) ?? "");
}

/** The number of builds started in the month of `now`. */
export function buildsInMonth({ month, builds }: BuildLog, now: number): number {
  const name = monthOf(now);
  if (month) return month.name === name ? month.builds : 0;
  // Earlier versions did not count.
  return builds.filter(({ startedAt }) => monthOf(Date.parse(startedAt)) === name).length;
}

function monthOf(now: number): string {
  return dayAt(new Date(now), timeZone).replace(/-\d+$/, "");
}

function withoutRequest({ requestedAt: _, requestedBy: __, requestId: ___, ...log }: BuildLog) {
  return log;
}

/**
 * Records the start of a build and returns its id. An earlier build without an end counts as
 * aborted.
 */
export async function recordBuildStart(now = Date.now()): Promise<string> {
  const id = newId();
  const startedAt = new Date(now).toISOString();
  await store.swap(KEY, ({ queuedFor: _, ...log } = { builds: [] }) => {
    return {
      ...log,
      month: { name: monthOf(now), builds: buildsInMonth(log, now) + 1 },
      builds: [{ id, startedAt, state: "running" } as const, ...ended(log.builds)].slice(
        0,
        PUBLISH.builds,
      ),
    };
  });
  return id;
}

/** Records that no build is running or coming, as when a platform stops. */
export async function noteStandstill(): Promise<void> {
  await store.swap(KEY, (log) => log && { ...withoutRequest(log), builds: ended(log.builds) });
}

/** Records the end of a build; `reason` says why it failed. */
export async function recordBuildEnd(
  id: string,
  reason: Sentence | undefined,
  now = Date.now(),
): Promise<void> {
  await store.swap(KEY, (log = { builds: [] }) => ({
    ...log,
    builds: log.builds.map((build): LoggedBuild => {
      if (build.id !== id) return build;
      const seconds = Math.round((now - Date.parse(build.startedAt)) / 100) / 10;
      return {
        ...build,
        seconds,
        ...(reason === undefined ? { state: "done" } : { state: "failed", reason }),
      };
    }),
  }));
}

function newId(): string {
  return randomBytes(6).toString("hex");
}
