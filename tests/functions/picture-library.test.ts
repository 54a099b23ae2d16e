/** The library of pictures: what it tells about each, in what pages, and in a backup. */
import { describe, expect, test } from "vitest";
import type { LibraryPicture } from "#domain/api/picture-library.ts";
import { LIBRARY } from "#domain/limits.ts";
import { sweepPictures } from "#server/pictures/sweep-pictures.ts";
import { type Answer, ask } from "#tests/support/api/api.ts";
import { view } from "#tests/support/api/upload.ts";
import { keyIn, nameIn, withLibrary } from "#tests/support/records/picture-library.ts";
import { media } from "#tests/support/records/records.ts";

const library = withLibrary();
const { describeAs, list, one, upload } = library;

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
    await library.records.store.write("picture-notes", keyIn(url), { unusedSince: Date.now() });
    expect(await one(url)).toMatchObject({ name: "", alts: {}, revision: 0, uses: [] });
    expect(await one(url)).not.toHaveProperty("width");
    await sweepPictures(Date.now());
    expect(await one(url)).toMatchObject({ width: 64, height: 48 });
  });
});

describe("the uses of a picture", () => {
  test("are records of both kinds, with their titles and fields", async () => {
    const url = await upload();
    const service = await library.records.admin.create("services", {
      images: [url],
      imageAlts: {},
    });
    const project = await library.records.admin.create("projects", { images: [media("x"), url] });
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
    const made = await library.records.admin.create("services", { images: [url], imageAlts: {} });
    const saved = await library.records.admin.save("services", made.data, {
      images: [],
      imageAlts: {},
    });
    const places = async () => (await one(url))?.uses.map(({ place }) => place);
    expect(await places()).toEqual(["older"]);
    await library.records.admin.revert("services", saved.data, 1);
    expect(await places()).toEqual(["record"]);
    await library.records.admin.remove("services", { ...made.data, revision: 3 });
    expect(await places()).toEqual(["trash"]);
    await library.records.rewrite("services", (item) => ({ ...item, slug: 7 }));
    expect(await places()).toEqual(["record"]);
    expect((await one(url))?.uses[0]?.title).toBe("");
  });

  test("cannot be told when a collection cannot be read: nothing looks unused", async () => {
    await upload();
    await library.records.store.write("projects", "all", "no document");
    expect((await list()).status).toBe(503);
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
  const { data } = await library.records.admin.ask<unknown[]>("GET", "/api/export/objects");
  await library.restart();
  expect((await library.records.admin.ask("POST", "/api/import/objects", { data })).status).toBe(
    200,
  );
  expect(await one(url)).toEqual(before);
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
          library.records.store.write("picture-notes", key, {
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
      const start = process.threadCpuUsage();
      const answer: Answer<LibraryPicture[]> = await ask("GET", `/api/pictures?cursor=${cursor}`, {
        headers: library.records.tokens.manager,
      });
      const { status, body, data } = answer;
      const { user, system } = process.threadCpuUsage(start);
      times.push((user + system) / 1_000);
      sizes.push(JSON.stringify(body).length);
      expect([status, body.total]).toEqual([200, COUNT]);
      found.push(...data.map(({ url }) => keyIn(url)));
      cursor = body.cursor;
    }
    expect(found).toEqual(keys);
    expect(times).toHaveLength(COUNT / LIBRARY.page);
    // Netlify ends a function after 10 seconds at least, and cuts answers over 6 MB. Milliseconds of
    // the thread: a busy machine takes longer by the clock.
    expect(Math.max(...times)).toBeLessThan(8_000);
    expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  },
);
