/** Histories of records read into the activity: what was done before there was a log. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Activity } from "#domain/staff/activity.ts";
import { fillActivity } from "#server/records/activity-fill.ts";
import { type Records, startRecords } from "#tests/support/records/records.ts";
import sweep from "../../netlify/functions/sweep.ts";

let house: Records;

beforeEach(async () => {
  house = await startRecords();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.close();
});

const list = async () =>
  (await house.admin.ask<Activity[]>("GET", "/api/activity")).data.map(
    ({ action, title, by, fields = [] }) => [action, title, by.name, fields.join()].join(" "),
  );

/** As a store from before the log: its days, and the notes in its documents, are not there. */
async function forgetLog(): Promise<void> {
  for (const key of await house.store.keys("activity")) await house.store.remove("activity", key);
  const doc = (await house.store.all("services"))["all"] as { writes: object[] };
  await house.store.write("services", "all", { ...doc, writes: [] });
}

async function threeVersions(serviceType: string) {
  const { admin, manager } = house;
  const { data } = await admin.create("services", { serviceType });
  const { data: second } = await manager.save("services", data, {
    serviceType,
    shortDetails: "Cut.",
  });
  await admin.save("services", second, { serviceType: `${serviceType} again` });
}

test("each version becomes an entry with its person, its fields and its name of then; the nightly run does it, once", async () => {
  await threeVersions("Looms");
  const before = await list();
  await forgetLog();
  expect(await list()).toHaveLength(1);
  await sweep();
  expect(await list()).toEqual([
    "changed Looms again Test admin serviceType,shortDetails",
    "changed Looms Test manager shortDetails",
    "created Looms Test admin ",
  ]);
  expect(before).toHaveLength(3);
  await fillActivity(Date.now(), Infinity);
  expect(await list()).toHaveLength(3);
});

test("entries that the log has stay as they are, and none is doubled", async () => {
  await threeVersions("Looms");
  const before = await list();
  await fillActivity(Date.now(), Infinity);
  expect(await list()).toEqual(before);
});

test("a run without time goes on in the next one; what is older than the log keeps is left out", async () => {
  await threeVersions("Looms");
  await threeVersions("Boats");
  await forgetLog();
  await fillActivity(Date.now(), 0);
  expect(await list()).toHaveLength(2);
  await fillActivity(Date.now(), Infinity);
  expect(await list()).toHaveLength(6);

  await forgetLog();
  const later = new Date();
  later.setUTCFullYear(later.getUTCFullYear() + 3);
  await fillActivity(later.valueOf(), Infinity);
  expect(await house.store.keys("activity")).toEqual(["filled"]);
});
