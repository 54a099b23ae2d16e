/** Publishing by the clock. */
import { RECORD_KINDS } from "#domain/records/record.ts";
import { isOnSite } from "#domain/records/schedule.ts";
import { COLLECTIONS, liveOf } from "#server/records/collections.ts";
import { readBuilds } from "./build-log.ts";
import { startPublishing } from "./publish.ts";

/** The author of scheduled builds in the build log. */
const SCHEDULE = "schedule";

/** Platforms may run a schedule a little early. */
const EARLY = 30_000;

/**
 * Requests at most one build: for a queued publish that is due, or for a record whose moment has
 * passed since the last build began. Throws as `startPublishing`; the next run tries again.
 */
export async function publishDue(now: number): Promise<void> {
  const { queuedFor, builds, requestedAt } = await readBuilds();
  const isQueued = queuedFor !== undefined && Date.parse(queuedFor) <= now + EARLY;
  const since =
    Date.parse([builds[0]?.startedAt ?? "", requestedAt ?? ""].sort().at(-1) ?? "") || 0;
  if (isQueued || (await hasPassed(since, now))) await startPublishing(SCHEDULE);
}

/** Whether a schedule has changed what visitors should see, between two times in milliseconds. */
async function hasPassed(since: number, now: number): Promise<boolean> {
  for (const kind of RECORD_KINDS) {
    const records = liveOf(await COLLECTIONS[kind].document.list());
    if (records.some((record) => isOnSite(record, since) !== isOnSite(record, now))) return true;
  }
  return false;
}
