/** What a record said before, who changed it, and the way back. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HISTORY } from "#domain/limits.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { ask } from "#tests/support/api/api.ts";
import {
  BODIES,
  media,
  PAGE_KINDS,
  type Records,
  type Staff,
  startRecords,
  TITLES,
} from "#tests/support/records/records.ts";

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

describe.each(RECORD_KINDS)("%s", (kind) => {
  const title = TITLES[kind];
  /** Questions keep their addresses and have no pictures. */
  const isPage = PAGE_KINDS.some((known) => known === kind);

  test("list each change: who, when, what before and after, the newest first", async () => {
    const made = (await admin.create(kind, { [title]: "One" })).data;
    const saved = (await house.manager.save(kind, made, { [title]: "Two", isActive: false })).data;
    await admin.remove(kind, saved);
    const { data, body } = await admin.history(kind, made._id);
    expect(body.total).toBe(3);
    expect(
      data.map(({ revision, action, by, fields }) => [
        revision,
        action,
        by.name,
        fields.toSorted(),
      ]),
    ).toEqual([
      [3, "deleted", "Test admin", []],
      [2, "changed", "Test manager", ["isActive", title].toSorted()],
      [1, "created", "Test admin", []],
    ]);
    expect(data.map(({ content }) => [content[title], content["isActive"]])).toEqual([
      ["Two", false],
      ["Two", false],
      ["One", true],
    ]);
    expect(data[2]?.at).toBe(made.createdAt);
    expect(
      data.every(
        ({ content }) => !("revision" in content || "change" in content || "deletedAt" in content),
      ),
    ).toBe(true);
  });

  test.runIf(isPage)("any version comes back as a new one, with its address", async () => {
    const first = (await admin.create(kind, { [title]: "One" })).data;
    const second = (await admin.save(kind, first, { [title]: "Two", images: [] })).data;
    const third = (await admin.save(kind, second, { [title]: "Three", images: [] })).data;
    const back = await house.manager.revert(kind, third, 1);
    expect([back.status, back.headers.get("etag")]).toEqual([200, '"4"']);
    expect(back.data).toMatchObject({
      ...BODIES[kind],
      [title]: "One",
      slug: "one",
      revision: 4,
      formerSlugs: ["three", "two"],
    });
    expect(back.data.change).toMatchObject({
      action: "reverted",
      version: 1,
      by: { name: "Test manager" },
    });
    expect(back.data.formerImages).toEqual([]);
    const versions = (await admin.history(kind, first._id)).data;
    expect(versions.map(({ revision, action, version }) => [revision, action, version])).toEqual([
      [4, "reverted", 1],
      [3, "changed", undefined],
      [2, "changed", undefined],
      [1, "created", undefined],
    ]);
    expect(versions[2]?.content["images"]).toEqual([]);
    expect((await admin.revert(kind, back.data, 3)).data).toMatchObject({
      slug: "three",
      images: [],
    });
  });

  test.each<[string, number, number | string, number]>([
    ["over a record that has changed since", 1, 1, 412],
    ["to the version that it is", 2, 2, 400],
    ["to one that there is not", 2, 9, 404],
    ["to version 0", 2, 0, 404],
    ["to no number", 2, "one", 404],
    ["to something odd", 2, "..%2f1", 404],
  ])("cannot go back %s", async (_name, seen, version, status) => {
    const first = (await admin.create(kind, { [title]: "One" })).data;
    await admin.save(kind, first, { [title]: "Two" });
    const answer = await admin.revert(kind, { ...first, revision: seen }, version);
    expect(answer.status).toBe(status);
    expect((await admin.get(kind, first._id)).data).toMatchObject({ [title]: "Two", revision: 2 });
  });

  test.runIf(isPage)("going back to an address that another has taken is refused", async () => {
    const first = (await admin.create(kind, { [title]: "One" })).data;
    const second = (await admin.save(kind, first, { [title]: "Two" })).data;
    await admin.create(kind, { [title]: "One" });
    const answer = await admin.revert(kind, second, 1);
    expect([answer.status, answer.body.message]).toEqual([
      400,
      expect.stringContaining(`“One” already has the address /${kind}/one.`),
    ]);
  });

  test.runIf(isPage)(
    "pictures of older versions are remembered, so that the sweep of pictures leaves them",
    async () => {
      let record = (await admin.create(kind, { images: [media("1"), media("2")] })).data;
      record = (await admin.save(kind, record, { images: [media("2"), media("3")] })).data;
      expect(record.formerImages).toEqual([media("1")]);
      record = (await admin.save(kind, record, { images: [media("1")] })).data;
      expect(record.formerImages).toEqual([media("2"), media("3")]);
    },
  );

  test("a record without history has one version, an unknown one none", async () => {
    const { _id } = (await admin.create(kind)).data;
    expect((await admin.history(kind, _id)).body.total).toBe(1);
    expect((await admin.history(kind, "0000000000000-000000000000")).status).toBe(404);
    expect((await ask("GET", `/api/${kind}/${_id}/history`)).status).toBe(401);
  });
});

test(
  "only the latest versions are kept, and no more is listed, whatever has stayed behind",
  { timeout: 60_000 },
  async () => {
    let record = (await admin.create("services")).data;
    for (let count = 0; count < HISTORY.versions + 3; count += 1)
      record = (await admin.save("services", record, { shortDetails: `Version ${count}` })).data;
    const oldest = record.revision - HISTORY.versions + 1;
    const versions = (await admin.history("services", record._id)).data;
    expect(versions.map(({ revision }) => revision)).toEqual(
      Array.from({ length: HISTORY.versions }, (_, index) => record.revision - index),
    );
    expect(versions.at(-1)).toMatchObject({ revision: oldest, fields: [] });
    expect(await keptVersions()).toHaveLength(HISTORY.versions - 1);
    await house.store.write("services", `history/${record._id}/00000001`, record);
    expect((await admin.history("services", record._id)).body.total).toBe(HISTORY.versions);
  },
);

test.each<[string, object]>([
  ["cannot be read", { _id: 5 }],
  ["a newer version of the site has written", { ...BODIES.services, shape: 99 }],
])("a version that %s is left out and reported; the others are listed", async (_name, damaged) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let record = (await admin.create("services")).data;
  for (const shortDetails of ["Two", "Three"])
    record = (await admin.save("services", record, { shortDetails })).data;
  await house.store.write("services", `history/${record._id}/00000002`, damaged);
  expect(
    (await admin.history("services", record._id)).data.map(({ revision }) => revision),
  ).toEqual([3, 1]);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(
      new RegExp(`version 2 of services ${record._id}|read history/${record._id}/00000002`),
    ),
  );
  expect((await admin.revert("services", record, 2)).status).toBe(404);
});

test("a change that was refused leaves no version that would be listed", async () => {
  const record = (await admin.create("services")).data;
  await admin.create("services", { serviceType: "Taken" });
  expect((await admin.save("services", record, { serviceType: "Taken" })).status).toBe(400);
  expect(
    (await admin.history("services", record._id)).data.map(({ revision }) => revision),
  ).toEqual([1]);
});

async function keptVersions(): Promise<string[]> {
  return (await house.store.keys("services")).filter((key) => key.startsWith("history/"));
}
