/** Publishing by the clock. */
import { PUBLISH } from "#domain/limits.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { isOnSite } from "#domain/records/schedule.ts";
import { COLLECTIONS, liveOf } from "#server/records/collections.ts";
import { type BuildLog, lastStart, readBuilds } from "./build-log.ts";
import { startPublishing } from "./publish.ts";

/** The author of scheduled builds in the build log. */
const SCHEDULE = "schedule";

/** Platforms may run a schedule a little early. */
const EARLY = 30_000;

/**
 * Requests at most one build: for a queued publish that is due, or for a record whose moment has
 * passed since the last build began. A build that failed or never began is requested again while the
 * site lacks such a moment. Throws as `startPublishing`; the next run tries again.
 */
export async function publishDue(now: number): Promise<void> {
  const log = await readBuilds();
  const isQueued = log.queuedFor !== undefined && Date.parse(log.queuedFor) <= now + EARLY;
  if (isQueued || (await lacksMoment(log, now))) await startPublishing(SCHEDULE);
}

/** Whether a schedule has changed what visitors should see, and no build is to show it. */
async function lacksMoment(log: BuildLog, now: number): Promise<boolean> {
  const lists = await Promise.all(
    RECORD_KINDS.map((kind) => COLLECTIONS[kind].document.list().then(liveOf)),
  );
  const records = lists.flat();
  const hasPassedSince = (time: number) =>
    records.some((record) => isOnSite(record, time) !== isOnSite(record, now));
  const { since, again } = lastTries(log);
  return hasPassedSince(lastStart(log) ?? 0) || (now >= again && hasPassedSince(since));
}

/**
 * `since` when the last build began that succeeded, and from when on another may be tried, both in
 * milliseconds. Each try waits twice as long, as a build may cost credits.
 */
function lastTries(log: BuildLog): { since: number; again: number } {
  const { builds, requestedAt = "" } = log;
  const done = builds.findIndex(({ state }) => state === "done");
  const failed = done === -1 ? builds.length : done;
  const tries = failed + (requestedAt > (builds[0]?.startedAt ?? "") ? 1 : 0);
  const wait = tries === 0 ? 0 : PUBLISH.again * 2 ** (Math.min(tries, PUBLISH.doublings) - 1);
  return {
    since: Date.parse(builds[done]?.startedAt ?? "") || 0,
    again: (lastStart(log) ?? 0) + wait,
  };
}
