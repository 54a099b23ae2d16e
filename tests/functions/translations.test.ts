/** Translations that staff write: saved per record and language, and kept as long as the record. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TranslationView } from "#domain/api/translations.ts";
import { KEEP_DAYS, TEXT_MAX } from "#domain/limits.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import type { TranslationStates } from "#domain/records/translation.ts";
import type { Activity } from "#domain/staff/activity.ts";
import { sweepTrash } from "#server/records/trash.ts";
import { ask } from "#tests/support/api/api.ts";
import { withFrame } from "#tests/support/page/framed-page.ts";
import {
  type AnyRecord,
  type Records,
  startRecords,
  TITLES,
} from "#tests/support/records/records.ts";

const DAY = 24 * 60 * 60_000;
const CONTENT = {
  "/words/services.json": {
    "river-freight-portals": {
      fr: {
        serviceType: [{ english: "River Freight Portals", text: "Portails fluviaux" }],
        shortDetails: [{ english: "Boats on time.", text: "Des bateaux à l’heure." }],
      },
    },
  },
  "/words/projects.json": {},
  "/words/questions.json": {},
};

withFrame(CONTENT);

let house: Records;

beforeEach(async () => {
  house = await startRecords();
});
afterEach(() => {
  vi.restoreAllMocks();
  return house.close();
});

const path = (kind: RecordKind, id: string, locale = "bn") =>
  `/api/translations/${kind}/${id}/${locale}`;
const read = async (kind: RecordKind, id: string) =>
  (await house.manager.ask<TranslationView[]>("GET", `/api/translations/${kind}/${id}`)).data;
const bengali = async (kind: RecordKind, id: string) =>
  (await read(kind, id)).find(({ locale }) => locale === "bn");
const states = async (kind: RecordKind) =>
  (await house.manager.ask<Record<string, TranslationStates>>("GET", `/api/translations/${kind}`))
    .data;
/** Saves as the manager, over the revision that was seen. */
const save = (
  kind: RecordKind,
  id: string,
  fields: object,
  { revision = 0, isPublished = true, locale = "bn", by = house.manager } = {},
) =>
  by.ask<TranslationView>(
    "PUT",
    path(kind, id, locale),
    { isPublished, fields },
    { "if-match": `"${revision}"` },
  );
const titled = (kind: RecordKind, english: string, text: string) => ({
  [TITLES[kind]]: [{ english, text }],
});

describe.each(RECORD_KINDS)("%s", (kind) => {
  let record: AnyRecord;
  let title: string;

  beforeEach(async () => {
    record = (await house.admin.create(kind)).data;
    title = String((record as unknown as Record<string, unknown>)[TITLES[kind]]);
  });

  test("have a translation for each language of the site, saved with a version of its own", async () => {
    expect(
      (await read(kind, record._id)).map(({ locale, revision }) => [locale, revision]),
    ).toEqual([
      ["bn", 0],
      ["fr", 0],
      ["es", 0],
    ]);
    const saved = await save(kind, record._id, titled(kind, title, " নৌকা "), {
      isPublished: false,
    });
    expect([saved.status, saved.headers.get("etag"), saved.body.message]).toEqual([
      200,
      '"1"',
      "Translation saved.",
    ]);
    expect(await bengali(kind, record._id)).toMatchObject({
      revision: 1,
      isPublished: false,
      fields: titled(kind, title, "নৌকা"),
      change: { by: { name: "Test manager" } },
    });
    const state = (await states(kind))[record._id];
    expect(state?.bn).toMatchObject({ isPublished: false, done: 1, outdated: 0 });
    expect(state?.es).toMatchObject({ done: 0 });
    // Neither its English text nor the version of the record changes.
    const now = (await house.admin.get(kind, record._id)).data;
    expect(now.revision).toBe(record.revision);
    expect(now.translations).toMatchObject({ bn: { revision: 1 } });
  });

  test("refuse a stale save and answer with what the other has written; an equal one is done", async () => {
    await save(kind, record._id, titled(kind, title, "এক"), { by: house.admin });
    const late = await save(kind, record._id, titled(kind, title, "দুই"));
    expect([late.status, late.body.message]).toEqual([
      412,
      "Test admin saved this translation in the meantime. Yours was not saved.",
    ]);
    expect(late.data.fields).toEqual(titled(kind, title, "এক"));
    expect((await save(kind, record._id, titled(kind, title, "এক"))).status).toBe(200);
    expect(await bengali(kind, record._id)).toMatchObject({ revision: 1 });
  });

  test("take no English text that is longer than any field, and store nothing of it", async () => {
    const boat = String.fromCodePoint(0x1f6f6);
    const longest = boat.repeat(TEXT_MAX.description);
    expect((await save(kind, record._id, titled(kind, longest, "নৌকা"))).status).toBe(200);
    const longer = await save(kind, record._id, titled(kind, `${longest}.`, "নৌকা"), {
      revision: 1,
    });
    expect(longer.status).toBe(400);
    expect(await bengali(kind, record._id)).toMatchObject({ revision: 1 });
  });

  test("of two saves at the same time, one is refused", async () => {
    const both = await Promise.all([
      save(kind, record._id, titled(kind, title, "এক")),
      save(kind, record._id, titled(kind, title, "দুই"), { by: house.admin }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  test("keep their translation when renamed, and it is outdated until it follows the new name", async () => {
    await save(kind, record._id, titled(kind, title, "নৌকা"));
    const renamed = (await house.admin.save(kind, record, { [TITLES[kind]]: "Other Name" })).data;
    expect(renamed.translations).toMatchObject({ bn: { revision: 1 } });
    expect((await states(kind))[record._id]?.bn).toMatchObject({ done: 0, outdated: 1 });
    // The older text stays, in case the old name comes back.
    await save(kind, record._id, {}, { revision: 1 });
    expect(await bengali(kind, record._id)).toMatchObject({
      fields: titled(kind, title, "নৌকা"),
    });
    await house.admin.revert(kind, renamed, 1);
    expect((await states(kind))[record._id]?.bn).toMatchObject({ done: 1, outdated: 0 });
  });

  test("keep their translation in the trash and when restored, and lose it when deleted for good", async () => {
    await save(kind, record._id, titled(kind, title, "নৌকা"));
    await house.admin.remove(kind, record);
    expect((await house.manager.ask("GET", `/api/translations/${kind}/${record._id}`)).status).toBe(
      404,
    );
    const back = (await house.admin.restore(kind, record._id)).data;
    expect(await bengali(kind, record._id)).toMatchObject({ fields: titled(kind, title, "নৌকা") });
    await house.admin.remove(kind, back);
    await house.admin.purge(kind, record._id);
    expect(await house.store.keys("translations")).toEqual([]);
  });

  test("lose their translations with the trash, when it is emptied or has expired", async () => {
    await save(kind, record._id, titled(kind, title, "নৌকা"));
    const other = (await house.admin.create(kind, { [TITLES[kind]]: "Another" })).data;
    await save(kind, other._id, titled(kind, "Another", "আরেকটি"));
    await house.admin.remove(kind, record);
    await house.admin.ask("DELETE", `/api/trash?until=${new Date().toISOString()}`);
    expect(await house.store.keys("translations")).toEqual([`${kind}/${other._id}/bn`]);
    await house.admin.remove(kind, other);
    await sweepTrash(Date.now() + (KEEP_DAYS.trash + 1) * DAY);
    expect(await house.store.keys("translations")).toEqual([]);
  });

  test("say in the activity who translated what, which fields, and into which language", async () => {
    await save(kind, record._id, titled(kind, title, "নৌকা"));
    const [entry] = (await house.manager.ask<Activity[]>("GET", "/api/activity")).data;
    expect(entry).toMatchObject({
      kind,
      action: "translated",
      _id: record._id,
      title,
      locale: "bn",
      fields: [TITLES[kind]],
      by: { name: "Test manager" },
    });
  });
});

describe("texts", () => {
  let service: AnyRecord;

  beforeEach(async () => {
    service = (await house.admin.create("services", { shortDetails: "Boats on time." })).data;
  });

  test("of content/ are given with the translation, and count until staff write their own", async () => {
    const french = (await read("services", service._id)).find(({ locale }) => locale === "fr");
    expect(french).toMatchObject({
      revision: 0,
      isPublished: true,
      content: CONTENT["/words/services.json"]["river-freight-portals"].fr,
    });
    expect((await states("services"))[service._id]).toMatchObject({
      fr: { isPublished: true, done: 2 },
      bn: { isPublished: false, done: 0 },
    });
  });

  test("have the limits of their fields, each with its own sentence; nothing is saved", async () => {
    const answer = await save("services", service._id, {
      serviceType: [{ english: "River Freight Portals", text: "ন".repeat(161) }],
      fullDetails: [
        { english: "We start on the quay.", text: "ঘাটে শুরু।" },
        { english: "x", text: "ক".repeat(2_001) },
      ],
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {}).toSorted()).toEqual([
      "fullDetails.1",
      "serviceType",
    ]);
    expect(answer.body.fields?.["serviceType"]).toContain("160");
    expect(await house.store.keys("translations")).toEqual([]);
  });

  test("of a field that is no word of the record are refused", async () => {
    const answer = await save("services", service._id, {
      isActive: [{ english: "true", text: "false" }],
    });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { isActive: "This record has no such text." },
    ]);
  });

  test("into English, or of a record that does not exist, are not found", async () => {
    expect((await save("services", service._id, {}, { locale: "en" })).status).toBe(404);
    expect((await save("services", "none", {})).status).toBe(404);
  });

  test("are saved although the activity could not be written the first time", async () => {
    const fields = titled("services", "River Freight Portals", "নৌকা");
    await save("services", service._id, fields);
    // As after a failure between the two writes.
    await house.rewrite("services", ({ translations: _, ...item }) => item);
    await save("services", service._id, fields);
    expect((await house.admin.get("services", service._id)).data.translations).toMatchObject({
      bn: { revision: 1 },
    });
  });
});

test("visitors can neither read nor save translations", async () => {
  const record = (await house.admin.create("services")).data;
  const body = { isPublished: true, fields: {} };
  for (const [method, where] of [
    ["GET", "/api/translations/services"],
    ["GET", `/api/translations/services/${record._id}`],
    ["PUT", path("services", record._id)],
  ] as const) {
    const answer = await ask(method, where, { ...(method === "PUT" && { body }) });
    expect(answer.status, where).toBe(401);
  }
});
