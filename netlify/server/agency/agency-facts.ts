/**
 * The agency's facts that staff edit, in one document with their earlier versions. Until the first
 * save they are what `content/agency.yaml` says.
 */
import { isDeepStrictEqual } from "node:util";
import * as generated from "#generated/agency.ts";
import { prices } from "#generated/prices.ts";
import type { AgencyState } from "#domain/api/agency.ts";
import { changedFacts } from "#domain/content/fact-names.ts";
import { namesOf, pricesOver, type StaffFacts, staffFactsOf } from "#domain/content/staff-facts.ts";
import { type StoredFacts, storedFacts } from "#domain/content/stored-facts.ts";
import { HISTORY } from "#domain/limits.ts";
import { CONTENT, type RecordChange } from "#domain/records/record.ts";
import { type Author, person } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { noteAll } from "#server/records/activity-log.ts";
import { documentStore } from "#server/store/document.ts";
import { say } from "#site/i18n/sentence.ts";

export const factsDocument = documentStore("facts", (stored) => storedFacts.parse(stored), noteAll);

/** The saved facts; `undefined` until staff save for the first time. */
export async function savedFacts(): Promise<StoredFacts | undefined> {
  return (await factsDocument.list())[0];
}

/** Takes the facts of another site, unless staff have saved some here. */
export async function importFacts(facts: StoredFacts): Promise<void> {
  await factsDocument.change((items) => ({
    items: items.length > 0 ? items : [facts],
    result: undefined,
  }));
}

export async function readAgencyFacts(): Promise<AgencyState> {
  return stateOf(await savedFacts());
}

/**
 * Saves the facts over the revision that the author saw. Identical facts keep their revision. Throws
 * `conflict` with the current ones.
 */
export function saveAgencyFacts(
  facts: StaffFacts,
  revision: number,
  author: Author,
  now = Date.now(),
): Promise<AgencyState> {
  return change(revision, () => ({ facts, action: "changed" }), author, now);
}

/** Makes an earlier version the current one. Throws as `saveAgencyFacts`, and `not_found`. */
export function revertAgencyFacts(
  to: number,
  revision: number,
  author: Author,
  now = Date.now(),
): Promise<AgencyState> {
  const find = (current: StoredFacts | undefined) => {
    const found = current?.earlier.find((earlier) => earlier.revision === to);
    if (!found) throw new AppError("not_found", say("record.versionMissing"));
    return { facts: whole(found.facts), action: "reverted" as const, version: to };
  };
  return change(revision, find, author, now);
}

type Next = Pick<RecordChange, "action" | "version"> & { facts: StaffFacts };

function change(
  revision: number,
  next: (current: StoredFacts | undefined) => Next,
  author: Author,
  now: number,
): Promise<AgencyState> {
  return factsDocument.change((items) => {
    const [current] = items;
    const before = stateOf(current);
    const { facts: wanted, ...what } = next(current);
    const facts = whole({ ...wanted, prices: { ...before.facts.prices, ...wanted.prices } });
    if (isDeepStrictEqual(facts, before.facts)) return { items, result: before };
    if ((current?.revision ?? 0) !== revision) throw stale(current);
    const done: RecordChange = { ...what, at: new Date(now).toISOString(), by: person(author) };
    const stored: StoredFacts = {
      _id: "agency",
      revision: revision + 1,
      facts,
      change: done,
      earlier: earlierOf(current, done.at),
    };
    const note = {
      kind: "agency",
      revision: stored.revision,
      fields: changedFacts(before.facts, facts),
      ...done,
    };
    return { items: [stored], result: stateOf(stored), note };
  });
}

/** The first save keeps what `content/agency.yaml` said, so that the way back leads there too. */
function earlierOf(current: StoredFacts | undefined, now: string): StoredFacts["earlier"] {
  const { revision, facts, change } = current ?? {
    revision: 0,
    facts: staffFactsOf(generated, prices),
    change: { action: "filled" as const, at: now, by: CONTENT },
  };
  return [{ revision, facts, change }, ...(current?.earlier ?? [])].slice(0, HISTORY.versions - 1);
}

function stale(current: StoredFacts | undefined): AppError {
  const who = current?.change.by.name;
  const sentence = who === undefined ? say("record.staleUnknown") : say("record.stale", { who });
  return new AppError("conflict", sentence, { data: stateOf(current) });
}

function stateOf(current: StoredFacts | undefined): AgencyState {
  if (!current) return { revision: 0, facts: staffFactsOf(generated, prices), versions: [] };
  const versions = [current, ...current.earlier].map(({ revision, facts, change }) => {
    const { action, at, by } = change;
    return { revision, facts: whole(facts), action, at, by };
  });
  return { revision: current.revision, facts: whole(current.facts), versions };
}

/** With the prices of pages in `content/` that have come since, and names of its holidays alone. */
function whole(facts: StaffFacts): StaffFacts {
  return {
    ...facts,
    holidayNames: namesOf(facts),
    prices: pricesOver(prices, facts.prices),
  };
}
