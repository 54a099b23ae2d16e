/**
 * The builds of the site: what a build says of itself, and what was asked for. In one object of its
 * own.
 */
import { randomBytes } from "node:crypto";
import { PUBLISH } from "#domain/limits.ts";
import { buildUnderWay, ended, isQueued, type LoggedBuild } from "#domain/records/publishing.ts";
import { jsonStore } from "#server/store/stores.ts";
import type { Sentence } from "#site/i18n/sentence.ts";

export interface BuildLog {
  /** When a build was last asked for, ISO 8601, UTC. */
  requestedAt?: string;
  requestedBy?: string;
  requestId?: string;
  /** The newest first. */
  builds: LoggedBuild[];
}

const store = jsonStore<BuildLog>("publish");
const KEY = "builds";

export async function readBuilds(): Promise<BuildLog> {
  return (await store.read(KEY))?.value ?? { builds: [] };
}

/**
 * Notes that a build is asked for, and gives the id of the request; `undefined` when one that was
 * asked for has not begun yet, which will show everything. Of several who ask at the same time one
 * gets an id.
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

/** Takes a request back, of which no build will come. */
export async function withdrawClaim(requestId: string): Promise<void> {
  await store.swap(KEY, (log) =>
    log?.requestId === requestId ? { builds: log.builds } : undefined,
  );
}

/** Notes that a build has begun; its id. An earlier one that never ended was broken off. */
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

/**
 * Notes that no build runs and none is coming, as on a platform that ends its builds when it stops.
 */
export async function noteStandstill(): Promise<void> {
  await store.swap(KEY, (log) => log && { builds: ended(log.builds) });
}

/** Notes how a build ended; `reason` says why it failed. */
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
