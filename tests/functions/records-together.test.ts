/** Many people at the records at the same moment: no change is lost, and none is made twice. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { ask } from "#tests/support/api/api.ts";
import {
  type AnyRecord,
  type Records,
  type Staff,
  startRecords,
  TITLES,
} from "#tests/support/records/records.ts";
import { type FaultyProxy, startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { withQuickTries } from "#tests/support/store/quick-store.ts";
import { pointStoreAt } from "#tests/support/store/store.ts";

withQuickTries();

let house: Records;
let admin: Staff;
let proxy: FaultyProxy;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
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

describe.each(RECORD_KINDS)("%s", (kind) => {
  const title = TITLES[kind];
  const path = (record: AnyRecord) => `/api/${kind}/${record._id}`;

  test("F5: of 50 saves over one version one counts, and its content stands", async () => {
    const record = (await admin.create(kind)).data;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        admin.save(kind, record, { [title]: `Save ${index}` }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect([won.length, answers.filter(({ status }) => status === 412).length]).toEqual([1, 49]);
    const winner = won[0]?.data;
    expect((await admin.list(kind)).data).toEqual([winner]);
    expect(
      answers
        .filter(({ status }) => status === 412)
        .every(({ data }) => data[title] === winner?.[title]),
    ).toBe(true);
    expect(
      (await admin.history(kind, record._id)).data.map(({ content }) => content[title]),
    ).toEqual([winner?.[title], record[title]]);
  });

  test("F6: of a save and a deletion at once one wins", async () => {
    for (let round = 0; round < 5; round += 1) {
      const record = (await admin.create(kind, { [title]: `Round ${round}` })).data;
      const calls = [
        () => admin.save(kind, record, { [title]: `Saved ${round}` }),
        () => admin.remove(kind, record),
      ];
      if (round % 2 === 1) calls.reverse();
      const statuses = (await Promise.all(calls.map((call) => call()))).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const after = await ask(`GET`, path(record), { headers: house.tokens.admin });
      const versions = (await admin.history(kind, record._id)).data;
      expect(versions).toHaveLength(2);
      expect([after.status, versions[0]?.action]).toEqual(
        after.status === 200 ? [200, "changed"] : [404, "deleted"],
      );
    }
  });

  test("F7: 50 made at once are all there, each once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => admin.create(kind, { [title]: `Made ${index}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const list = (await admin.list(kind)).data;
    expect(new Set(list.map((record) => record[title])).size).toBe(50);
    expect(new Set(list.map(({ _id }) => _id)).size).toBe(50);
    expect(list).toHaveLength(50);
  });

  test("F7: 20 made at once under one name are one", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.create(kind)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await admin.list(kind)).body.total).toBe(1);
  });

  test("another process that was faster is neither undone nor doubled", async () => {
    await admin.create(kind, { [title]: "First" });
    let interference: Promise<unknown> | undefined;
    proxy.fault = (method, url) => {
      if (method === "PUT" && url.includes("/all"))
        interference ??= house.rewrite(kind, (item) => ({ ...item, shortDetails: "By another" }));
      return undefined;
    };
    proxy.before = async () => interference;
    expect((await admin.create(kind, { [title]: "Second" })).status).toBe(200);
    expect(
      (await admin.list(kind)).data.map((record) => [
        record[title],
        record.shortDetails === "By another",
      ]),
    ).toEqual([
      ["First", true],
      ["Second", false],
    ]);
  });
});
