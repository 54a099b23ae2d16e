/** The library of pictures: what it tells about each, its descriptions, and what can be removed. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  CONTENT_PICTURES,
  type ContentPicture,
  type LibraryPicture,
  type Replaced,
} from "#domain/api/picture-library.ts";
import { KEEP_DAYS, LIBRARY } from "#domain/limits.ts";
import type { Draft } from "#domain/records/draft.ts";
import type { Activity } from "#domain/staff/activity.ts";
import { sweepPictures } from "#server/pictures/sweep-pictures.ts";
import { type Answer, ask } from "#tests/support/api/api.ts";
import { addressOf, uploadFile, view } from "#tests/support/api/upload.ts";
import { withFrame } from "#tests/support/page/framed-page.ts";
import { makePicture } from "#tests/support/records/pictures.ts";
import { media, type Records, startRecords } from "#tests/support/records/records.ts";

const DAY = 24 * 60 * 60_000;

/** Pictures of `content/`, as the build lists them; the tests fill it. */
const content: ContentPicture[] = [];
withFrame({ [CONTENT_PICTURES]: content });

let records: Records;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  records = await startRecords();
});
afterEach(async () => {
  vi.restoreAllMocks();
  content.length = 0;
  await records.close();
});

const nameIn = (url: string) => url.replace("/media/", "");
const keyIn = (url: string) => nameIn(url).split(".").reverse().join("/");
const at = (url: string) => `/api/pictures/${nameIn(url)}`;
/** Each size is one picture, also when it is uploaded twice. */
const files = new Map<number, Buffer>();
const upload = async (name = "quay.png", width = 40) => {
  const bytes = files.get(width) ?? (await makePicture("png", width, 48));
  files.set(width, bytes);
  return addressOf(await uploadFile(bytes, records.tokens.manager, name));
};
const list = async (query = "") =>
  records.manager.ask<LibraryPicture[]>("GET", `/api/pictures${query}`);
const one = async (url: string) => (await list()).data.find((picture) => picture.url === url);
const describeAs = (url: string, alts: object, version: number, staff = records.manager) =>
  staff.ask<LibraryPicture>("PUT", at(url), { alts }, { "if-match": `"${version}"` });

describe("an upload in the library", () => {
  test("has its file name, size, type, time and author", async () => {
    const before = Date.now();
    const url = await upload("C:\\photos\\Quay at dusk.png", 64);
    const picture = await one(url);
    expect(picture).toMatchObject({
      source: "upload",
      name: "Quay at dusk.png",
      type: "image/png",
      width: 64,
      height: 48,
      by: expect.any(String) as string,
      alts: {},
      revision: 0,
      uses: [],
    });
    expect(picture?.bytes).toBe((await (await view(url)).bytes()).length);
    expect(Date.parse(picture?.at ?? "")).toBeGreaterThanOrEqual(before);
  });

  test("that comes a second time keeps its first author, time and descriptions", async () => {
    const url = await upload("first.png");
    await describeAs(url, { en: "A boat" }, 0);
    const first = await one(url);
    expect(await upload("second.png")).toBe(url);
    expect(await one(url)).toEqual(first);
  });

  test("of an earlier version of the product has no size until the sweep has measured it", async () => {
    const url = await upload("old.png", 64);
    await records.store.write("picture-notes", keyIn(url), { unusedSince: Date.now() });
    expect(await one(url)).toMatchObject({ name: "", alts: {}, revision: 0, uses: [] });
    expect(await one(url)).not.toHaveProperty("width");
    await sweepPictures(Date.now());
    expect(await one(url)).toMatchObject({ width: 64, height: 48 });
  });
});

describe("the uses of a picture", () => {
  test("are records of both kinds, with their titles and fields", async () => {
    const url = await upload();
    const service = await records.admin.create("services", { images: [url], imageAlts: {} });
    const project = await records.admin.create("projects", { images: [media("x"), url] });
    expect((await one(url))?.uses).toEqual([
      {
        place: "record",
        kind: "services",
        _id: service.data._id,
        title: "River Freight Portals",
        field: "images",
      },
      {
        place: "record",
        kind: "projects",
        _id: project.data._id,
        title: "Ghatline Cargo",
        field: "images",
      },
    ]);
  });

  test("tell older versions, the trash and records that cannot be read apart", async () => {
    const url = await upload();
    const made = await records.admin.create("services", { images: [url], imageAlts: {} });
    const saved = await records.admin.save("services", made.data, { images: [], imageAlts: {} });
    const places = async () => (await one(url))?.uses.map(({ place }) => place);
    expect(await places()).toEqual(["older"]);
    await records.admin.revert("services", saved.data, 1);
    expect(await places()).toEqual(["record"]);
    await records.admin.remove("services", { ...made.data, revision: 3 });
    expect(await places()).toEqual(["trash"]);
    await records.rewrite("services", (item) => ({ ...item, slug: 7 }));
    expect(await places()).toEqual(["record"]);
    expect((await one(url))?.uses[0]?.title).toBe("");
  });

  test("cannot be told when a collection cannot be read: nothing looks unused", async () => {
    await upload();
    await records.store.write("projects", "all", "no document");
    expect((await list()).status).toBe(503);
  });
});

describe("descriptions", () => {
  test("are saved once a language; empty ones go; the same ones again change nothing", async () => {
    const url = await upload();
    const saved = await describeAs(url, { en: " A boat ", bn: "একটি নৌকা", fr: "" }, 0);
    expect([saved.status, saved.headers.get("etag"), saved.data]).toMatchObject([
      200,
      '"1"',
      { alts: { en: "A boat", bn: "একটি নৌকা" }, revision: 1 },
    ]);
    const again = await describeAs(url, { en: "A boat", bn: "একটি নৌকা" }, 0);
    expect([again.status, again.data.revision]).toEqual([200, 1]);
    expect((await describeAs(url, {}, 1)).data.alts).toEqual({});
  });

  test("of a person who has not seen the last ones are refused with them, and change nothing", async () => {
    const url = await upload();
    await describeAs(url, { en: "A boat" }, 0, records.admin);
    const late = await describeAs(url, { en: "A ship" }, 0);
    expect([late.status, late.data]).toMatchObject([412, { alts: { en: "A boat" }, revision: 1 }]);
    expect((await one(url))?.alts).toEqual({ en: "A boat" });
  });

  test("too long, in a language that the site has not, without If-Match, or of no picture, are refused", async () => {
    const url = await upload();
    const long = await describeAs(url, { en: "x".repeat(201) }, 0);
    expect([long.status, Object.keys(long.body.fields ?? {})]).toEqual([400, ["alts.en"]]);
    expect((await describeAs(url, { de: "Ein Boot" }, 0)).status).toBe(400);
    expect((await records.manager.ask("PUT", at(url), { alts: {} })).status).toBe(400);
    expect((await describeAs(media("nothing"), { en: "x" }, 0)).status).toBe(404);
    expect((await records.manager.ask("DELETE", "/api/pictures/x.png")).status).toBe(404);
  });

  test("of the same file in content/ fill in for missing ones; its uses are shown, and hold nothing", async () => {
    const url = await upload();
    const use = {
      place: "content" as const,
      kind: "services",
      _id: "content/services/en/freight.mdx",
      title: "Freight",
      field: "images",
    };
    const file = { name: "web-1.webp", type: "image/webp", width: 10, height: 10, bytes: 9 };
    content.push(
      {
        ...file,
        key: keyIn(url),
        url: "/_astro/a.webp",
        alts: { en: "Clay", fr: "Argile" },
        uses: [use],
      },
      { ...file, key: "webp/0", url: "/_astro/b.webp", alts: { en: "Alone" }, uses: [use] },
    );
    await describeAs(url, { en: "A boat" }, 0);
    const { data, body } = await list();
    expect([data.length, body.total]).toEqual([2, 2]);
    expect(data[0]).toMatchObject({ source: "content", url: "/_astro/b.webp", uses: [use] });
    expect(data[1]).toMatchObject({
      source: "upload",
      alts: { en: "A boat", fr: "Argile" },
      uses: [use],
    });
    expect((await records.manager.ask("DELETE", at(url))).status).toBe(200);
  });
});

describe("replacing", () => {
  const replace = (url: string, by: string, kind: string, id: string, keepAlt = true) =>
    records.manager.ask<Replaced>("POST", `${at(url)}/replace`, { by, kind, id, keepAlt });

  test.each(["services", "projects"] as const)(
    "in one of the %s keeps its place, as a new version with its author and activity; a repeat changes nothing",
    async (kind) => {
      const [old, by, first] = [await upload("a.png", 40), await upload("b.png", 41), media("x")];
      const made = await records.admin.create(kind, {
        images: [first, old, media("y")],
        imageAlts: { [old]: "A boat", [first]: "X" },
      });
      const { _id } = made.data;
      const { status, data } = await replace(old, by, kind, _id);
      expect([status, data]).toMatchObject([200, { kind, _id, revision: 2, before: 1 }]);
      const record = (await records.admin.get(kind, _id)).data;
      expect([record.images, record.imageAlts, record.formerImages]).toEqual([
        [first, by, media("y")],
        { [by]: "A boat", [first]: "X" },
        [old],
      ]);
      expect(record.change).toMatchObject({ action: "changed" });
      const [latest] = (await records.manager.ask<Activity[]>("GET", "/api/activity")).data;
      expect(latest).toMatchObject({ kind, _id, action: "changed", revision: 2 });

      const again = await replace(old, by, kind, _id);
      expect(again.data).toEqual({ ...data, before: undefined });
      // The way back.
      const back = await records.manager.revert(kind, record, 1);
      expect([back.data.images, back.data.imageAlts]).toEqual([
        [first, old, media("y")],
        { [old]: "A boat", [first]: "X" },
      ]);
    },
  );

  test("leaves the record's own description behind when asked; one that the record has already is not shown twice", async () => {
    const [old, by] = [await upload("a.png", 40), await upload("b.png", 41)];
    const made = await records.admin.create("services", {
      images: [by, old],
      imageAlts: { [old]: "A boat", [by]: "A ship" },
    });
    await replace(old, by, "services", made.data._id, false);
    const { images, imageAlts } = (await records.admin.get("services", made.data._id)).data;
    expect([images, imageAlts]).toEqual([[by], { [by]: "A ship" }]);
  });

  test("meets no one's newer version: what another person saves at the same moment stays", async () => {
    const [old, by] = [await upload("a.png", 40), await upload("b.png", 41)];
    const { data } = await records.admin.create("services", { images: [old], imageAlts: {} });
    const [saved, done] = await Promise.all([
      records.admin.save("services", data, {
        shortDetails: "By night.",
        images: [old],
        imageAlts: {},
      }),
      replace(old, by, "services", data._id),
    ]);
    expect(done.status).toBe(200);
    const now = (await records.admin.get("services", data._id)).data;
    expect(now.images).toEqual([by]);
    if (saved.status === 200) expect(now.shortDetails).toBe("By night.");
  });

  describe("in a draft", () => {
    const path = (id: string) => `/api/drafts/services/${id}`;
    const keep = (id: string, version: number, values: object, staff = records.manager) =>
      staff.ask<Draft>("PUT", path(id), values, { "if-match": `"${version}"` });
    const kept = async (id: string) => (await records.admin.ask<Draft>("GET", path(id))).data;
    const inDraft = (url: string, by: string, id: string, keepAlt = true) =>
      records.manager.ask<Replaced>("POST", `${at(url)}/replace`, {
        ...{ by, kind: "services", id, draft: true, keepAlt },
      });
    const rows = (...urls: string[]) => urls.map((url) => ({ url, alt: "Words" }));

    test("it keeps its place, also in the version below it; the record stays, and what the draft said comes back on request", async () => {
      const [old, by, first] = [await upload("a.png", 40), await upload("b.png", 41), media("x")];
      const { data: made } = await records.admin.create("services", { images: [], imageAlts: {} });
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
      expect((await records.admin.get("services", made._id)).data.revision).toBe(1);
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
      const { data } = await records.manager.ask<Draft>("POST", "/api/drafts/services", { values });
      const use = { place: "draft", kind: "services", _id: data._id, title: "" };
      expect((await one(old))?.uses).toEqual([use]);
      expect((await inDraft(old, by, data._id, false)).data.title).toBe("");
      expect((await kept(data._id)).values["images"]).toEqual([{ url: by, alt: "" }]);
    });

    test("what a colleague saves at the same moment stays", async () => {
      const [old, by] = [await upload("a.png", 40), await upload("b.png", 41)];
      const { data: made } = await records.admin.create("services", { images: [], imageAlts: {} });
      await keep(made._id, 0, { values: { shortDetails: "By day.", images: rows(old) } });
      const [saved, done] = await Promise.all([
        keep(
          made._id,
          1,
          { values: { shortDetails: "By night.", images: rows(old) } },
          records.admin,
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
      const { data: made } = await records.admin.create("services", { images: [], imageAlts: {} });
      expect((await inDraft(old, by, made._id)).status).toBe(404);
      await keep(made._id, 0, { values: { serviceType: "Nets", images: rows(old) } });
      expect((await records.manager.ask("DELETE", at(old))).body.message).toBe(
        "A draft of “Nets” uses this picture, so it cannot be removed.",
      );
      await records.admin.remove("services", made);
      expect((await inDraft(old, by, made._id)).status).toBe(404);
      expect((await one(old))?.uses.map(({ place }) => place)).toEqual(["trash"]);
      expect((await kept(made._id)).values["images"]).toEqual(rows(old));
    });
  });

  test("by what is no picture here, in a record in the trash or in none, is refused and changes nothing", async () => {
    const [old, by] = [await upload("a.png", 40), await upload("b.png", 41)];
    const { data } = await records.admin.create("services", { images: [old], imageAlts: {} });
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
    await records.admin.remove("services", data);
    expect((await replace(old, by, "services", data._id)).status).toBe(404);
    expect((await replace(old, by, "services", "none")).status).toBe(404);
    expect((await one(old))?.uses.map(({ place }) => place)).toEqual(["trash"]);
  });
});

test("some pictures are found by name, without the others", async () => {
  const [url, other] = [await upload("a.png", 40), await upload("b.png", 41)];
  const names = [other, media("nothing")].map(nameIn).join();
  expect((await list(`?of=${names}`)).data.map((picture) => picture.url)).toEqual([other]);
  expect((await list(`?of=${nameIn(url)},../x`)).status).toBe(400);
});

test("a backup has the descriptions, authors and names of pictures, and another site takes them", async () => {
  const url = await upload();
  await describeAs(url, { en: "A boat", bn: "একটি নৌকা" }, 0);
  const before = await one(url);
  const { data } = await records.admin.ask<unknown[]>("GET", "/api/export/objects");
  await records.close();
  records = await startRecords();
  expect((await records.admin.ask("POST", "/api/import/objects", { data })).status).toBe(200);
  expect(await one(url)).toEqual(before);
});

describe("removing", () => {
  const remove = (url: string) => records.manager.ask<LibraryPicture>("DELETE", at(url));

  test("an unused picture takes it out at once, for good a week later, and can be undone until then", async () => {
    const url = await upload();
    const now = Date.now();
    expect((await remove(url)).data.removedAt).toBeDefined();
    expect((await view(url)).status).toBe(200);
    expect((await records.manager.ask<LibraryPicture>("POST", at(url))).data).not.toHaveProperty(
      "removedAt",
    );
    await sweepPictures(now + (KEEP_DAYS.removedImage + 1) * DAY);
    expect((await view(url)).status).toBe(200);

    await remove(url);
    await sweepPictures(now + (KEEP_DAYS.removedImage - 1) * DAY);
    expect((await view(url)).status).toBe(200);
    await sweepPictures(now + (KEEP_DAYS.removedImage + 1) * DAY);
    expect((await view(url)).status).toBe(404);
    expect((await remove(url)).status).toBe(404);
  });

  test("a used one is refused, and says where: a record, an older version, the trash", async () => {
    const url = await upload();
    const made = await records.admin.create("services", { images: [url], imageAlts: {} });
    const refused = async () => {
      const { status, body, data } = await remove(url);
      return [status, body.message, data.uses.map(({ place }) => place)];
    };
    const why = (use: string) => `${use} uses this picture, so it cannot be removed.`;
    expect(await refused()).toEqual([400, why("“River Freight Portals”"), ["record"]]);
    const saved = await records.admin.save("services", made.data, { images: [], imageAlts: {} });
    const older = why("An older version of “River Freight Portals”");
    expect(await refused()).toEqual([400, older, ["older"]]);
    const other = await records.admin.create("services", {
      serviceType: "Nets",
      images: [url],
      imageAlts: {},
    });
    expect((await refused())[1], "what visitors see comes first").toBe(why("“Nets”"));
    await records.admin.remove("services", other.data);
    expect((await refused())[1]).toBe(why("“Nets” in the trash"));
    await records.admin.purge("services", other.data._id);
    await records.admin.remove("services", saved.data);
    expect(await refused()).toEqual([400, older, ["older"]]);
  });

  test("one that is used again before its time returns to the library; so does one uploaded again", async () => {
    const [used, again] = [await upload("a.png", 40), await upload("b.png", 41)];
    for (const url of [used, again]) await remove(url);
    await records.admin.create("services", { images: [used], imageAlts: {} });
    expect(await one(used), "at once").not.toHaveProperty("removedAt");
    expect(await one(again)).toHaveProperty("removedAt");
    await upload("b.png", 41);
    await sweepPictures(Date.now() + (KEEP_DAYS.removedImage + 1) * DAY);
    for (const url of [used, again]) expect(await one(url)).not.toHaveProperty("removedAt");
  });
});

test(
  "2,000 pictures come in pages, each once, in reasonable time and size",
  { timeout: 120_000 },
  async () => {
    const COUNT = 2_000;
    const keys = Array.from({ length: COUNT }, (_, n) => `png/${n.toString(16).padStart(64, "0")}`);
    for (let from = 0; from < COUNT; from += 200)
      await Promise.all(
        keys.slice(from, from + 200).map((key) =>
          records.store.write("picture-notes", key, {
            unusedSince: 1,
            width: 2_400,
            height: 1_600,
            bytes: 400_000,
            name: "a picture with a name of some length.png",
            alts: { en: "What it shows. ".repeat(8), bn: "এটি যা দেখায়। ".repeat(8) },
          }),
        ),
      );
    const found: string[] = [];
    const [times, sizes]: [number[], number[]] = [[], []];
    for (let cursor: string | undefined = ""; cursor !== undefined;) {
      const start = performance.now();
      const answer: Answer<LibraryPicture[]> = await ask("GET", `/api/pictures?cursor=${cursor}`, {
        headers: records.tokens.manager,
      });
      const { status, body, data } = answer;
      times.push(performance.now() - start);
      sizes.push(JSON.stringify(body).length);
      expect([status, body.total]).toEqual([200, COUNT]);
      found.push(...data.map(({ url }) => keyIn(url)));
      cursor = body.cursor;
    }
    expect(found).toEqual(keys);
    expect(times).toHaveLength(COUNT / LIBRARY.page);
    // Netlify ends a function after 10 seconds at least, and cuts answers over 6 MB.
    expect(Math.max(...times)).toBeLessThan(8_000);
    expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  },
);
