/** Removing pictures from the library. */
import { describe, expect, test } from "vitest";
import type { LibraryPicture } from "#domain/api/picture-library.ts";
import { KEEP_DAYS } from "#domain/limits.ts";
import { sweepPictures } from "#server/pictures/sweep-pictures.ts";
import { view } from "#tests/support/api/upload.ts";
import { at, withLibrary } from "#tests/support/records/picture-library.ts";

const DAY = 24 * 60 * 60_000;

const library = withLibrary();
const { one, upload } = library;

describe("removing", () => {
  const remove = (url: string) => library.records.manager.ask<LibraryPicture>("DELETE", at(url));

  test("an unused picture takes it out at once, for good a week later, and can be undone until then", async () => {
    const url = await upload();
    const now = Date.now();
    expect((await remove(url)).data.removedAt).toBeDefined();
    expect((await view(url)).status).toBe(200);
    expect(
      (await library.records.manager.ask<LibraryPicture>("POST", at(url))).data,
    ).not.toHaveProperty("removedAt");
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
    const made = await library.records.admin.create("services", { images: [url], imageAlts: {} });
    const refused = async () => {
      const { status, body, data } = await remove(url);
      return [status, body.message, data.uses.map(({ place }) => place)];
    };
    const why = (use: string) => `${use} uses this picture, so it cannot be removed.`;
    expect(await refused()).toEqual([400, why("“River Freight Portals”"), ["record"]]);
    const saved = await library.records.admin.save("services", made.data, {
      images: [],
      imageAlts: {},
    });
    const older = why("An older version of “River Freight Portals”");
    expect(await refused()).toEqual([400, older, ["older"]]);
    const other = await library.records.admin.create("services", {
      serviceType: "Nets",
      images: [url],
      imageAlts: {},
    });
    expect((await refused())[1], "what visitors see comes first").toBe(why("“Nets”"));
    await library.records.admin.remove("services", other.data);
    expect((await refused())[1]).toBe(why("“Nets” in the trash"));
    await library.records.admin.purge("services", other.data._id);
    await library.records.admin.remove("services", saved.data);
    expect(await refused()).toEqual([400, older, ["older"]]);
  });

  test("one that is used again before its time returns to the library; so does one uploaded again", async () => {
    const [used, again] = [await upload("a.png", 40), await upload("b.png", 41)];
    for (const url of [used, again]) await remove(url);
    await library.records.admin.create("services", { images: [used], imageAlts: {} });
    expect(await one(used), "at once").not.toHaveProperty("removedAt");
    expect(await one(again)).toHaveProperty("removedAt");
    await upload("b.png", 41);
    await sweepPictures(Date.now() + (KEEP_DAYS.removedImage + 1) * DAY);
    for (const url of [used, again]) expect(await one(url)).not.toHaveProperty("removedAt");
  });
});
