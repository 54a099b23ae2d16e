/**
 * What staff see of each record: from what is saved, what the public site says it shows, and which
 * builds there are.
 */
import { expect, test } from "vitest";
import { PUBLISH } from "#domain/limits.ts";
import type { BuiltList } from "#domain/records/published.ts";
import { type Build, type SavedRecord, stateOf } from "#domain/records/publishing.ts";

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
  revisions: [string, number, isActive?: boolean][],
  log: { builds?: Build[]; requestedAt?: string; live?: string } = {},
  told: Partial<Pick<BuiltList, "leftOut" | "without">> = {},
) {
  const live = {
    build: log.live,
    services: {
      revisions: revisions.map(([id, revision, isActive = true]): [string, number, boolean] => [
        id,
        revision,
        isActive,
      ]),
      leftOut: [],
      without: [],
      untranslated: [],
      ...told,
    },
    projects: { revisions: [], leftOut: [], without: [], untranslated: [] },
  };
  return stateOf(
    { services, projects: [], questions: [] },
    live,
    { builds: [], ...log },
    NOW,
    ({ key }) => key,
  );
}

test("a record is live, hidden or waiting by the revision that the site was made of, and shown when that one was active", () => {
  const { services, waiting } = tell(
    [
      saved("a", 3),
      saved("b", 2),
      saved("c", 1),
      saved("d", 2, { isActive: false }),
      saved("e", 4, { isActive: false }),
      saved("f", 1, { isActive: false }),
      saved("g", 3),
      saved("h", 3, { isActive: false }),
    ],
    [
      ["a", 3],
      ["b", 1],
      ["d", 2, false],
      ["e", 3],
      ["g", 2, false],
      ["h", 2, false],
    ],
  );
  expect(services).toEqual({
    a: { state: "live", live: 3, isShown: true },
    b: { state: "waiting", live: 1, isShown: true },
    c: { state: "waiting", isShown: false },
    d: { state: "hidden", live: 2, isShown: false },
    // Switched off, but visitors still have its page; switched on, but they have none yet.
    e: { state: "waiting", live: 3, isShown: true },
    f: { state: "hidden", isShown: false },
    g: { state: "waiting", live: 2, isShown: false },
    h: { state: "waiting", live: 2, isShown: false },
  });
  expect(waiting).toBe(5);
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
  const records = [
    saved("before", 2, { changedAt: minutesAgo(2) }),
    saved("after", 2, { changedAt: minutesAgo(0.5) }),
  ];
  const states = (log: Parameters<typeof tell>[2]) =>
    Object.values(tell(records, [], log).services).map(({ state }) => state);
  expect(states({ builds: [build("running", minutesAgo(1))] })).toEqual(["building", "waiting"]);
  expect(
    states({ builds: [build("running", minutesAgo(1))], requestedAt: minutesAgo(0.25) }),
  ).toEqual(["building", "building"]);
  expect(states({ builds: [build("failed", minutesAgo(1))] })).toEqual(["waiting", "waiting"]);
  expect(
    states({ builds: [build("running", new Date(NOW - PUBLISH.longest).toISOString())] }),
  ).toEqual(["waiting", "waiting"]);
});

test("a build that never ended counts as interrupted when its time is over", () => {
  const builds = [
    build("running", new Date(NOW - PUBLISH.longest).toISOString()),
    build("done", minutesAgo(90)),
  ];
  const told = tell([saved("a", 1)], [], { builds });
  expect([told.building, told.builds]).toMatchObject([
    false,
    [{ state: "failed", reason: "build.interrupted" }, { state: "done" }],
  ]);
  expect(
    tell([saved("a", 1)], [], { builds: [build("running", minutesAgo(1))] }).builds,
  ).toMatchObject([{ state: "running" }]);
});

test("a build that was asked for and does not begin is given up, but not while the one before it runs", () => {
  const late = new Date(NOW - PUBLISH.beginsWithin).toISOString();
  const [running, failed] = [
    build("running", minutesAgo(14)),
    { ...build("failed", minutesAgo(10)), seconds: 9 * 60 },
  ];
  const lost = { state: "failed", startedAt: late, reason: "build.notBegun" };
  const tellOf = (log: Parameters<typeof tell>[2]) => tell([saved("a", 2)], [], log);
  expect(tellOf({ builds: [], requestedAt: late })).toMatchObject({
    building: false,
    queued: false,
    builds: [lost],
  });
  expect(tellOf({ builds: [], requestedAt: minutesAgo(2.9) })).toMatchObject({
    building: true,
    queued: true,
    builds: [],
  });
  expect(tellOf({ builds: [running], requestedAt: late })).toMatchObject({
    building: true,
    queued: true,
    builds: [running],
  });
  // It could begin one minute ago.
  expect(tellOf({ builds: [failed], requestedAt: minutesAgo(9.5) })).toMatchObject({
    queued: true,
    builds: [failed],
  });
  const quick = { ...failed, seconds: 60 };
  expect(tellOf({ builds: [quick], requestedAt: late })).toMatchObject({
    queued: false,
    builds: [lost, quick],
  });
});

test("a build that is done is under way until its pages are the ones that visitors get", () => {
  const records = [saved("a", 2, { changedAt: minutesAgo(2) })];
  const done = { builds: [build("done", minutesAgo(1))] };
  const { building, queued, services } = tell(records, [["a", 1]], {
    ...done,
    live: "the one before",
  });
  expect([building, queued, services["a"]?.state]).toEqual([true, false, "building"]);
  expect(tell(records, [["a", 1]], done).building).toBe(true);
  expect(tell(records, [["a", 2]], { ...done, live: "b" })).toMatchObject({
    building: false,
    waiting: 0,
  });
  expect(
    tell(records, [["a", 1]], { builds: [build("failed", minutesAgo(1))], live: "the one before" })
      .building,
  ).toBe(false);
  expect(
    tell(records, [["a", 1]], { ...done, live: "b", requestedAt: minutesAgo(0.5) }),
  ).toMatchObject({ building: true, queued: true });
});

test("a record that the build refused says which field and why, until it is changed; one that cannot be read is shown by its name", () => {
  const refusal = (_id: string, field?: string) => ({
    _id,
    revision: 2,
    reason: "Must be text.",
    ...(field !== undefined && { field }),
  });
  const { services, waiting } = tell(
    [saved("a", 2), saved("b", 3), saved("c", 2, { name: "Freight", changedAt: "" })],
    [],
    {},
    {
      leftOut: [refusal("a"), refusal("b"), refusal("c", "serviceType")],
    },
  );
  expect(services).toEqual({
    a: { state: "refused", isShown: false, problems: [{ reason: "Must be text." }] },
    b: { state: "waiting", isShown: false },
    c: {
      state: "refused",
      isShown: false,
      problems: [{ field: "serviceType", reason: "Must be text." }],
      name: "Freight",
    },
  });
  expect(waiting).toBe(1);
});

test("a page that lacks a picture is live and says so, until the record is changed", () => {
  const lack = (_id: string, n: number) => ({
    _id,
    revision: 2,
    reason: `Picture ${n} is not shown.`,
  });
  const without = [lack("a", 1), lack("a", 3), lack("b", 1)];
  const revisions: [string, number][] = [
    ["a", 2],
    ["b", 2],
  ];
  expect(tell([saved("a", 2), saved("b", 3)], revisions, {}, { without }).services).toEqual({
    a: {
      state: "live",
      live: 2,
      isShown: true,
      problems: [{ reason: "Picture 1 is not shown." }, { reason: "Picture 3 is not shown." }],
    },
    b: { state: "waiting", live: 2, isShown: true },
  });
});

test("a record that cannot be read any more, which the pages show, waits once and stands in no order", () => {
  const revisions: [string, number][] = [
    ["broken", 1],
    ["a", 1],
  ];
  const { services, waiting } = tell(
    [saved("a", 1), saved("broken", 2, { name: "Freight", changedAt: "" })],
    revisions,
  );
  expect([services["broken"], waiting]).toEqual([
    { state: "waiting", live: 1, isShown: true, name: "Freight" },
    1,
  ]);
});

test("of a site that knows no records, or does not answer, no record has a state, and nothing waits", () => {
  const off = stateOf(
    { services: [saved("a", 1)], projects: [], questions: [] },
    { services: null, projects: null },
    { builds: [] },
    NOW,
    ({ key }) => key,
  );
  const unknown = stateOf(
    { services: [saved("a", 1)], projects: [], questions: [] },
    undefined,
    { builds: [] },
    NOW,
    ({ key }) => key,
  );
  expect([off, unknown].map(({ site, waiting, services }) => [site, waiting, services])).toEqual([
    ["off", 0, {}],
    ["unknown", 0, {}],
  ]);
});
