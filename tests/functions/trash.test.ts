/** Deleting can be undone for 30 days. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { KEEP_DAYS } from "#domain/limits.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { sweepTrash } from "#server/records/trash.ts";
import type { Activity } from "#domain/staff/activity.ts";
import { ask } from "#tests/support/api/api.ts";
import {
  type Records,
  type Staff,
  startRecords,
  TITLES,
  PAGE_KINDS,
} from "#tests/support/records/records.ts";

const DAY = 24 * 60 * 60_000;

let house: Records;
let admin: Staff;

beforeEach(async () => {
  house = await startRecords();
  admin = house.admin;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.close();
});

const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

describe.each(RECORD_KINDS)("%s", (kind) => {
  const title = TITLES[kind];
  /** Questions keep their addresses. */
  const isPage = PAGE_KINDS.some((known) => known === kind);
  const deleted = async (fields: object = {}) => {
    const record = (await admin.create(kind, fields)).data;
    return (await admin.remove(kind, record)).data;
  };

  test("go into the trash, out of every list, and come back as they were", async () => {
    const record = (await admin.create(kind)).data;
    await house.manager.remove(kind, record);
    const [entry, ...others] = (await admin.trash()).data;
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      kind,
      _id: record._id,
      title: record[title],
      deletedBy: "Test manager",
      revision: 2,
    });
    const left = Date.parse(entry?.expiresAt ?? "") - Date.now();
    expect(left / DAY).toBeCloseTo(KEEP_DAYS.trash, 2);
    expect((await ask("GET", `/api/${kind}`)).body.total).toBe(0);
    expect((await admin.get(kind, record._id)).body.message).toMatch(/is in the trash\.$/);
    const asVisitor = await ask("GET", `/api/${kind}/${record._id}`);
    expect([asVisitor.status, asVisitor.body]).toEqual([
      404,
      (await ask("GET", `/api/${kind}/never-made`)).body,
    ]);

    const back = await house.manager.restore(kind, record._id);
    expect([back.status, back.headers.get("etag")]).toEqual([200, '"3"']);
    const { change, ...rest } = back.data;
    expect({ ...rest, revision: 1, change: record.change }).toEqual(record);
    expect(change).toMatchObject({ action: "restored", by: { name: "Test manager" } });
    expect((await admin.list(kind)).data).toEqual([back.data]);
    expect((await admin.trash()).data).toEqual([]);
    expect((await admin.history(kind, record._id)).data.map(({ action }) => action)).toEqual([
      "restored",
      "deleted",
      "created",
    ]);
  });

  test.runIf(isPage)(
    "free their address; restoring is refused in clear words while another has it",
    async () => {
      const old = await deleted({ [title]: "Taken" });
      const other = (await admin.create(kind, { [title]: "Taken!" })).data;
      const answer = await admin.restore(kind, old._id);
      expect([answer.status, answer.body.message]).toEqual([
        400,
        `“Taken!” now has the address /${kind}/taken. Rename or delete that one first.`,
      ]);
      expect((await admin.trash()).data).toHaveLength(1);
      await admin.save(kind, other, { [title]: "Moved" });
      expect((await admin.restore(kind, old._id)).status).toBe(200);
    },
  );

  test("cannot be changed while they are there", async () => {
    const record = await deleted();
    expect((await admin.save(kind, record)).status).toBe(404);
    expect((await admin.remove(kind, record)).status).toBe(404);
    expect((await admin.revert(kind, record, 1)).status).toBe(404);
    expect((await admin.trash()).data).toHaveLength(1);
  });

  test("are gone for good with all their versions when they are deleted there", async () => {
    const kept = (await admin.create(kind, { [title]: "Kept" })).data;
    await admin.save(kind, kept, { [title]: "Kept too" });
    const record = await deleted();
    expect((await admin.purge(kind, record._id)).status).toBe(200);
    expect((await admin.trash()).data).toEqual([]);
    expect((await admin.restore(kind, record._id)).status).toBe(404);
    expect((await admin.history(kind, record._id)).status).toBe(404);
    expect(await house.store.keys(kind)).toEqual(["all", `history/${kept._id}/00000001`]);
  });

  test("are emptied as they were at a moment; what was deleted later or restored stays", async () => {
    const [first, second] = [
      await deleted({ [title]: "First" }),
      await deleted({ [title]: "Second" }),
    ];
    await admin.restore(kind, second._id);
    const until = new Date().toISOString();
    await house.rewrite(kind, (item) =>
      item._id === first._id ? { ...item, deletedAt: ago(1) } : item,
    );
    const later = await deleted({ [title]: "Later" });
    await house.rewrite(kind, (item) =>
      item._id === later._id
        ? { ...item, deletedAt: new Date(Date.now() + DAY).toISOString() }
        : item,
    );
    const headers = house.tokens.admin;
    expect((await ask("DELETE", "/api/trash", { headers })).status).toBe(400);
    const path = `/api/trash?until=${encodeURIComponent(until)}`;
    expect((await ask("DELETE", path, { headers })).body.message).toBe("Deleted for good.");
    expect((await admin.trash()).data.map(({ _id }) => _id)).toEqual([later._id]);
    const latest = async () =>
      (await ask<Activity[]>("GET", "/api/activity", { headers })).data.filter(
        ({ action }) => action === "emptied",
      );
    expect(await latest()).toMatchObject([{ kind, by: { name: "Test admin" } }]);
    await ask("DELETE", path, { headers });
    expect(await latest()).toHaveLength(1);
    expect((await admin.history(kind, first._id)).status).toBe(404);
    expect(await storedIds()).toEqual(expect.arrayContaining([second._id, later._id]));
  });

  test("cannot be deleted for good while they are not there", async () => {
    const record = (await admin.create(kind)).data;
    expect((await admin.purge(kind, record._id)).status).toBe(404);
    expect((await admin.restore(kind, record._id)).status).toBe(404);
    expect((await admin.list(kind)).data).toEqual([record]);
  });

  describe("whose time is over", () => {
    const expired = async () => {
      const record = await deleted({ [title]: "Expired" });
      await house.rewrite(kind, (item) => ({ ...item, deletedAt: ago(KEEP_DAYS.trash) }));
      return record;
    };

    test("are listed nowhere, even before the sweep", async () => {
      const record = await expired();
      const before = await house.store.all(kind);
      expect((await admin.trash()).data).toEqual([]);
      expect((await admin.restore(kind, record._id)).status).toBe(404);
      expect((await admin.purge(kind, record._id)).status).toBe(404);
      expect((await admin.history(kind, record._id)).status).toBe(404);
      expect((await admin.get(kind, record._id)).body.message).toMatch(/does not exist\.$/);
      expect(await house.store.all(kind)).toEqual(before);
    });

    test("are left out by the next write", async () => {
      await expired();
      const made = (await admin.create(kind, { [title]: "New" })).data;
      expect(await storedIds()).toEqual([made._id]);
    });

    test("go with their versions in the sweep, which leaves all others and may run again", async () => {
      await expired();
      const fresh = await deleted({ [title]: "Fresh" });
      const live = (await admin.create(kind, { [title]: "Live" })).data;
      await admin.save(kind, live, { [title]: "Still live" });
      await sweepTrash();
      const swept = await house.store.all(kind);
      expect(Object.keys(swept)).toHaveLength(3);
      expect((await storedIds()).toSorted()).toEqual([fresh._id, live._id].toSorted());
      await sweepTrash();
      expect(await house.store.all(kind)).toEqual(swept);
    });

    test("a day before, they are still there", async () => {
      const record = await deleted();
      await house.rewrite(kind, (item) => ({ ...item, deletedAt: ago(KEEP_DAYS.trash - 1) }));
      await sweepTrash();
      expect((await admin.restore(kind, record._id)).status).toBe(200);
    });
  });

  async function storedIds(): Promise<string[]> {
    return ((await house.store.all<{ items: { _id: string }[] }>(kind))["all"]?.items ?? []).map(
      ({ _id }) => _id,
    );
  }
});

test("the sweep leaves the versions of a record that cannot be read", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const record = (await admin.create("services")).data;
  await admin.save("services", record, { serviceType: "Two" });
  await house.rewrite("services", ({ _id }) => ({ _id, serviceType: 5 }));
  await sweepTrash();
  expect(await house.store.keys("services")).toEqual(["all", `history/${record._id}/00000001`]);
});

test("all kinds are in one list, the latest first", async () => {
  for (const kind of RECORD_KINDS) await admin.remove(kind, (await admin.create(kind)).data);
  expect((await admin.trash()).data.map(({ kind }) => kind)).toEqual([
    "questions",
    "projects",
    "services",
  ]);
});

test.each([
  ["GET", "/api/trash"],
  ["POST", "/api/trash/services/x"],
  ["DELETE", "/api/trash/projects/x"],
])("%s %s is the staff's", async (method, path) => {
  expect((await ask(method, path)).status).toBe(401);
});

test.each(["users", "Services", "..", "all"])("there is no trash of %s", async (kind) => {
  expect((await admin.restore(kind, "x")).status).toBe(404);
});
