/**
 * The publish state for staff: each record, waiting changes, and the last builds. Pure: compares,
 * does no I/O.
 */
import { z } from "zod";
import { PUBLISH } from "#domain/limits.ts";
import { LANGUAGES } from "#domain/languages.ts";
import { LOCALES } from "#domain/links.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import type { BuildInfo, BuiltList, LeftOut, Reason } from "./published.ts";
import { RECORD_KINDS, type RecordKind, type RecordTranslations } from "./record.ts";

const build = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  state: z.enum(["running", "done", "failed"]),
  seconds: z.number().optional(),
  /** Reason of the failure. */
  reason: z.string().optional(),
});
export type Build = z.output<typeof build>;

/** A build in the build log. */
export interface LoggedBuild extends Omit<Build, "reason"> {
  reason?: Reason | undefined;
}

const problem = z.object({ field: z.string().optional(), reason: z.string() });

/**
 * `live` and `hidden`: the public pages match the record, with or without a page; `building`: the
 * current build will publish it; `waiting`: needs another build; `refused`: the record cannot
 * become a page.
 */
const recordState = z.object({
  state: z.enum(["live", "hidden", "building", "waiting", "refused"]),
  /** The published revision; absent if none exists. */
  live: z.int().optional(),
  /** Whether visitors can see a page of the record, possibly of an earlier revision. */
  isShown: z.boolean(),
  /** Fields shown in English on its pages in these languages. */
  untranslated: z
    .object({ fields: z.array(z.string()), locales: z.array(z.enum(LOCALES)) })
    .optional(),
  /** Problems of its page, or why it has none. */
  problems: z.array(problem).optional(),
  /** Visitors see the page in `content/` instead of the record's. */
  byContent: z.literal(true).optional(),
  /** Name of an unreadable record, which no list contains. */
  name: z.string().optional(),
});
export type RecordState = z.output<typeof recordState>;

export const publishState = z.object({
  /** `off`: the pages come from content/ alone; `unknown`: the site did not answer. */
  site: z.enum(["on", "off", "unknown"]),
  /** Number of unpublished changes, including those in the current build. */
  waiting: z.int(),
  /** A build is running, or its pages are being deployed. */
  building: z.boolean(),
  /** A build was requested and has not started. */
  queued: z.boolean(),
  /** When a build with everything saved until then will be requested, ISO 8601, UTC. */
  next: z.string().optional(),
  /** Number of builds this month, in the agency's zone. */
  thisMonth: z.int(),
  services: z.record(z.string(), recordState),
  projects: z.record(z.string(), recordState),
  questions: z.record(z.string(), recordState),
  /** Of the agency's facts, once staff have saved some. */
  facts: z.enum(["live", "building", "waiting"]).optional(),
  /** The last builds, newest first. */
  builds: z.array(build),
});
export type PublishState = z.output<typeof publishState>;

/** The fields of a record that matter here; the trash is excluded. */
export interface SavedRecord {
  _id: string;
  revision: number;
  isActive: boolean;
  /** ISO 8601, UTC. */
  changedAt: string;
  /** Its translations, as the record names them. */
  translations?: RecordTranslations | undefined;
  /** Best-effort name of an unreadable record. */
  name?: string;
}

/**
 * The publish state of everything.
 * @param live the public site's `/build.json`; `undefined` when unreadable
 * @param requestedAt time of the last build request
 * @param put translates a sentence
 * @param savedFacts the agency's facts, once staff have saved some
 */
export function stateOf(
  saved: Record<RecordKind, readonly SavedRecord[]>,
  live: BuildInfo | undefined,
  {
    builds,
    requestedAt,
    queuedFor,
    thisMonth = 0,
  }: {
    builds: readonly LoggedBuild[];
    requestedAt?: string;
    queuedFor?: string;
    thisMonth?: number;
  },
  now: number,
  put: (sentence: Sentence) => string,
  savedFacts?: SavedFacts,
): PublishState {
  const inWords = (reason: Reason) => (typeof reason === "string" ? reason : put(reason));
  const under = buildUnderWay(builds, requestedAt, now, live);
  const facts = savedFacts && live && factsState(savedFacts, live.facts, under);
  // Pages without build lists say nothing about records.
  const hasLists = Boolean(live?.services && live.projects);
  const kinds = RECORD_KINDS.map((kind) => {
    const list = live?.[kind] ?? NOTHING_BUILT;
    return hasLists
      ? { kind, ...kindState(saved[kind], list, under, inWords) }
      : { kind, states: {}, waiting: 0 };
  });
  return {
    site: hasLists ? "on" : live ? "off" : "unknown",
    waiting:
      kinds.reduce((sum, { waiting }) => sum + waiting, 0) +
      Number(facts !== undefined && facts !== "live"),
    ...(facts && { facts }),
    building: under !== undefined,
    queued: isQueued(under, requestedAt),
    ...(queuedFor !== undefined && { next: queuedFor }),
    thisMonth,
    ...(Object.fromEntries(kinds.map(({ kind, states }) => [kind, states])) as Pick<
      PublishState,
      RecordKind
    >),
    builds: (under === undefined
      ? [...(isAwaited(requestedAt, builds[0]) ? [lostBuild(requestedAt)] : []), ...ended(builds)]
      : builds
    ).map(({ reason, ...build }) => ({
      ...build,
      ...(reason !== undefined && { reason: inWords(reason) }),
    })),
  };
}

/** The saved facts of the agency. */
interface SavedFacts {
  revision: number;
  /** ISO 8601, UTC. */
  changedAt: string;
}

function factsState(
  { revision, changedAt }: SavedFacts,
  built: number | undefined,
  under: string | undefined,
): PublishState["facts"] {
  if (built === revision) return "live";
  return under !== undefined && changedAt <= under ? "building" : "waiting";
}

/** The list of a kind that the live build did not know. */
const NOTHING_BUILT: BuiltList = { revisions: [], leftOut: [], without: [], untranslated: [] };

/** Reason of a build that was stopped, or ended without a report. */
export const INTERRUPTED = say("build.interrupted");

/** The builds with every running one marked as ended. */
export function ended(builds: readonly LoggedBuild[]): LoggedBuild[] {
  return builds.map((build) =>
    build.state === "running" ? { ...build, state: "failed", reason: INTERRUPTED } : build,
  );
}

/** The log entry of a requested build that never started. */
function lostBuild(startedAt: string): LoggedBuild {
  return { id: `lost-${startedAt}`, startedAt, state: "failed", reason: say("build.notBegun") };
}

/**
 * Whether the pending build has not started, so that it will include everything saved until now.
 */
export function isQueued(under: string | undefined, requestedAt: string | undefined): boolean {
  return under !== undefined && under === requestedAt;
}

/**
 * Start of the build that will publish earlier changes: of a running build, of one whose pages are
 * not live yet, or the request time of one that has not started. `undefined` without one, or when
 * it is overdue and counts as dead or lost.
 * @param live the live build, if known
 */
export function buildUnderWay(
  builds: readonly LoggedBuild[],
  requestedAt: string | undefined,
  now: number,
  live?: BuildInfo,
): string | undefined {
  const [latest] = builds;
  const alive = (at: string) => now - Date.parse(at) < PUBLISH.longest;
  if (isAwaited(requestedAt, latest) && !isLost(requestedAt, latest, now)) return requestedAt;
  const isArriving = latest?.state === "done" && live !== undefined && live.build !== latest.id;
  return latest && (latest.state === "running" || isArriving) && alive(latest.startedAt)
    ? latest.startedAt
    : undefined;
}

/** Whether a requested build has not started. */
function isAwaited(
  requestedAt: string | undefined,
  latest: LoggedBuild | undefined,
): requestedAt is string {
  return requestedAt !== undefined && requestedAt > (latest?.startedAt ?? "");
}

/** Whether a requested build is overdue. It waits while an earlier one runs. */
function isLost(requestedAt: string, before: LoggedBuild | undefined, now: number): boolean {
  const start = Date.parse(before?.startedAt ?? requestedAt);
  const freeAt =
    before?.state === "running" ? start + PUBLISH.longest : start + (before?.seconds ?? 0) * 1000;
  return now - Math.max(Date.parse(requestedAt), freeAt) >= PUBLISH.beginsWithin;
}

function kindState(
  saved: readonly SavedRecord[],
  live: BuiltList,
  under: string | undefined,
  inWords: (reason: Reason) => string,
) {
  const shown = new Map(
    live.revisions.map(([id, revision, isActive]) => [id, { revision, isActive }]),
  );
  const states = saved.map((record): [string, RecordState] => {
    const { _id, revision, name } = record;
    const found = shown.get(_id);
    const concerns = ({ _id: id, revision: built }: Pick<LeftOut, "_id" | "revision">) =>
      id === _id && built === revision;
    const problems = [...live.leftOut, ...live.without]
      .filter(concerns)
      .map(({ field, reason }) => ({
        reason: inWords(reason),
        ...(field !== undefined && { field }),
      }));
    const isReplaced = live.leftOut.some((record) => concerns(record) && record.byContent);
    const behind = live.untranslated.find(concerns);
    const details = {
      isShown: found?.isActive ?? false,
      ...(found && { live: found.revision }),
      ...(problems.length > 0 && { problems }),
      ...(isReplaced && { byContent: true as const }),
      ...(behind && { untranslated: { fields: behind.fields, locales: behind.locales } }),
      ...(name !== undefined && { name }),
    };
    const state = stateOfOne(record, found, live, under);
    return [_id, { state: withTranslations(state, record, live, under), ...details }];
  });
  const kept = new Set(saved.map(({ _id }) => _id));
  const removed = Array.from(shown.keys()).filter((id) => !kept.has(id)).length;
  const waiting = states.filter(
    ([, { state }]) => state === "waiting" || state === "building",
  ).length;
  return {
    states: Object.fromEntries(states),
    waiting: waiting + removed + Number(isReordered(saved, shown)),
  };
}

function stateOfOne(
  { _id, revision, isActive, changedAt }: SavedRecord,
  built: { revision: number; isActive: boolean } | undefined,
  live: BuiltList,
  under: string | undefined,
): RecordState["state"] {
  const refusal = live.leftOut.find((record) => record._id === _id);
  if (refusal?.revision === revision) return "refused";
  // A never-published record changes nothing while it is inactive.
  // By a schedule, the same revision may have been hidden, or shown, when the pages were built.
  const isBuilt = built?.revision === revision && built.isActive === isActive;
  if (isBuilt || (built === undefined && !refusal && !isActive))
    return isActive ? "live" : "hidden";
  return under !== undefined && changedAt <= under ? "building" : "waiting";
}

/** A page that is otherwise up to date waits for its translations. */
function withTranslations(
  state: RecordState["state"],
  { _id, translations = {} }: SavedRecord,
  live: BuiltList,
  under: string | undefined,
): RecordState["state"] {
  if (state !== "live") return state;
  const behind = LANGUAGES.flatMap((language) => {
    const saved = translations[language];
    return saved && saved.revision !== live.translations?.[_id]?.[language] ? [saved] : [];
  });
  if (behind.length === 0) return state;
  return under !== undefined && behind.every(({ at }) => at <= under) ? "building" : "waiting";
}

/** Whether the records on both sides are in a different order. Unreadable ones have no position. */
function isReordered(saved: readonly SavedRecord[], shown: ReadonlyMap<string, unknown>): boolean {
  const ids = saved
    .filter(({ _id, name }) => name === undefined && shown.has(_id))
    .map(({ _id }) => _id);
  const known = new Set(ids);
  return Array.from(shown.keys())
    .filter((id) => known.has(id))
    .some((id, index) => id !== ids[index]);
}
