/** The addresses of services and projects, made of their titles. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TEXT_MAX } from "#domain/limits.ts";
import {
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
afterEach(() => house.close());

describe.each(PAGE_KINDS)("the address of %s", (kind) => {
  const title = TITLES[kind];
  const create = async (fields: object = {}) => (await admin.create(kind, fields)).data;

  test.each([
    ["Web Design & Development", "web-design-development"],
    ["  Crème brûlée!  ", "creme-brulee"],
    ["ওয়েব Design ডিজাইন", "design"],
    ["<b>Bold</b>", "b-bold-b"],
  ])("of %j is %s", async (name, slug) => {
    expect((await create({ [title]: name })).slug).toBe(slug);
  });

  test.each(["ওয়েব ডিজাইন", "🚀🚀", "!!! ???", "—"])(
    "B39: %j has none, and is refused in clear words",
    async (name) => {
      const { status, body } = await admin.create(kind, { [title]: name });
      expect([status, body.code]).toEqual([400, "invalid"]);
      expect(body.fields).toEqual({
        [title]: "Use at least one Latin letter or digit for the page’s address.",
      });
      expect((await admin.list(kind)).body.total).toBe(0);
    },
  );

  test.each(["Cafe Menu", "Café  Menu!", "CAFE-MENU"])(
    "B40: %j is refused beside “Cafe Menu”, whether new or renamed",
    async (name) => {
      await create({ [title]: "Cafe Menu" });
      const other = await create({ [title]: "Other" });
      const sentence = expect.stringContaining(
        `“Cafe Menu” already has the address /${kind}/cafe-menu.`,
      ) as string;
      const made = await admin.create(kind, { [title]: name });
      expect([made.status, made.body.message, made.body.fields]).toEqual([
        400,
        sentence,
        { [title]: sentence },
      ]);
      expect((await admin.save(kind, other, { [title]: name })).status).toBe(400);
      expect((await admin.list(kind)).data.map(({ slug }) => slug)).toEqual(["cafe-menu", "other"]);
    },
  );

  test.each(["Index", " index! ", "İndex"])(
    "of %j is another page's, which is said when it is saved",
    async (name) => {
      const sentence = `The address /${kind}/index belongs to another page. Please choose another name.`;
      const made = await admin.create(kind, { [title]: name });
      expect([made.status, made.body.message, made.body.fields]).toEqual([
        400,
        sentence,
        { [title]: sentence },
      ]);
      const other = await create({ [title]: "Other" });
      expect((await admin.save(kind, other, { [title]: name })).body.message).toBe(sentence);
    },
  );

  test("is never longer than the name of a file can be, and another's when it begins alike", async () => {
    const { slug } = await create({ [title]: "㎯".repeat(160) });
    expect([
      slug.length <= TEXT_MAX.slug,
      slug.startsWith("rad-s2rad-s2"),
      slug.endsWith("-"),
    ]).toEqual([true, true, false]);
    expect((await admin.create(kind, { [title]: `${"㎯".repeat(150)} two` })).status).toBe(400);
  });

  describe("that no page can have, from before there was a rule,", () => {
    const old = async (slug: string, name: string, more: object = {}) => {
      const record = await create({ [title]: "One" });
      await house.rewrite(kind, (item) =>
        item["_id"] === record._id ? { ...item, slug, [title]: name, ...more } : item,
      );
      return record;
    };

    test("is reported at the next save; the record can be hidden, and renamed", async () => {
      const record = await old("index", "Index");
      const refused = await admin.save(kind, record, {
        [title]: "Index",
        shortDetails: "Other.",
        description: "Other.",
      });
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [title]]);
      const hidden = (await admin.save(kind, record, { [title]: "Index", isActive: false })).data;
      expect((await admin.save(kind, hidden, { [title]: "Index", isActive: true })).status).toBe(
        400,
      );
      expect(
        (await admin.save(kind, hidden, { [title]: "Contents", isActive: true })).data,
      ).toMatchObject({ slug: "contents" });
    });

    test("gets shorter at the next save", async () => {
      const record = await old("a".repeat(400), "One");
      expect(
        (await admin.save(kind, record, { [title]: "One", isActive: true })).data,
      ).toMatchObject({ slug: "one" });
    });

    test("does not come back with an older version", async () => {
      const record = await old("index", "Index");
      const now = (await admin.save(kind, record, { [title]: "Contents" })).data;
      const { status, body } = await admin.revert(kind, now, 1);
      expect([status, body.message]).toEqual([
        400,
        `The address /${kind}/index belongs to another page. Please choose another name.`,
      ]);
    });

    test("keeps no record in the trash: it comes back hidden, and says what to do", async () => {
      const record = await old("index", "Index");
      await admin.remove(kind, record);
      const { body, data } = await admin.restore(kind, record._id);
      const sentence =
        "Restored as inactive, because its name cannot become a page address. Rename it, then activate it.";
      expect([body.message, data.isActive]).toEqual([sentence, false]);
      const long = await old("a".repeat(400), "Long");
      await admin.remove(kind, long);
      expect((await admin.restore(kind, long._id)).data).toMatchObject({
        slug: "long",
        isActive: true,
      });
    });

    test.each(["index", "a".repeat(161), "Über", "a--b"])("is not imported: %s", async (slug) => {
      const backup = (await admin.ask("GET", "/api/export")).data as Record<string, unknown>;
      backup[kind] = [{ _id: "old", [title]: "Old", slug, createdAt: "2026-01-01T00:00:00.000Z" }];
      const { status, body } = await admin.ask("POST", "/api/import", { data: backup });
      expect([status, body.message]).toEqual([400, "“Old” has no valid page address."]);
    });
  });

  test("a changed one is remembered, and forgotten when it comes back", async () => {
    const first = await create({ [title]: "One" });
    const second = (await admin.save(kind, first, { [title]: "Two" })).data;
    const third = (await admin.save(kind, second, { [title]: "Three" })).data;
    expect([third.slug, third.formerSlugs]).toEqual(["three", ["two", "one"]]);
    const back = (await admin.save(kind, third, { [title]: "One" })).data;
    expect([back.slug, back.formerSlugs]).toEqual(["one", ["three", "two"]]);
  });

  test("one that was not made of the title stays until the title changes", async () => {
    const record = await create({ [title]: "One" });
    await house.rewrite(kind, (item) => ({ ...item, slug: "given-by-hand" }));
    const saved = (await admin.save(kind, record, { [title]: "One", isActive: false })).data;
    expect(saved.slug).toBe("given-by-hand");
    expect((await admin.save(kind, saved, { [title]: "Two" })).data).toMatchObject({
      slug: "two",
      formerSlugs: ["given-by-hand"],
    });
  });
});
