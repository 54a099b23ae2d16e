/** Records that go public and come off the site by the clock. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PublishState } from "#domain/records/publishing.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import type { Activity } from "#domain/staff/activity.ts";
import { exportActivity } from "#server/records/activity-export.ts";
import { recordBuildEnd, recordBuildStart } from "#server/publish/build-log.ts";
import { say } from "#site/i18n/sentence.ts";
import { ask } from "#tests/support/api/api.ts";
import { type BuildHook, startBuildHook } from "#tests/support/api/build-hook.ts";
import { type AnyRecord, type Records, startRecords } from "#tests/support/records/records.ts";
import publishDue from "../../netlify/functions/publish-due.ts";

const MONDAY = "2026-12-07T03:00:00.000Z";
const FRIDAY = "2026-12-11T12:00:00.000Z";

let records: Records;
let hook: BuildHook;
const at = (time: string) => vi.setSystemTime(new Date(time));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-07T02:00:00Z") });
  records = await startRecords();
  hook = await startBuildHook();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await hook.close();
  await records.close();
});

const create = (schedule: object) => records.admin.create("services", schedule);
const build = async () => recordBuildEnd(await recordBuildStart(), undefined);
const seenBy = async (headers: Record<string, string> = {}) =>
  (await ask<AnyRecord[]>("GET", "/api/services", { headers })).data;
const stateOf = async ({ _id }: AnyRecord) =>
  (await records.manager.ask<PublishState>("GET", "/api/publish")).data.services[_id];

test("visitors of the API see a record from its first moment until its last, and nothing of its schedule; staff always", async () => {
  const { data } = await create({ publishAt: MONDAY, unpublishAt: FRIDAY });
  expect([data.publishAt, data.unpublishAt]).toEqual([MONDAY, FRIDAY]);
  expect([(await seenBy()).length, (await seenBy(records.tokens.manager)).length]).toEqual([0, 1]);
  expect((await ask("GET", `/api/services/${data._id}`)).status).toBe(404);
  at(MONDAY);
  const [shown] = await seenBy();
  expect(shown?._id).toBe(data._id);
  expect(Object.keys(shown ?? {})).not.toContain("publishAt");
  at(FRIDAY);
  expect(await seenBy()).toEqual([]);
});

test("the clock asks for one build after a moment, and for none before it, after it, or for an inactive record", async () => {
  await create({ publishAt: MONDAY, unpublishAt: FRIDAY });
  await create({ serviceType: "Hidden", publishAt: MONDAY, isActive: false });
  await build();
  at("2026-12-07T02:45:00Z");
  await publishDue();
  expect(hook.calls, "before").toBe(0);
  at(MONDAY);
  await publishDue();
  expect(hook.calls, "at the moment").toBe(1);
  await build();
  at("2026-12-07T03:15:00Z");
  await publishDue();
  expect(hook.calls, "a build later").toBe(1);
  at("2026-12-11T12:15:00Z");
  await publishDue();
  expect(hook.calls, "at the end").toBe(2);
});

test("when the build cannot be requested the next run tries again; two records at one moment share a build", async () => {
  await create({ publishAt: MONDAY });
  await create({ serviceType: "Nets", publishAt: MONDAY });
  await build();
  hook.status = 500;
  at(MONDAY);
  await publishDue();
  hook.status = 200;
  at("2026-12-07T03:15:00Z");
  await publishDue();
  expect(hook.calls).toBe(2);
  await publishDue();
  expect(hook.calls, "it is asked for already").toBe(2);
});

const after = (minutes: number) =>
  at(new Date(Date.parse(MONDAY) + minutes * 60_000).toISOString());

test("a build that fails is asked for again after an hour, then after two, until one shows the moment", async () => {
  await create({ publishAt: MONDAY });
  await build();
  const fails = async () => recordBuildEnd(await recordBuildStart(), say("publish.hookFailed"));
  for (const [minutes, calls] of [
    [0, 1],
    [15, 1],
    [59, 1],
    [60, 2],
    [179, 2],
    [180, 3],
  ] as const) {
    after(minutes);
    await publishDue();
    expect(hook.calls, `after ${minutes} minutes`).toBe(calls);
    if ([0, 60].includes(minutes)) await fails();
  }
  await build();
  after(24 * 60);
  await publishDue();
  expect(hook.calls, "once a build shows it").toBe(3);
});

test("a build that was asked for and never began is asked for again", async () => {
  await create({ publishAt: MONDAY });
  await build();
  at(MONDAY);
  await publishDue();
  after(45);
  await publishDue();
  expect(hook.calls).toBe(1);
  after(60);
  await publishDue();
  expect(hook.calls).toBe(2);
});

test("a record whose moment has passed waits until a build shows it, though its revision was in the last one", async () => {
  const { data } = await create({ publishAt: MONDAY });
  const id = await recordBuildStart();
  await recordBuildEnd(id, undefined);
  hook.live = {
    build: id,
    services: { revisions: [[data._id, 1, false]], leftOut: [], without: [], untranslated: [] },
    projects: { revisions: [], leftOut: [], without: [], untranslated: [] },
  };
  expect(await stateOf(data)).toMatchObject({ state: "hidden", isShown: false });
  at(MONDAY);
  expect(await stateOf(data)).toMatchObject({ state: "waiting", isShown: false });
  await publishDue();
  expect(await stateOf(data)).toMatchObject({ state: "building" });
});

test.each([
  [{ publishAt: "2026-12-07T01:59:00Z" }, "publishAt", "Choose a time in the future."],
  [{ unpublishAt: "2026-12-07T02:00:00Z" }, "unpublishAt", "Choose a time in the future."],
  [{ publishAt: FRIDAY, unpublishAt: MONDAY }, "unpublishAt", "Choose an end after the start."],
  [
    { publishAt: "2027-03-28T02:30" },
    "publishAt",
    "This time does not exist: the clocks go forward then. Choose another.",
  ],
  [{ publishAt: "Monday" }, "publishAt", "Must be a time, like 2026-03-01T09:30:00Z."],
  [
    { publishAt: "9999-12-31T23:59:59-14:00" },
    "publishAt",
    "Must be a time, like 2026-03-01T09:30:00Z.",
  ],
])("%j is refused at its field, and nothing is stored", async (schedule, field, reason) => {
  const { status, body } = await create(schedule);
  expect([status, body.fields]).toEqual([400, { [field]: reason }]);
  expect((await records.admin.list("services")).data).toEqual([]);
});

test("a moment that has passed since stays through other changes; it is cleared with an empty text, kept when it is not sent", async () => {
  const { data } = await create({ publishAt: MONDAY });
  at("2026-12-07T04:00:00Z");
  const changed = await records.admin.save("services", data, {
    shortDetails: "Changed.",
    publishAt: MONDAY,
  });
  expect([changed.status, changed.data.publishAt]).toEqual([200, MONDAY]);
  const kept = await records.admin.save("services", changed.data, { shortDetails: "Again." });
  expect(kept.data.publishAt).toBe(MONDAY);
  const cleared = await records.admin.save("services", kept.data, {
    shortDetails: "Again.",
    publishAt: "",
  });
  expect([cleared.data.revision, cleared.data.publishAt]).toEqual([4, undefined]);
});

test("a schedule alone is a change, with a revision and its author; an older version brings no schedule back", async () => {
  const { data } = await create({});
  const set = await records.manager.save("services", data, { publishAt: MONDAY });
  expect([set.data.revision, set.data.change?.by.name]).toEqual([2, "Test manager"]);
  const same = await records.manager.save("services", set.data, { publishAt: MONDAY });
  expect(same.data.revision).toBe(2);
  await records.manager.save("services", set.data, { shortDetails: "Other." });
  const back = await records.manager.revert("services", { ...set.data, revision: 3 }, 1);
  expect([back.status, back.data.publishAt]).toEqual([200, MONDAY]);
});

test.each(RECORD_KINDS)(
  "the activity and the history of %s name a changed schedule; undoing the change brings the former one back",
  async (kind) => {
    const newest = async () =>
      (await records.admin.ask<Activity[]>("GET", "/api/activity")).data[0] as Activity;
    const undo = async () => {
      const { id } = await newest();
      expect((await records.admin.ask("POST", `/api/activity/${id}/undo`)).status).toBe(200);
    };
    const { data } = await records.admin.create(kind);
    const set = await records.admin.save(kind, data, { publishAt: MONDAY });
    await records.manager.save(kind, set.data, { publishAt: MONDAY, unpublishAt: FRIDAY });
    expect((await newest()).fields).toEqual(["unpublishAt"]);
    const [version] = (await records.admin.history(kind, data._id)).data;
    expect(version?.fields).toEqual(["unpublishAt"]);
    expect(version?.content).toMatchObject({ publishAt: MONDAY, unpublishAt: FRIDAY });
    const table = await exportActivity({ kind }, { people: true }, "en");
    expect(await table.text()).toContain('"Comes off the site"');
    await undo();
    const before = (await records.admin.get(kind, data._id)).data;
    expect([before.publishAt, before.unpublishAt]).toEqual([MONDAY, undefined]);
  },
);
