/** The addresses of services and projects, made of their titles. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RECORD_KINDS } from "#domain/record.ts";
import { startRecords, TITLES, type Records, type Staff } from "#tests/support/records.ts";

let house: Records;
let admin: Staff;

beforeEach(async () => {
  house = await startRecords();
  admin = house.admin;
});
afterEach(() => house.close());

describe.each(RECORD_KINDS)("the address of %s", (kind) => {
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

  test.each(["ওয়েব ডিজাইন", "🚀🚀", "!!! ???", "—"])("B39: %j has none, and is refused in clear words", async (name) => {
    const { status, body } = await admin.create(kind, { [title]: name });
    expect([status, body.code]).toEqual([400, "invalid"]);
    expect(body.fields).toEqual({ [title]: "Needs at least one Latin letter or digit, because the address of the page is made of it." });
    expect((await admin.list(kind)).body.total).toBe(0);
  });

  test.each(["Cafe Menu", "Café  Menu!", "CAFE-MENU"])("B40: %j is refused beside “Cafe Menu”, whether new or renamed", async (name) => {
    await create({ [title]: "Cafe Menu" });
    const other = await create({ [title]: "Other" });
    const sentence = expect.stringContaining(`at /${kind}/cafe-menu: “Cafe Menu”`) as string;
    const made = await admin.create(kind, { [title]: name });
    expect([made.status, made.body.message, made.body.fields]).toEqual([400, sentence, { [title]: sentence }]);
    expect((await admin.save(kind, other, { [title]: name })).status).toBe(400);
    expect((await admin.list(kind)).data.map(({ slug }) => slug)).toEqual(["cafe-menu", "other"]);
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
    expect((await admin.save(kind, saved, { [title]: "Two" })).data).toMatchObject({ slug: "two", formerSlugs: ["given-by-hand"] });
  });
});
