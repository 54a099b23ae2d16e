/** Replacing a picture in a record. */
import { describe, expect, test } from "vitest";
import type { Replaced } from "#domain/api/picture-library.ts";
import type { Activity } from "#domain/staff/activity.ts";
import { at, withLibrary } from "#tests/support/records/picture-library.ts";
import { media } from "#tests/support/records/records.ts";

const library = withLibrary();
const { one, upload } = library;

describe("replacing", () => {
  const replace = (url: string, by: string, kind: string, id: string, keepAlt = true) =>
    library.records.manager.ask<Replaced>("POST", `${at(url)}/replace`, { by, kind, id, keepAlt });

  test.each(["services", "projects"] as const)(
    "in one of the %s keeps its place, as a new version with its author and activity; a repeat changes nothing",
    async (kind) => {
      const [old, by, first] = [await upload("a.png", 40), await upload("b.png", 41), media("x")];
      const made = await library.records.admin.create(kind, {
        images: [first, old, media("y")],
        imageAlts: { [old]: "A boat", [first]: "X" },
      });
      const { _id } = made.data;
      const { status, data } = await replace(old, by, kind, _id);
      expect([status, data]).toMatchObject([200, { kind, _id, revision: 2, before: 1 }]);
      const record = (await library.records.admin.get(kind, _id)).data;
      expect([record.images, record.imageAlts, record.formerImages]).toEqual([
        [first, by, media("y")],
        { [by]: "A boat", [first]: "X" },
        [old],
      ]);
      expect(record.change).toMatchObject({ action: "changed" });
      const [latest] = (await library.records.manager.ask<Activity[]>("GET", "/api/activity")).data;
      expect(latest).toMatchObject({ kind, _id, action: "changed", revision: 2 });

      const again = await replace(old, by, kind, _id);
      expect(again.data).toEqual({ ...data, before: undefined });
      // The way back.
      const back = await library.records.manager.revert(kind, record, 1);
      expect([back.data.images, back.data.imageAlts]).toEqual([
        [first, old, media("y")],
        { [old]: "A boat", [first]: "X" },
      ]);
    },
  );

  test("leaves the record's own description behind when asked; one that the record has already is not shown twice", async () => {
    const [old, by] = [await upload("a.png", 40), await upload("b.png", 41)];
    const made = await library.records.admin.create("services", {
      images: [by, old],
      imageAlts: { [old]: "A boat", [by]: "A ship" },
    });
    await replace(old, by, "services", made.data._id, false);
    const { images, imageAlts } = (await library.records.admin.get("services", made.data._id)).data;
    expect([images, imageAlts]).toEqual([[by], { [by]: "A ship" }]);
  });

  test("meets no one's newer version: what another person saves at the same moment stays", async () => {
    const [old, by] = [await upload("a.png", 40), await upload("b.png", 41)];
    const { data } = await library.records.admin.create("services", {
      images: [old],
      imageAlts: {},
    });
    const [saved, done] = await Promise.all([
      library.records.admin.save("services", data, {
        shortDetails: "By night.",
        images: [old],
        imageAlts: {},
      }),
      replace(old, by, "services", data._id),
    ]);
    expect(done.status).toBe(200);
    const now = (await library.records.admin.get("services", data._id)).data;
    expect(now.images).toEqual([by]);
    if (saved.status === 200) expect(now.shortDetails).toBe("By night.");
  });

  test("by what is no picture here, in a record in the trash or in none, is refused and changes nothing", async () => {
    const [old, by] = [await upload("a.png", 40), await upload("b.png", 41)];
    const { data } = await library.records.admin.create("services", {
      images: [old],
      imageAlts: {},
    });
    const answers = [
      await replace(old, media("lost"), "services", data._id),
      await replace(old, old, "services", data._id),
      await replace(old, "https://example.com/a.png", "services", data._id),
    ];
    expect(answers.map(({ status, body }) => [status, Object.keys(body.fields ?? {})])).toEqual(
      answers.map(() => [400, ["by"]]),
    );
    expect(answers[1]?.body.fields).toEqual({
      by: "This is the picture to be replaced. Choose another one.",
    });
    await library.records.admin.remove("services", data);
    expect((await replace(old, by, "services", data._id)).status).toBe(404);
    expect((await replace(old, by, "services", "none")).status).toBe(404);
    expect((await one(old))?.uses.map(({ place }) => place)).toEqual(["trash"]);
  });
});
