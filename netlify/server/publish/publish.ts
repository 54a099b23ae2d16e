/** Publishing: starts a build of the public site, and reads what the site shows already. */
import { PUBLISH, STORE_RETRY_AFTER } from "#domain/limits.ts";
import { type BuildInfo, buildInfo } from "#domain/records/published.ts";
import {
  buildUnderWay,
  type PublishState,
  type SavedRecord,
  stateOf,
} from "#domain/records/publishing.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { isOnSite, momentsOf } from "#domain/records/schedule.ts";
import { savedFacts } from "#server/agency/agency-facts.ts";
import { buildHook, hasSiteStores, siteAddress } from "#server/env/env.ts";
import { AppError } from "#server/http/errors.ts";
import { logFailure } from "#server/http/log.ts";
import { inWords } from "#server/http/texts.ts";
import { preferredLocale } from "#server/http/visitor.ts";
import { COLLECTIONS, liveOf, type StoredRecord } from "#server/records/collections.ts";
import { describeCorrupt } from "#server/store/describe-corrupt.ts";
import { withLock } from "#server/store/locks.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { buildsInMonth, claimBuild, queueBuild, readBuilds, withdrawClaim } from "./build-log.ts";

/**
 * Requests a build and returns the sentence for staff. While a requested build has not started, no
 * second one is requested, as the first will show everything; of simultaneous calls only one calls
 * the hook.
 */
export function startPublishing(by: string): Promise<Sentence> {
  return withLock("publish", () => askForBuild(by));
}

/**
 * Requests a build unless the last one was less than `PUBLISH.pause` ago: then it is queued, and
 * `publishDue` requests it. Returns the sentence for staff.
 */
export async function publishSoon(by: string, now = Date.now()): Promise<Sentence> {
  const at = await queueBuild(now);
  if (at === undefined) return startPublishing(by);
  return say("publish.soon", { count: Math.max(1, Math.ceil((Date.parse(at) - now) / 60_000)) });
}

/**
 * Starts a build, or queues one after the running build. Returns the sentence for staff. Throws
 * when the hook cannot be called.
 */
async function askForBuild(by: string): Promise<Sentence> {
  const { builds } = await readBuilds();
  const claim = await claimBuild(by, Date.now());
  if (claim !== undefined)
    try {
      await callHook();
    } catch (error) {
      await withdrawClaim(claim);
      throw error;
    }
  if (buildUnderWay(builds, undefined, Date.now())) return say("publish.queued");
  return say(claim === undefined ? "publish.asked" : "publish.begun");
}

/** The publish state of everything, in the language of the request. */
export async function publishing(request: Request): Promise<PublishState> {
  const [saved, facts, live, log] = await Promise.all([
    Promise.all(RECORD_KINDS.map(async (kind) => [kind, await savedOf(kind)] as const)),
    savedFacts(),
    readLive(request),
    readBuilds(),
  ]);
  const locale = preferredLocale(request);
  const now = Date.now();
  const thisMonth = buildsInMonth(log, now);
  const byKind = Object.fromEntries(saved) as Record<RecordKind, SavedRecord[]>;
  return stateOf(
    byKind,
    live,
    { ...log, thisMonth },
    now,
    (reason) => inWords(reason, locale),
    facts && { revision: facts.revision, changedAt: facts.change.at },
  );
}

/**
 * Includes unreadable records: they are in no list, but may be on the public pages or missing from
 * them.
 */
async function savedOf(kind: RecordKind): Promise<SavedRecord[]> {
  const collection = COLLECTIONS[kind];
  const { items, unreadable } = await collection.document.read();
  const now = Date.now();
  const records = liveOf(items).map((record) => ({
    _id: record._id,
    revision: record.revision,
    translations: record.translations,
    isActive: isOnSite(record, now),
    changedAt: changedAt(record, now),
  }));
  const others = unreadable
    .map((item) => describeCorrupt(collection, item))
    .filter(({ isDeleted }) => !isDeleted);
  return [
    ...records,
    ...others.map(({ _id, revision, isActive, name }) => ({
      _id,
      revision,
      isActive,
      changedAt: "",
      name,
    })),
  ];
}

/** When what visitors should see last changed: by a save, or by the schedule. */
function changedAt({ change, createdAt, ...record }: StoredRecord, now: number): string {
  const passed = momentsOf(record)
    .filter((at) => at <= now)
    .map((at) => new Date(at).toISOString());
  return [change?.at ?? createdAt, ...passed].sort().at(-1) ?? createdAt;
}

/** The build info of the current public pages; `undefined` if none exists. */
async function readLive(request: Request): Promise<BuildInfo | undefined> {
  try {
    const answer = await fetch(new URL("/build.json", siteAddress(request)), {
      redirect: "error",
      headers: { "cache-control": "no-cache" },
      signal: AbortSignal.timeout(PUBLISH.liveDeadline),
    });
    return answer.ok ? buildInfo.parse(await answer.json()) : undefined;
  } catch (error) {
    logFailure("reading /build.json", error);
    return undefined;
  }
}

async function callHook(): Promise<void> {
  // A preview has its own store, and staff with public passwords. Its build would show the site
  // without its records.
  if (!hasSiteStores()) throw new AppError("unavailable", say("publish.preview"));
  const hook = buildHook();
  if (!hook)
    throw new AppError("unavailable", say("publish.noHook"), { retryAfter: STORE_RETRY_AFTER });
  const answer = await fetch(hook, {
    method: "POST",
    signal: AbortSignal.timeout(PUBLISH.hookDeadline),
  }).catch((error: unknown) => error);
  if (answer instanceof Response && answer.ok) return;
  const cause = answer instanceof Response ? new Error(`it answered ${answer.status}`) : answer;
  logFailure("calling the build hook", cause);
  // Netlify's answer for a deleted hook: a retry would not help.
  if (answer instanceof Response && [404, 410].includes(answer.status))
    throw new AppError("unavailable", say("publish.hookGone"), { cause });
  throw new AppError("unavailable", say("publish.hookFailed"), {
    retryAfter: STORE_RETRY_AFTER,
    cause,
  });
}
