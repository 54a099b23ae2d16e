/** What staff are told about publishing: the state of each record, what waits, and the last builds. Pure: compared, not asked for. */
import { z } from "zod";
import { PUBLISH } from "./limits.ts";
import type { BuildInfo, BuiltList } from "./published.ts";
import { RECORD_KINDS, type RecordKind } from "./record.ts";

const build = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  state: z.enum(["running", "done", "failed"]),
  seconds: z.number().optional(),
  /** Why it failed. */
  reason: z.string().optional(),
});
export type Build = z.output<typeof build>;

/**
 * `live` and `hidden`: the public pages are as the record says, with a page or without; `building`: a build under way will make them
 * so; `waiting`: it takes another one; `refused`: the record cannot be a page, and `reason` says why.
 */
const recordState = z.object({
  state: z.enum(["live", "hidden", "building", "waiting", "refused"]),
  /** The revision that the public pages show; absent when they show none. */
  live: z.int().optional(),
  reason: z.string().optional(),
});
export type RecordState = z.output<typeof recordState>;

export const publishState = z.object({
  /** `off`: the pages are made of content/ alone; `unknown`: the site did not answer. */
  site: z.enum(["on", "off", "unknown"]),
  /** Changes that the public pages do not show yet, those under way among them. */
  waiting: z.int(),
  /** A build is under way, or its pages are on their way to visitors. */
  building: z.boolean(),
  /** It was asked for and has not begun. */
  queued: z.boolean(),
  services: z.record(z.string(), recordState),
  projects: z.record(z.string(), recordState),
  /** The last ones, the newest first. */
  builds: z.array(build),
});
export type PublishState = z.output<typeof publishState>;

/** What a record must tell; those in the trash are not among them. */
export interface SavedRecord {
  _id: string;
  revision: number;
  isActive: boolean;
  /** ISO 8601, UTC. */
  changedAt: string;
}

/**
 * The state of everything.
 * @param live what the public site's `/build.json` tells; `undefined` when it could not be read
 * @param requestedAt when a build was last asked for
 */
export function stateOf(
  saved: Record<RecordKind, readonly SavedRecord[]>,
  live: BuildInfo | undefined,
  { builds, requestedAt }: { builds: readonly Build[]; requestedAt?: string },
  now: number,
): PublishState {
  const under = buildUnderWay(builds, requestedAt, now, live);
  const kinds = RECORD_KINDS.map((kind) => kindState(saved[kind], live?.[kind] ?? undefined, under));
  const site = live === undefined ? "unknown" : live.services === null || live.projects === null ? "off" : "on";
  return {
    site,
    waiting: site === "on" ? kinds.reduce((sum, { waiting }) => sum + waiting, 0) : 0,
    building: under !== undefined,
    queued: under !== undefined && under === requestedAt,
    services: kinds[0]?.states ?? {},
    projects: kinds[1]?.states ?? {},
    builds: [...builds],
  };
}

/**
 * Since when the build counts that will show what was saved before: the start of one that runs, or whose pages visitors do not get
 * yet, or the moment at which one was asked for that has not begun. `undefined` when there is none, or it has been so long that it
 * is dead.
 * @param live what visitors get, where that is known
 */
export function buildUnderWay(
  builds: readonly Build[],
  requestedAt: string | undefined,
  now: number,
  live?: BuildInfo,
): string | undefined {
  const [latest] = builds;
  const alive = (at: string) => now - Date.parse(at) < PUBLISH.longest;
  if (requestedAt !== undefined && requestedAt > (latest?.startedAt ?? "") && alive(requestedAt)) return requestedAt;
  const isArriving = latest?.state === "done" && live !== undefined && live.build !== latest.id;
  return latest && (latest.state === "running" || isArriving) && alive(latest.startedAt) ? latest.startedAt : undefined;
}

function kindState(saved: readonly SavedRecord[], live: BuiltList | undefined, under: string | undefined) {
  const shown = new Map(live?.revisions);
  const refused = new Map(live?.leftOut.map((record) => [record._id, record]));
  const states = saved.map((record): [string, RecordState] => {
    const revision = shown.get(record._id);
    const refusal = refused.get(record._id);
    const told = revision === undefined ? {} : { live: revision };
    // A record that has never been public changes nothing while it is not active.
    if (revision === record.revision || (revision === undefined && !refusal && !record.isActive))
      return [record._id, { state: record.isActive ? "live" : "hidden", ...told }];
    if (refusal?.revision === record.revision) return [record._id, { state: "refused", reason: refusal.reason, ...told }];
    return [record._id, { state: under !== undefined && record.changedAt <= under ? "building" : "waiting", ...told }];
  });
  const ids = saved.map(({ _id }) => _id);
  const kept = new Set(ids);
  const removed = Array.from(shown.keys()).filter((id) => !kept.has(id)).length;
  const waiting = states.filter(([, { state }]) => state === "waiting" || state === "building").length;
  return { states: Object.fromEntries(states), waiting: waiting + removed + Number(isReordered(ids, shown)) };
}

/** Whether the records that are on both sides stand in another order. */
function isReordered(ids: readonly string[], shown: ReadonlyMap<string, number>): boolean {
  const saved = ids.filter((id) => shown.has(id));
  const known = new Set(saved);
  return Array.from(shown.keys())
    .filter((id) => known.has(id))
    .some((id, index) => id !== saved[index]);
}
