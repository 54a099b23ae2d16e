/**
 * Records when the store misbehaves, when many write at once, and when what is stored is old or
 * broken.
 */
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { ask } from "#tests/support/api/api.ts";
import {
  type AnyRecord,
  BODIES,
  type Records,
  type Staff,
  startRecords,
  TITLES,
} from "#tests/support/records/records.ts";
import {
  type Fault,
  faultsInTurn,
  type FaultyProxy,
  startFaultyProxy,
} from "#tests/support/store/faulty-proxy.ts";
import { atDeadline, withQuickTries } from "#tests/support/store/quick-store.ts";
import { pointStoreAt } from "#tests/support/store/store.ts";

withQuickTries();

let house: Records;
let admin: Staff;
let proxy: FaultyProxy;
let log: MockInstance<typeof console.error>;

beforeEach(async () => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  house = await startRecords();
  admin = house.admin;
  proxy = await startFaultyProxy(house.store.url);
  pointStoreAt(proxy.url);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await proxy.close();
  await house.close();
});

function onWrites(key: "/all" | "/history/", ...faults: (Fault | undefined)[]): void {
  proxy.fault = faultsInTurn((method, path) => method === "PUT" && path.includes(key), ...faults);
}

const REFUSED = "Our records cannot be reached at the moment. Please try again shortly.";

describe("a store that does not answer", () => {
  test("F1, B82: 503 comes in time, with clear lines in the log, and nothing is reported as saved", async () => {
    const record = (await admin.create("services")).data;
    // The people can be read, the records cannot.
    proxy.fault = (_method, url) => (url.includes("site:services/") ? { status: 503 } : undefined);
    const started = performance.now();
    const answers = await Promise.all([
      ask("GET", "/api/services"),
      admin.create("services", { serviceType: "New" }),
      admin.save("services", record, { serviceType: "Changed" }),
      admin.remove("services", record),
      admin.history("services", record._id),
    ]);
    expect(performance.now() - started).toBeLessThan(12_000);
    for (const { status, body, headers } of answers)
      expect([status, body.message, headers.get("retry-after")]).toEqual([503, REFUSED, "30"]);
    expect(log).toHaveBeenCalled();
    for (const [line] of log.mock.calls)
      expect(line).toMatch(/failed: store services, .*\(503(?:, 503)+\)/);
    proxy.fault = () => undefined;
    expect((await admin.list("services")).data).toEqual([record]);
  });

  test("F2: one that hangs is given up at the deadline, and what was there is still there", async () => {
    const record = (await admin.create("projects")).data;
    onWrites("/all", "hang");
    expect(
      (await atDeadline(() => admin.save("projects", record, { title: "Changed" }))).status,
    ).toBe(503);
    proxy.fault = () => undefined;
    expect((await admin.list("projects")).data).toEqual([record]);
  });

  test.each<[string, Fault]>([
    ["500", { status: 500 }],
    ["F11, no space left", { status: 507 }],
  ])(
    "F4: a write that fails with %s is never told as saved, and leaves nothing half done",
    async (_name, fault) => {
      const record = (await admin.create("services")).data;
      const before = await house.store.all("services");
      onWrites("/all", fault);
      expect((await admin.save("services", record, { serviceType: "Changed" })).status).toBe(503);
      expect((await house.store.all("services"))["all"]).toEqual(before["all"]);
      proxy.fault = () => undefined;
      expect((await admin.save("services", record, { serviceType: "Changed" })).data.revision).toBe(
        2,
      );
    },
  );
});

describe.each(RECORD_KINDS)("%s", (kind) => {
  const title = TITLES[kind];

  test("F3: a write that was accepted before the connection broke is done once, and reported as saved", async () => {
    onWrites("/all", "accept-then-reset", undefined);
    const made = await admin.create(kind);
    expect([made.status, made.data.revision]).toEqual([200, 1]);
    expect((await admin.list(kind)).data).toEqual([made.data]);

    onWrites("/all", "accept-then-reset", undefined);
    const saved = await admin.save(kind, made.data, { [title]: "Changed" });
    expect([saved.status, saved.data.revision, saved.data.change?.action]).toEqual([
      200,
      2,
      "changed",
    ]);

    onWrites("/history/", "accept-then-reset", undefined);
    expect((await admin.save(kind, saved.data, { [title]: "Again" })).data.revision).toBe(3);

    onWrites("/all", "accept-then-reset", undefined);
    const removed = await admin.remove(kind, { _id: made.data._id, revision: 3 });
    expect([removed.status, removed.data.revision]).toEqual([200, 4]);
    onWrites("/all", "accept-then-reset", undefined);
    expect((await admin.restore(kind, made.data._id)).data.revision).toBe(5);
    const versions = (await admin.history(kind, made.data._id)).data;
    expect(versions.map(({ action }) => action)).toEqual([
      "restored",
      "deleted",
      "changed",
      "changed",
      "created",
    ]);
  });

  test("F3: when the answer got lost for good, trying again leaves one record", async () => {
    onWrites("/all", "accept-then-reset", { status: 403 });
    expect((await admin.create(kind)).status).toBe(503);
    proxy.fault = () => undefined;
    const again = await admin.create(kind);
    expect([again.status, again.body.message]).toEqual([
      400,
      expect.stringContaining("already has the address"),
    ]);
    expect((await admin.list(kind)).body.total).toBe(1);
  });

  test("F4: a write that is refused is never reported as saved, and leaves no version that would be listed", async () => {
    const record = (await admin.create(kind)).data;
    const before = (await house.store.all(kind))["all"];
    for (const key of ["/all", "/history/"] as const) {
      onWrites(key, { status: 403 });
      if (key === "/all") expect((await admin.create(kind, { [title]: "New" })).status).toBe(503);
      expect((await admin.save(kind, record, { [title]: "Changed" })).status).toBe(503);
      expect((await admin.remove(kind, record)).status).toBe(503);
    }
    proxy.fault = () => undefined;
    expect((await house.store.all(kind))["all"]).toEqual(before);
    expect((await admin.history(kind, record._id)).data.map(({ revision }) => revision)).toEqual([
      1,
    ]);
    expect((await admin.save(kind, record, { [title]: "Changed" })).data.revision).toBe(2);
  });

  test("a write that fails once is repeated unseen", async () => {
    onWrites("/all", { status: 500 }, undefined);
    expect((await admin.create(kind)).status).toBe(200);
    onWrites("/all", "reset", undefined);
    expect((await admin.create(kind, { [title]: "Another" })).status).toBe(200);
    expect((await admin.list(kind)).body.total).toBe(2);
  });

  test("F9: one record that cannot be read is reported, left out, and survives every change of the others", async () => {
    const broken = [
      { _id: "broken", [title]: 5 },
      null,
      "text",
      { [title]: "Without an id", createdAt: "" },
    ];
    const record = (await admin.create(kind)).data;
    const stored = (await house.store.all<{ items: unknown[]; writes: unknown[] }>(kind))["all"];
    await house.store.write(kind, "all", {
      ...stored,
      items: [...broken, ...(stored?.items ?? [])],
    });
    const list = await admin.list(kind);
    expect([list.status, list.body.total, list.data]).toEqual([200, 1, [record]]);
    expect(list.body.message).toBe("4 records cannot be read and are left out.");
    const headers = { ...house.tokens.admin, "accept-language": "fr" };
    expect((await ask("GET", `/api/${kind}`, { headers })).body.message).toBe(
      "4 fiches sont illisibles et ne sont pas affichées.",
    );
    expect((await ask("GET", `/api/${kind}`)).body).not.toHaveProperty("message");
    expect(log).toHaveBeenCalledTimes(4);
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining(`reading an item of ${kind}, id "broken"`),
    );
    await admin.save(kind, record, { [title]: "Changed" });
    await admin.create(kind, { [title]: "New" });
    const { items = [] } = (await house.store.all<{ items: unknown[] }>(kind))["all"] ?? {};
    expect(items).toEqual(expect.arrayContaining(broken));
    expect(items).toHaveLength(6);
  });

  test("F9: a document that is no document is a failure, never an empty list, and is not overwritten", async () => {
    for (const document of [
      { items: "none" },
      { items: [], writes: [null] },
      { items: [], pages: "none" },
      {},
      [],
      5,
      null,
    ]) {
      await house.store.write(kind, "all", document);
      expect((await admin.list(kind)).status).toBe(503);
      expect((await admin.create(kind)).status).toBe(503);
      expect(await house.store.all(kind)).toEqual({ all: document });
    }
  });

  test("F16: a record of an older site is read, shown and saved without loss", async () => {
    const old = {
      _id: "65a1f0c2aa",
      [title]: "From the Old Site",
      createdAt: "2021-05-05T00:00:00.000Z",
      legacy: { rank: 3 },
    };
    await house.store.write(kind, "all", { items: [old] });
    const [record] = (await admin.list(kind)).data;
    expect(record).toMatchObject({
      ...old,
      slug: "from-the-old-site",
      revision: 1,
      images: [],
      imageAlts: {},
      isActive: true,
    });
    const visible = (await ask<AnyRecord[]>("GET", `/api/${kind}`)).data[0];
    expect(visible).toMatchObject({ _id: old._id, slug: "from-the-old-site" });
    expect(visible).not.toHaveProperty("legacy");
    expect((await admin.history(kind, old._id)).data).toMatchObject([
      { revision: 1, action: "created", at: old.createdAt },
    ]);
    const saved = await admin.save(kind, record as AnyRecord, { [title]: "From the Old Site" });
    expect(saved.data).toMatchObject({ ...BODIES[kind], ...old, revision: 2 });
    expect((await admin.revert(kind, saved.data, 1)).data).toMatchObject({
      ...old,
      images: [],
      revision: 3,
    });
  });
});
