/** Promise 5: an export of everything can be imported into an empty site. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DOCUMENT } from "#domain/limits.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { ask } from "#tests/support/api/api.ts";
import {
  type AnyRecord,
  PROJECT,
  type Records,
  SERVICE,
  type Staff,
  startRecords,
} from "#tests/support/records/records.ts";
import { startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { pointStoreAt } from "#tests/support/store/store.ts";

interface Exported {
  format: number;
  exportedAt: string;
  services: AnyRecord[];
  projects: AnyRecord[];
}

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

/** A site with something of everything; its export as the file that was answered. */
async function filled(): Promise<{ file: { success: boolean; data: Exported }; shown: unknown }> {
  const service = (await admin.create("services")).data;
  await admin.save("services", service, { serviceType: "Renamed" });
  await admin.create("services", { serviceType: "Hidden", isActive: false });
  await admin.create("projects");
  await admin.remove("projects", (await admin.create("projects", { title: "Deleted" })).data);
  await house.rewrite("services", (item) => ({ ...item, legacy: { rank: 1 } }));
  const { body } = await admin.ask<Exported>("GET", "/api/export");
  return { file: body as { success: boolean; data: Exported }, shown: await everything() };
}

async function everything() {
  const lists = await Promise.all(RECORD_KINDS.map((kind) => admin.list(kind)));
  return [
    ...lists.map(({ data }) => data),
    (await admin.trash()).data,
    (await ask("GET", "/api/services")).data,
  ];
}

/** Another site, empty; the old one's store is gone. */
async function moveHouse(): Promise<void> {
  await house.close();
  house = await startRecords();
  admin = house.admin;
}

test("everything that staff and visitors see is the same on the other site", async () => {
  const { file, shown } = await filled();
  await moveHouse();
  const answer = await admin.ask("POST", "/api/import", file);
  expect([answer.status, answer.body.total, answer.body.message]).toEqual([
    200,
    4,
    "4 records imported.",
  ]);
  expect(await everything()).toEqual(shown);
  const again = (await admin.ask<Exported>("GET", "/api/export")).data;
  expect({ ...again, exportedAt: "" }).toEqual({ ...file.data, exportedAt: "" });
  const service = (await admin.list("services")).data[0] as AnyRecord;
  expect((await admin.save("services", service, { serviceType: "Goes on" })).data).toMatchObject({
    revision: 3,
    legacy: { rank: 1 },
  });
  expect(
    (await admin.ask<{ action: string }[]>("GET", "/api/activity")).data.map(
      ({ action }) => action,
    ),
  ).toContain("imported");
});

describe("pages in content/ whose records were deleted", () => {
  const pagesOf = async (kind: RecordKind) =>
    (await house.store.all<{ pages?: string[] }>(kind))["all"]?.pages;

  test.each(RECORD_KINDS)("stay away on the other site: %s", async (kind) => {
    await house.store.write(kind, "all", { items: [], writes: [], pages: ["gone", "kept"] });
    await admin.create(kind);
    const { body } = await admin.ask<Exported>("GET", "/api/export");
    await moveHouse();
    expect((await admin.ask("POST", "/api/import", body)).status).toBe(200);
    expect(await pagesOf(kind)).toEqual(["gone", "kept"]);
  });

  test.each(RECORD_KINDS)("stay away when no record is left: %s", async (kind) => {
    await house.store.write(kind, "all", { items: [], writes: [], pages: ["gone"] });
    const { body } = await admin.ask<Exported>("GET", "/api/export");
    await moveHouse();
    expect((await admin.ask("POST", "/api/import", body)).status).toBe(200);
    expect(await pagesOf(kind)).toEqual(["gone"]);
  });

  test.each(RECORD_KINDS)(
    "stay away after an import of an export that does not name them: %s",
    async (kind) => {
      const record = (await admin.create(kind)).data;
      await house.rewrite(kind, (item) => ({ ...item, page: "from-content" }));
      await admin.remove(kind, record);
      const { data } = await admin.ask<Exported>("GET", "/api/export");
      await moveHouse();
      await house.store.write(kind, "all", { items: [], writes: [], pages: ["purged"] });
      expect(
        (await admin.ask("POST", "/api/import", { data: { ...data, pages: undefined } })).status,
      ).toBe(200);
      expect(await pagesOf(kind)).toEqual(["purged", "from-content"]);
    },
  );
});

test("it is a file with a name, for admins only", async () => {
  const answer = await admin.ask<Exported>("GET", "/api/export");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="records-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(answer.data).toMatchObject({ format: 1, services: [], projects: [] });
  expect((await house.manager.ask("GET", "/api/export")).status).toBe(403);
  expect((await ask("GET", "/api/export")).status).toBe(401);
  const body = { data: answer.data };
  expect((await house.manager.ask("POST", "/api/import", body)).status).toBe(403);
  expect((await ask("POST", "/api/import", { body })).status).toBe(401);
});

test("a site that is not empty is not touched, also when only its trash has something", async () => {
  const { file } = await filled();
  await moveHouse();
  const own = (await admin.create("projects", { title: "Own" })).data;
  await admin.remove("projects", own);
  const before = [await house.store.all("services"), await house.store.all("projects")];
  const answer = await admin.ask("POST", "/api/import", file);
  expect([answer.status, answer.body.message]).toEqual([
    400,
    expect.stringContaining("only into an empty site"),
  ]);
  expect([await house.store.all("services"), await house.store.all("projects")]).toEqual(before);
});

test("an import that broke off is finished by the next one", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { file, shown } = await filled();
  await moveHouse();
  const proxy = await startFaultyProxy(house.store.url);
  proxy.fault = (method, path) =>
    method === "PUT" && path.includes("site:projects/") ? { status: 403 } : undefined;
  pointStoreAt(proxy.url);
  expect((await admin.ask("POST", "/api/import", file)).status).toBe(503);
  expect([
    (await admin.list("services")).body.total,
    (await admin.list("projects")).body.total,
  ]).toEqual([2, 0]);
  proxy.fault = () => undefined;
  for (let times = 0; times < 2; times += 1)
    expect((await admin.ask("POST", "/api/import", file)).status).toBe(200);
  expect(await everything()).toEqual(shown);
  await proxy.close();
});

test("an export that would lack a record that cannot be read is refused", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await filled();
  await house.store.write("services", "all", { items: [{ _id: "broken" }] });
  const answer = await admin.ask("GET", "/api/export");
  expect([answer.status, answer.body.message]).toEqual([
    503,
    expect.stringContaining("Some records cannot be read."),
  ]);
});

describe("refused", () => {
  const service = (more: object = {}) => ({
    ...SERVICE,
    _id: "a",
    createdAt: "2026-01-01T00:00:00.000Z",
    ...more,
  });
  const data = { format: 1, exportedAt: "2026-01-01T00:00:00.000Z", services: [], projects: [] };
  test.each<[string, unknown, string]>([
    ["something else", { services: [] }, "data"],
    ["another format", { data: { ...data, format: 2 } }, "data.format"],
    ["lists that are none", { data: { ...data, services: {} } }, "data.services"],
    [
      "a record that is none",
      { data: { ...data, projects: [{ ...PROJECT, _id: "a" }] } },
      "data.projects.0.createdAt",
    ],
    [
      "an odd id",
      { data: { ...data, services: [service({ _id: "../x" })] } },
      "data.services.0._id",
    ],
    [
      "an id twice",
      { data: { ...data, services: [service(), service({ serviceType: "Other" })] } },
      "data.services",
    ],
    [
      "an address twice",
      { data: { ...data, services: [service(), service({ _id: "b" })] } },
      "data.services",
    ],
    [
      "no address",
      { data: { ...data, services: [service({ serviceType: "বাংলা" })] } },
      "data.services",
    ],
    [
      "an address that leads elsewhere",
      { data: { ...data, services: [service({ slug: "../admin" })] } },
      "data.services",
    ],
    [
      "an address that no page can have",
      { data: { ...data, services: [service({ slug: "Two words" })] } },
      "data.services",
    ],
  ])("%s, and nothing is left behind", async (_name, body, field) => {
    const answer = await admin.ask("POST", "/api/import", body);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect([await house.store.keys("services"), await house.store.keys("projects")]).toEqual([
      [],
      [],
    ]);
  });

  test("more than a collection can hold", async () => {
    const many = Array.from({ length: 45 }, (_, index) =>
      service({ _id: `s${index}`, serviceType: `S ${index}`, extra: "x".repeat(60_000) }),
    );
    const size = JSON.stringify(many).length;
    expect(size).toBeGreaterThan(DOCUMENT.maxBytes);
    expect(
      (await admin.ask("POST", "/api/import", { data: { ...data, services: many } })).status,
    ).toBe(413);
    expect(await house.store.keys("services")).toEqual([]);
  });
});
