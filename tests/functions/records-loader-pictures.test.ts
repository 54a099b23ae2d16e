/** The pictures of records on their way from the store to the pages of a build. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { IMAGE_MAX } from "#domain/limits.ts";
import { pictureStore, storePicture } from "#server/pictures/pictures.ts";
import { readContentPictures } from "#site/records/content-pictures.ts";
import { fillFromContent } from "#site/records/fill.ts";
import { addressOf, uploadFile } from "#tests/support/api/upload.ts";
import {
  frames,
  hashOf,
  makePicture,
  makeTakenPicture,
  SECRETS,
} from "#tests/support/records/pictures.ts";
import { listOf, load, openProject, reasons } from "#tests/support/records/project.ts";

const site = openProject();

describe("a build", () => {
  test("shows pictures that content has too from there, and uploaded ones from its cache", async () => {
    await fillFromContent(site.folder);
    const bytes = await makePicture("png");
    const url = addressOf(await uploadFile(bytes, site.records.tokens.admin));
    const [service] = await listOf(site, "services");
    if (!service) throw new Error("no service");
    await site.records.admin.save("services", service, {
      images: [...service.images, url],
      imageAlts: service.imageAlts,
    });
    const { services } = await load(site);
    const sources = services.records[0]?.images.map(({ src }) => src) ?? [];
    expect(sources.slice(0, 3)).toEqual(
      ["web-2", "web-1", "web-3"].map((name) => `/content/services/_images/${name}.webp`),
    );
    expect(sources[3]).toBe(url.replace("/media/", "/cache/record-pictures/"));
    expect(await readFile(join(site.folder, sources[3] ?? ""))).toEqual(bytes);
  });

  test("describes a picture by the record, else by the library in each language, else by the same file in content; a replaced one too", async () => {
    await fillFromContent(site.folder);
    const [record] = await listOf(site, "services");
    const [first = ""] = record?.images ?? [];
    const key = (url: string) => url.replace(/^\/media\/(.*)\.(\w+)$/, "$2/$1");
    const url = await storePicture(Buffer.from(await makePicture("png")), Date.now());
    const note = (await site.records.store.all<object>("picture-notes"))[key(url)];
    const alts = { en: "A boat", bn: "একটি নৌকা", fr: "" };
    await site.records.store.write("picture-notes", key(url), { ...note, alts });
    const save = async (data: object) => {
      const [now] = await listOf(site, "services");
      if (!now) throw new Error("There is no service.");
      await site.records.admin.save("services", now, { ...now, ...data });
      const [read] = (await load(site)).services.records;
      return read?.images.map((picture) => [picture.alt, picture.alts]);
    };
    const inContent = (await readContentPictures(site.folder)).find(
      (file) => file.key === key(first),
    );
    expect(inContent?.alts.en).toBeTruthy();
    expect(
      await save({ images: [first, url], imageAlts: { [first]: "Said by the record" } }),
    ).toEqual([
      ["Said by the record", undefined],
      ["A boat", { en: "A boat", bn: "একটি নৌকা" }],
    ]);
    expect((await save({ images: [first], imageAlts: {} }))?.[0]).toEqual([
      inContent?.alts.en,
      inContent?.alts,
    ]);
    await site.records.admin.ask("POST", `/api/pictures/${first.replace("/media/", "")}/replace`, {
      by: url,
      kind: "services",
      id: record?._id,
      keepAlt: false,
    });
    const [read] = (await load(site)).services.records;
    expect(read?.images).toEqual([
      {
        src: expect.stringContaining(url.slice("/media/".length)) as string,
        alt: "A boat",
        alts: { en: "A boat", bn: "একটি নৌকা" },
      },
    ]);
  });

  test("takes from an uploaded picture what cameras write beside it, whenever it was stored", async () => {
    const bytes = await makeTakenPicture("jpg");
    const hash = hashOf(bytes);
    await pictureStore.write(`jpg/${hash}`, new Blob([new Uint8Array(bytes)]));
    await site.records.admin.create("projects", { images: [`/media/${hash}.jpg`] });
    const [picture] = (await load(site)).projects.records[0]?.images ?? [];
    const made = await readFile(join(site.folder, picture?.src ?? ""));
    expect(SECRETS.filter((secret) => made.includes(secret))).toEqual([]);
  });

  test("ends a motion that is longer than pages can carry, in a picture from before that limit", async () => {
    const gif = await frames(IMAGE_MAX.frames + 2, 2)
      .gif({ loop: 0 })
      .toBuffer();
    await pictureStore.write(`gif/${"3".repeat(64)}`, new Blob([new Uint8Array(gif)]));
    await site.records.admin.create("projects", { images: [`/media/${"3".repeat(64)}.gif`] });
    const [picture] = (await load(site)).projects.records[0]?.images ?? [];
    const { pages } = await sharp(join(site.folder, picture?.src ?? ""), { pages: -1 }).metadata();
    expect(pages).toBe(IMAGE_MAX.frames);
  });

  test("leaves out pictures that cannot be shown, each named", async () => {
    const lost = `/media/${"0".repeat(64)}.png`;
    const damaged = `/media/${"1".repeat(64)}.png`;
    await pictureStore.write(`png/${"1".repeat(64)}`, new Blob(["no picture"]));
    // Its structure is whole, its pixels are not.
    const half = `/media/${"2".repeat(64)}.jpg`;
    const jpeg = await makePicture("jpg", 200, 200);
    await pictureStore.write(
      `jpg/${"2".repeat(64)}`,
      new Blob([new Uint8Array(jpeg.subarray(0, jpeg.length / 2)), Buffer.from([0xff, 0xd9])]),
    );
    const images = ["https://elsewhere.example/a.png", lost, damaged, half];
    const boat = (await site.records.admin.create("projects", { title: "Boat" })).data;
    await site.records.admin.create("projects", { title: "Hidden", isActive: false });
    await site.records.rewrite("projects", (item) => ({ ...item, images }));
    const { projects, said } = await load(site);
    expect(projects.records.map(({ slug, images }) => [slug, images])).toEqual([
      ["boat", []],
      ["hidden", []],
    ]);
    expect(projects.without).toMatchObject(Array(4).fill({ _id: boat._id, revision: 1 }));
    expect(reasons(projects.without)).toEqual([
      "Picture 1 is not shown, because it was not uploaded here.",
      "Picture 2 is not shown, because it no longer exists. Please upload it again.",
      "Picture 3 is not shown, because it is damaged. Please upload it again.",
      "Picture 4 is not shown, because it is damaged. Please upload it again.",
    ]);
    expect(said.length).toBe(4);
  });
});
