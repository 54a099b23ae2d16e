/** The build log: reports of builds, and requests for builds, in one object. */
import { randomBytes } from "node:crypto";
import { PUBLISH } from "#domain/limits.ts";
import { buildUnderWay, ended, isQueued, type LoggedBuild } from "#domain/records/publishing.ts";
import { jsonStore } from "#server/store/stores.ts";
import type { Sentence } from "#site/i18n/sentence.ts";

export interface BuildLog {
  /** Time of the last build request, ISO 8601, UTC. */
  requestedAt?: string;
  requestedBy?: string;
  requestId?: string;
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
  await store.swap(KEY, (log) =>
    log?.requestId === requestId ? { builds: log.builds } : undefined,
  );
}

/**
 * Records the start of a build and returns its id. An earlier build without an end counts as
 * aborted.
 */
export async function recordBuildStart(now = Date.now()): Promise<string> {
  const id = newId();
  const startedAt = new Date(now).toISOString();
  await store.swap(KEY, (log = { builds: [] }) => {
    return {
      ...log,
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
  await store.swap(KEY, (log) => log && { builds: ended(log.builds) });
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
