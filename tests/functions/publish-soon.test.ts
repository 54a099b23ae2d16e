/** Publishing that may wait: many saves share a build, and the clock asks for it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PublishState } from "#domain/records/publishing.ts";
import { noteStandstill, recordBuildEnd, recordBuildStart } from "#server/publish/build-log.ts";
import { type BuildHook, startBuildHook } from "#tests/support/api/build-hook.ts";
import { type Records, startRecords } from "#tests/support/records/records.ts";
import publishDue from "../../netlify/functions/publish-due.ts";

let records: Records;
let hook: BuildHook;
const at = (time: string) => vi.setSystemTime(new Date(`2026-11-30T${time}Z`));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T09:02:00Z") });
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

const publish = (when: string) =>
  records.manager.ask<PublishState>("POST", `/api/publish?when=${when}`);
const state = async () => (await records.manager.ask<PublishState>("GET", "/api/publish")).data;
const build = async () => recordBuildEnd(await recordBuildStart(), undefined);

test("the first one starts at once; within ten minutes of it the next ones wait and share one build at the quarter of an hour", async () => {
  expect([(await publish("soon")).body.message, hook.calls]).toEqual(["Publishing started.", 1]);
  await build();
  at("09:05:00");
  const waits = await publish("soon");
  expect([waits.body.message, waits.data.next, hook.calls]).toEqual([
    "Everything saved will be published together in about 10 minutes.",
    "2026-11-30T09:15:00.000Z",
    1,
  ]);
  at("09:11:30");
  expect((await publish("soon")).data.next).toBe("2026-11-30T09:15:00.000Z");
  at("09:14:00");
  await publishDue();
  expect(hook.calls, "before it is due").toBe(1);
  at("09:15:00");
  await publishDue();
  expect(hook.calls, "when it is due").toBe(2);
  await build();
  expect((await state()).next).toBeUndefined();
  at("09:30:00");
  await publishDue();
  expect(hook.calls, "once").toBe(2);
});

test("who asks for it now gets it now, and with it what was queued", async () => {
  await publish("now");
  await build();
  at("09:05:00");
  await publish("soon");
  expect([(await publish("now")).body.message, hook.calls]).toEqual(["Publishing started.", 2]);
  await build();
  expect((await state()).next).toBeUndefined();
  await publishDue();
  expect(hook.calls).toBe(2);
});

test("ten minutes after the last build one starts at once; while one is about to start none is queued", async () => {
  await publish("now");
  expect((await publish("soon")).body.message).toBe(
    "A build is about to start and will include this.",
  );
  await build();
  at("09:12:00");
  expect([(await publish("soon")).body.message, hook.calls]).toEqual(["Publishing started.", 2]);
});

test("a queued one that could not be requested is tried again, and a restart of the platform keeps it", async () => {
  await publish("now");
  await build();
  at("09:05:00");
  await publish("soon");
  await noteStandstill();
  hook.status = 500;
  at("09:15:00");
  await publishDue();
  expect((await state()).next).toBe("2026-11-30T09:15:00.000Z");
  hook.status = 200;
  at("09:30:00");
  await publishDue();
  expect([hook.calls, (await state()).queued]).toEqual([3, true]);
});

test("the builds of the month are counted by the agency's calendar, beyond those that the log keeps", async () => {
  for (let n = 0; n < 23; n++) await build();
  expect((await state()).thisMonth).toBe(23);
  // Midnight in Dhaka is 18:00 in UTC.
  at("17:59:00");
  expect((await state()).thisMonth).toBe(23);
  at("18:00:00");
  expect((await state()).thisMonth).toBe(0);
});

test("a log of an earlier version, which did not count, is counted by its entries", async () => {
  await build();
  const { builds } = await records.store.all<object>("publish");
  await records.store.write("publish", "builds", { ...builds, month: undefined });
  expect((await state()).thisMonth).toBe(1);
  await build();
  expect((await state()).thisMonth).toBe(2);
});

test("another word than now or soon is refused", async () => {
  expect((await publish("later")).status).toBe(400);
});
