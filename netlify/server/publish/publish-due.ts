/** Publishing by the clock. */
import { readBuilds } from "./build-log.ts";
import { startPublishing } from "./publish.ts";

/** The name in the build log of a build that nobody asked for. */
const SCHEDULE = "schedule";

/** Platforms may run a schedule a little early. */
const EARLY = 30_000;

/**
 * Requests at most one build: for a queued publish that is due. Throws as `startPublishing`; the
 * next run tries again.
 */
export async function publishDue(now: number): Promise<void> {
  const { queuedFor } = await readBuilds();
  if (queuedFor !== undefined && Date.parse(queuedFor) <= now + EARLY)
    await startPublishing(SCHEDULE);
}
