/** What staff are told of each record: from what is saved, what the public site says it shows, and which builds there are. */
import { expect, test } from "vitest";
import { PUBLISH } from "#domain/limits.ts";
import { stateOf, type Build, type SavedRecord } from "#domain/publishing.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const saved = (_id: string, revision: number, more: Partial<SavedRecord> = {}): SavedRecord => ({
  _id,
  revision,
  isActive: true,
  changedAt: minutesAgo(60),
  ...more,
});
const build = (state: Build["state"], startedAt: string): Build => ({ id: "b", startedAt, state });

function tell(
  services: SavedRecord[],
  revisions: [string, number][],
  log: { builds?: Build[]; requestedAt?: string; live?: string } = {},
  leftOut = {},
) {
  const live = {
    build: log.live,
    services: { revisions, leftOut: Object.entries(leftOut).map(([_id, reason]) => ({ _id, revision: 2, reason: String(reason) })) },
    projects: { revisions: [], leftOut: [] },
  };
  return stateOf({ services, projects: [] }, live, { builds: [], ...log }, NOW);
}

test("a record is live, hidden or waiting by the revision that the site shows", () => {
  const { services, waiting } = tell(
    [
      saved("a", 3),
      saved("b", 2),
      saved("c", 1),
      saved("d", 2, { isActive: false }),
      saved("e", 4, { isActive: false }),
      saved("f", 1, { isActive: false }),
    ],
    [
      ["a", 3],
      ["b", 1],
      ["d", 2],
      ["e", 3],
    ],
  );
  expect(services).toEqual({
    a: { state: "live", live: 3 },
    b: { state: "waiting", live: 1 },
    c: { state: "waiting" },
    d: { state: "hidden", live: 2 },
    e: { state: "waiting", live: 3 },
    f: { state: "hidden" },
  });
  expect(waiting).toBe(3);
});

test("a deleted record and another order wait too", () => {
  expect(
    tell(
      [saved("a", 1)],
      [
        ["a", 1],
        ["gone", 1],
      ],
    ).waiting,
  ).toBe(1);
  expect(
    tell(
      [saved("b", 1), saved("a", 1)],
      [
        ["a", 1],
        ["b", 1],
      ],
    ).waiting,
  ).toBe(1);
  expect(
    tell(
      [saved("b", 1), saved("a", 1)],
      [
        ["b", 1],
        ["a", 1],
      ],
    ).waiting,
  ).toBe(0);
});

test("a build shows what was saved before it began, or before it was asked for", () => {
  const records = [saved("before", 2, { changedAt: minutesAgo(2) }), saved("after", 2, { changedAt: minutesAgo(0.5) })];
  const states = (log: Parameters<typeof tell>[2]) => Object.values(tell(records, [], log).services).map(({ state }) => state);
  expect(states({ builds: [build("running", minutesAgo(1))] })).toEqual(["building", "waiting"]);
  expect(states({ builds: [build("running", minutesAgo(1))], requestedAt: minutesAgo(0.25) })).toEqual(["building", "building"]);
  expect(states({ builds: [build("failed", minutesAgo(1))] })).toEqual(["waiting", "waiting"]);
  expect(states({ builds: [build("running", new Date(NOW - PUBLISH.longest).toISOString())] })).toEqual(["waiting", "waiting"]);
});

test("a build that is done is under way until its pages are the ones that visitors get", () => {
  const records = [saved("a", 2, { changedAt: minutesAgo(2) })];
  const done = { builds: [build("done", minutesAgo(1))] };
  const { building, queued, services } = tell(records, [["a", 1]], { ...done, live: "the one before" });
  expect([building, queued, services["a"]?.state]).toEqual([true, false, "building"]);
  expect(tell(records, [["a", 1]], done).building).toBe(true);
  expect(tell(records, [["a", 2]], { ...done, live: "b" })).toMatchObject({ building: false, waiting: 0 });
  expect(tell(records, [["a", 1]], { builds: [build("failed", minutesAgo(1))], live: "the one before" }).building).toBe(false);
  expect(tell(records, [["a", 1]], { ...done, live: "b", requestedAt: minutesAgo(0.5) })).toMatchObject({ building: true, queued: true });
});

test("a record that the build refused says why, until it is changed", () => {
  const { services, waiting } = tell([saved("a", 2), saved("b", 3)], [], {}, { a: "No address.", b: "No address." });
  expect(services).toEqual({ a: { state: "refused", reason: "No address." }, b: { state: "waiting" } });
  expect(waiting).toBe(1);
});

test("a site that knows no records, or does not answer, has nothing that waits", () => {
  const off = stateOf({ services: [saved("a", 1)], projects: [] }, { services: null, projects: null }, { builds: [] }, NOW);
  const unknown = stateOf({ services: [saved("a", 1)], projects: [] }, undefined, { builds: [] }, NOW);
  expect([off.site, off.waiting, unknown.site, unknown.waiting]).toEqual(["off", 0, "unknown", 0]);
});
