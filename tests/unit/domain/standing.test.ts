/** Draft × saved × public × scheduled: the one sentence that staff are told for each. */
import { describe, expect, test } from "vitest";
import type { RecordState } from "#domain/records/publishing.ts";
import { isOnSite, type Scheduled } from "#domain/records/schedule.ts";
import { type Said, standingOf } from "#domain/records/standing.ts";
import { work } from "#site/i18n/en/work.ts";

const NOW = Date.parse("2026-12-01T09:10:00Z");
const [PAST, RECENT, SOON, LATE] = [
  "2026-11-20T09:00:00Z",
  "2026-12-01T09:00:00Z",
  "2026-12-04T09:00:00Z",
  "2026-12-09T09:00:00Z",
];

/** What the site shows. */
const PUBLIC: Record<string, RecordState | undefined> = {
  unknown: undefined,
  "this version": { state: "live", live: 2, isShown: true },
  "with problems": { state: "live", live: 2, isShown: true, problems: [{ reason: "Picture 1." }] },
  "an older version": { state: "waiting", live: 1, isShown: true },
  "not yet": { state: "waiting", isShown: false },
  "no page": { state: "hidden", live: 2, isShown: false },
  "being built": { state: "building", isShown: false },
  refused: { state: "refused", isShown: false, problems: [{ reason: "No address." }] },
  "the version before": { state: "refused", isShown: true, problems: [{ reason: "No address." }] },
  "by content": { state: "refused", isShown: true, byContent: true, problems: [{ reason: "No." }] },
};

/** The saved record and its schedule. */
const SAVED: Record<string, Scheduled | undefined> = {
  "only a draft": undefined,
  active: { isActive: true },
  inactive: { isActive: false },
  "from later": { isActive: true, publishAt: SOON },
  "from later until late": { isActive: true, publishAt: SOON, unpublishAt: LATE },
  "until later": { isActive: true, unpublishAt: SOON },
  "since long": { isActive: true, publishAt: PAST },
  "since just now": { isActive: true, publishAt: RECENT },
  "ended just now": { isActive: true, unpublishAt: RECENT },
  "ended long ago": { isActive: true, unpublishAt: PAST },
  "inactive with a schedule": { isActive: false, publishAt: SOON },
};

const W = ["waitingOld", "waitingNew", "waitingOff"] as const;
const [OLD, NEW, OFF] = W;
/** In the order of PUBLIC. */
const TABLE: Record<string, Said[]> = {
  active: ["unknown", "live", "lacking", OLD, NEW, NEW, "building", "refused", "held", "byContent"],
  inactive: [
    "unknown",
    OFF,
    OFF,
    OFF,
    "hidden",
    "hidden",
    "building",
    "refused",
    "held",
    "byContent",
  ],
  "from later": of("goingAway", "upcoming"),
  "from later until late": of("goingAway", "upcomingUntil"),
  "until later": [
    ...(["unknown", "liveUntil", "lacking", OLD, NEW, NEW] as const),
    ...(["building", "refused", "held", "byContent"] as const),
  ],
  "since long": [
    "unknown",
    "live",
    "lacking",
    OLD,
    NEW,
    NEW,
    "building",
    "refused",
    "held",
    "byContent",
  ],
  "since just now": [
    ...(["unknown", "live", "lacking", OLD, "starting", "starting"] as const),
    ...(["building", "refused", "held", "byContent"] as const),
  ],
  "ended just now": of("ending", "ended"),
  "ended long ago": of(OFF, "ended"),
  "inactive with a schedule": of(OFF, "hidden"),
};

function of(shown: Said, unseen: Said): Said[] {
  const rest = ["building", "refused", "held", "byContent"] as const;
  return ["unknown", shown, shown, shown, unseen, unseen, ...rest];
}

describe.each(Object.keys(SAVED))("saved: %s", (saved) => {
  test.each(Object.keys(PUBLIC))("visitors see: %s", (shown) => {
    const expected = SAVED[saved]
      ? TABLE[saved]?.[Object.keys(PUBLIC).indexOf(shown)]
      : "draftOnly";
    const { says, word, canPublish } = standingOf(SAVED[saved], PUBLIC[shown], NOW);
    expect(says).toBe(expected);
    expect(word === undefined).toBe(says === "unknown");
    // What can be published says that it is not yet, or what the next publish does.
    if (canPublish) expect([...W, "goingAway"]).toContain(says);
  });
});

test("each sentence is one of the table, and each of the table has its text", () => {
  const said = new Set(["draftOnly", ...Object.values(TABLE).flat()]);
  expect([...said].sort()).toEqual(Object.keys(work.schedule.says).sort());
});

test("the schedule begins at its first moment and ends at its last", () => {
  const record = { isActive: true, publishAt: SOON, unpublishAt: LATE };
  const [from, until] = [Date.parse(SOON), Date.parse(LATE)];
  expect([from - 1, from, until - 1, until].map((at) => isOnSite(record, at))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isOnSite({ ...record, isActive: false }, from)).toBe(false);
});
