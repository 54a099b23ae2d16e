/** Drafts of records: beside the saved version, shared by the staff, and gone when used up. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { DRAFTS } from "#domain/limits.ts";
import type { Draft, DraftEntry } from "#domain/records/draft.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { createDraft, sweepDrafts } from "#server/records/drafts.ts";
import { storePicture } from "#server/pictures/pictures.ts";
import { sweepPictures } from "#server/pictures/sweep-pictures.ts";
import { makePicture } from "#tests/support/records/pictures.ts";
import {
  type AnyRecord,
  BODIES,
  type Records,
  SERVICE,
  type Staff,
  startRecords,
} from "#tests/support/records/records.ts";

let records: Records;

beforeEach(async () => {
  records = await startRecords();
});
afterEach(async () => {
  await records.close();
});

const values = (shortDetails: string) => ({
  serviceType: "Half a thought",
  shortDetails,
  fullDetails: [{ value: "" }],
  images: [],
  isActive: true,
});
const path = (id: string, kind: RecordKind = "services") => `/api/drafts/${kind}/${id}`;
const keep = (who: Staff, id: string, version: number, text: string, base?: object) =>
  who.ask<Draft>("PUT", path(id), { values: values(text), base }, { "if-match": `"${version}"` });
const find = async (id: string) => (await records.manager.ask<Draft>("GET", path(id))).body.data;
const list = async () => (await records.manager.ask<DraftEntry[]>("GET", "/api/drafts")).data;
const made = async () => (await records.admin.create("services")).data;

test("a draft is kept beside the record, which stays as it was for staff and visitors", async () => {
  const service = await made();
  const base = { revision: 1, values: values("Before.") };
  const { status, data } = await keep(records.manager, service._id, 0, "Not yet", base);
  expect([status, data.version, data.by.name, data.base]).toEqual([200, 1, "Test manager", base]);
  expect((await find(service._id))?.values).toEqual(values("Not yet"));
  expect((await records.admin.get("services", service._id)).data).toEqual(service);
  expect(await list()).toEqual([
    {
      kind: "services",
      _id: service._id,
      version: 1,
      at: expect.any(String) as string,
      by: data.by,
      title: "Half a thought",
      isNew: false,
    },
  ]);
});

test("of two people at once the second is refused with the draft of the first, and saves over it when she has seen it", async () => {
  const { _id } = await made();
  const both = await Promise.all([
    keep(records.manager, _id, 0, "Mine"),
    keep(records.admin, _id, 0, "Hers"),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  const late = both.find(({ status }) => status === 412);
  const first = await find(_id);
  expect(late?.body.data).toEqual(first);
  expect(late?.body.message).toMatch(/saved this draft in the meantime\. Yours was not saved\.$/);
  expect((await keep(records.admin, _id, 1, "Both")).data.version).toBe(2);
});

test("the same values once more count as done, as after a lost answer", async () => {
  const { _id } = await made();
  await keep(records.manager, _id, 0, "Once");
  const again = await keep(records.manager, _id, 0, "Once");
  expect([again.status, again.data.version]).toEqual([200, 1]);
});

test("the same values on top of a newer version of the record are stored with that version", async () => {
  const { _id } = await made();
  const base = (revision: number) => ({ revision, values: values(`Version ${revision}`) });
  await keep(records.manager, _id, 0, "Mine", base(1));
  const { status, data } = await keep(records.manager, _id, 1, "Mine", base(2));
  expect([status, data.version, data.base]).toEqual([200, 2, base(2)]);
  expect((await find(_id))?.base).toEqual(base(2));
});

test("one of a new record has an id of its own, the same for a repeated request, and is no record", async () => {
  const create = () =>
    records.manager.ask<Draft>(
      "POST",
      "/api/drafts/services",
      { values: values("New") },
      {
        "idempotency-key": "first-thought",
      },
    );
  const [one, two] = [await create(), await create()];
  expect([one.data._id === two.data._id, /^new-/.test(one.data._id)]).toEqual([true, true]);
  expect((await records.admin.list("services")).data).toEqual([]);
  expect((await list()).map(({ isNew }) => isNew)).toEqual([true]);
  const saved = await records.manager.ask<AnyRecord>(
    "POST",
    `/api/services?draft=${two.data._id}.${two.data.version}`,
    BODIES.services,
  );
  expect([saved.status, await list()]).toEqual([200, []]);
});

test("a repeated request saves over its own first version, and never over what a colleague has saved since", async () => {
  const create = (text: string) =>
    records.manager.ask<Draft>(
      "POST",
      "/api/drafts/services",
      { values: values(text) },
      { "idempotency-key": "lost-answer" },
    );
  const { _id } = (await create("First")).data;
  const more = await create("Typed on");
  expect([more.status, more.data.version]).toEqual([200, 2]);
  await keep(records.admin, _id, 2, "Hers");
  const late = await create("First");
  expect([late.status, late.data.version, late.data.by.name]).toEqual([412, 3, "Test admin"]);
  expect((await find(_id))?.values["shortDetails"]).toBe("Hers");
  await records.admin.ask("DELETE", path(_id), undefined, { "if-match": '"3"' });
  expect((await create("First")).body.message).toBe("This draft was discarded in the meantime.");
});

test("a save that used it up removes it, but not one that somebody has changed since", async () => {
  const service = await made();
  await keep(records.manager, service._id, 0, "Mine");
  await keep(records.admin, service._id, 1, "Hers");
  const save = (revision: number, version: number, shortDetails: string) =>
    records.manager.ask<AnyRecord>(
      "PUT",
      `/api/services/${service._id}?draft=${service._id}.${version}`,
      { ...SERVICE, shortDetails },
      { "if-match": `"${revision}"` },
    );
  expect((await save(1, 1, "Mine")).status).toBe(200);
  expect((await find(service._id))?.values["shortDetails"]).toBe("Hers");
  expect((await save(2, 2, "Hers")).status).toBe(200);
  expect(await find(service._id)).toBeUndefined();
  // A save on an older base is refused as ever, and the draft stays.
  await keep(records.manager, service._id, 0, "Third");
  expect((await save(1, 3, "Third")).status).toBe(412);
  expect(await find(service._id)).toBeDefined();
});

test("it is discarded in the version that was seen; brought back, it is a draft again", async () => {
  const { _id } = await made();
  await keep(records.manager, _id, 0, "Mine");
  await keep(records.manager, _id, 1, "More");
  const discard = (version: number) =>
    records.admin.ask("DELETE", path(_id), undefined, { "if-match": `"${version}"` });
  expect((await discard(1)).status).toBe(412);
  expect([(await discard(2)).status, await find(_id)]).toEqual([200, undefined]);
  expect((await discard(2)).status, "a repeat").toBe(200);
  expect((await keep(records.manager, _id, 2, "Late")).body.message).toBe(
    "This draft was discarded in the meantime.",
  );
  expect((await keep(records.manager, _id, 0, "More")).data.version).toBe(3);
});

test("a record that is in the trash takes no draft but keeps its own; deleted for good it loses it", async () => {
  const service = await made();
  await keep(records.manager, service._id, 0, "Mine");
  await records.admin.remove("services", service);
  expect((await keep(records.manager, service._id, 1, "More")).status).toBe(404);
  expect(await find(service._id)).toBeDefined();
  expect(await list(), "no form is left to open it in").toEqual([]);
  await records.admin.restore("services", service._id);
  expect((await list()).map(({ _id }) => _id)).toEqual([service._id]);
  await records.admin.remove("services", { ...service, revision: 3 });
  await records.admin.purge("services", service._id);
  expect([await find(service._id), await records.store.keys("drafts")]).toEqual([undefined, []]);
});

test("the sweep removes drafts without a record and old marks, and keeps those of new records", async () => {
  const [stays, goes] = [await made(), (await records.admin.create("projects")).data];
  await keep(records.manager, stays._id, 0, "Mine");
  await createDraft("services", { values: values("New") }, { _id: "x", name: "X" }, "abc");
  await records.admin.ask("PUT", path(goes._id, "projects"), { values: {} }, { "if-match": '"0"' });
  await records.store.write("projects", "all", { items: [], writes: [] });
  await keep(records.manager, stays._id, 1, "More");
  await sweepDrafts();
  expect(await records.store.keys("drafts")).toEqual(
    ["services/" + stays._id, "services/new-abc"].sort(),
  );
  await records.admin.ask("DELETE", path(stays._id), undefined, { "if-match": '"2"' });
  await sweepDrafts(Date.now() + DRAFTS.mark / 2);
  expect(await records.store.keys("drafts")).toContain("services/" + stays._id);
  await sweepDrafts(Date.now() + 2 * DRAFTS.mark);
  expect(await records.store.keys("drafts")).toEqual(["services/new-abc"]);
});

test("a picture that only a draft shows is not swept away", async () => {
  const { _id } = await made();
  const now = Date.now();
  const picture = await storePicture(Buffer.from(await makePicture("png")), now);
  await records.manager.ask(
    "PUT",
    path(_id),
    { values: { images: [{ url: picture, alt: "" }] } },
    { "if-match": '"0"' },
  );
  const days = (n: number) => now + n * 24 * 60 * 60_000;
  await sweepPictures(days(32));
  await sweepPictures(days(64));
  expect(await records.store.keys("pictures")).toHaveLength(1);
  await records.admin.ask("DELETE", path(_id), undefined, { "if-match": '"1"' });
  await sweepPictures(days(65));
  await sweepPictures(days(96));
  expect(await records.store.keys("pictures")).toEqual([]);
});

test("drafts travel with the backup, that of the agency too", async () => {
  const { _id } = await made();
  await keep(records.manager, _id, 0, "Mine");
  const agency = { values: { form: '{"phone":"+880 1700-000001"}', base: "{}" } };
  const ofAgency = "/api/drafts/agency/agency";
  await records.manager.ask("PUT", ofAgency, agency, { "if-match": '"0"' });
  const { data } = await records.admin.ask<{ kind: string; key: string }[]>(
    "GET",
    "/api/export/objects",
  );
  const draft = data.filter(({ kind }) => kind === "drafts");
  const keys = ["agency/agency", `services/${_id}`];
  expect(draft.map(({ key }) => key).sort()).toEqual(keys);
  for (const key of keys) await records.store.remove("drafts", key);
  await records.admin.ask("POST", "/api/import/objects", { data: draft });
  expect((await find(_id))?.values["shortDetails"]).toBe("Mine");
  expect((await records.admin.ask<Draft>("GET", ofAgency)).data).toMatchObject(agency);
});

test.each([
  ["no values", {}],
  ["a number", { values: { budget: 7 } }],
  [
    "more fields than a form can have",
    { values: Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`field${n}`, ""])) },
  ],
  ["a base without revision", { values: {}, base: { values: {} } }],
])("%s is refused", async (_, body) => {
  const { _id } = await made();
  const answer = await records.manager.ask("PUT", path(_id), body, { "if-match": '"0"' });
  expect([answer.status, await find(_id)]).toEqual([400, undefined]);
});
