/** Replacing a picture in a draft. */
import { describe, expect, test } from "vitest";
import type { Replaced } from "#domain/api/picture-library.ts";
import type { Draft } from "#domain/records/draft.ts";
import { at, withLibrary } from "#tests/support/records/picture-library.ts";
import { media } from "#tests/support/records/records.ts";

const library = withLibrary();
const { one, upload } = library;

describe("replacing in a draft", () => {
  const path = (id: string) => `/api/drafts/services/${id}`;
  const keep = (id: string, version: number, values: object, staff = library.records.manager) =>
    staff.ask<Draft>("PUT", path(id), values, { "if-match": `"${version}"` });
  const kept = async (id: string) => (await library.records.admin.ask<Draft>("GET", path(id))).data;
  const inDraft = (url: string, by: string, id: string, keepAlt = true) =>
    library.records.manager.ask<Replaced>("POST", `${at(url)}/replace`, {
      ...{ by, kind: "services", id, draft: true, keepAlt },
    });
  const rows = (...urls: string[]) => urls.map((url) => ({ url, alt: "Words" }));

  test("it keeps its place, also in the version below it; the record stays, and what the draft said comes back on request", async () => {
    const [old, by, first] = [await upload("a.png", 40), await upload("b.png", 41), media("x")];
    const { data: made } = await library.records.admin.create("services", {
      images: [],
      imageAlts: {},
    });
    const input = {
      values: { serviceType: "Nets", images: rows(first, old) },
      base: { revision: 1, values: { serviceType: "Ropes", images: rows(old) } },
    };
    await keep(made._id, 0, input);
    const { status, data } = await inDraft(old, by, made._id);
    expect([status, data]).toEqual([
      200,
      { kind: "services", _id: made._id, title: "Nets", revision: 2, draft: input },
    ]);
    expect(await kept(made._id)).toMatchObject({
      version: 2,
      values: { serviceType: "Nets", images: rows(first, by) },
      base: { revision: 1, values: { serviceType: "Ropes", images: rows(by) } },
    });
    expect((await library.records.admin.get("services", made._id)).data.revision).toBe(1);
    expect((await one(old))?.uses, "not even below the draft").toEqual([]);

    const again = await inDraft(old, by, made._id);
    expect([again.data.revision, again.data.draft]).toEqual([2, undefined]);
    expect((await keep(made._id, 2, data.draft ?? {})).status).toBe(200);
    expect(await kept(made._id)).toMatchObject(input);
  });

  test("of a new record without a title, its own words are left behind when asked, and no picture is there twice", async () => {
    const [old, by] = [await upload("a.png", 40), await upload("b.png", 41)];
    const values = {
      serviceType: " ",
      images: [
        { url: old, alt: "Mine" },
        { url: by, alt: "" },
      ],
    };
    const { data } = await library.records.manager.ask<Draft>("POST", "/api/drafts/services", {
      values,
    });
    const use = { place: "draft", kind: "services", _id: data._id, title: "" };
    expect((await one(old))?.uses).toEqual([use]);
    expect((await library.records.manager.ask("DELETE", at(old))).body.message).toBe(
      "This picture is in use, so it cannot be removed.",
    );
    expect((await inDraft(old, by, data._id, false)).data.title).toBe("");
    expect((await kept(data._id)).values["images"]).toEqual([{ url: by, alt: "" }]);
  });

  test("what a colleague saves at the same moment stays", async () => {
    const [old, by] = [await upload("a.png", 40), await upload("b.png", 41)];
    const { data: made } = await library.records.admin.create("services", {
      images: [],
      imageAlts: {},
    });
    await keep(made._id, 0, { values: { shortDetails: "By day.", images: rows(old) } });
    const [saved, done] = await Promise.all([
      keep(
        made._id,
        1,
        { values: { shortDetails: "By night.", images: rows(old) } },
        library.records.admin,
      ),
      inDraft(old, by, made._id),
    ]);
    expect(done.status).toBe(200);
    const { values, version } = await kept(made._id);
    expect(values["images"]).toEqual(rows(by));
    expect([values["shortDetails"], version]).toEqual(
      saved.status === 200 ? ["By night.", 3] : ["By day.", 2],
    );
  });

  test("one that is gone, or waits in the trash with its record, is refused and named there", async () => {
    const [old, by] = [await upload("a.png", 40), await upload("b.png", 41)];
    const { data: made } = await library.records.admin.create("services", {
      images: [],
      imageAlts: {},
    });
    expect((await inDraft(old, by, made._id)).status).toBe(404);
    await keep(made._id, 0, { values: { serviceType: "Nets", images: rows(old) } });
    expect((await library.records.manager.ask("DELETE", at(old))).body.message).toBe(
      "A draft of “Nets” uses this picture, so it cannot be removed.",
    );
    await library.records.admin.remove("services", made);
    expect((await inDraft(old, by, made._id)).status).toBe(404);
    expect((await one(old))?.uses.map(({ place }) => place)).toEqual(["trash"]);
    expect((await kept(made._id)).values["images"]).toEqual(rows(old));
  });
});
