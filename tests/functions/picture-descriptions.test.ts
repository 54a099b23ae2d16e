/** The descriptions of pictures in the library. */
import { describe, expect, test } from "vitest";
import { at, keyIn, withLibrary } from "#tests/support/records/picture-library.ts";
import { media } from "#tests/support/records/records.ts";

const library = withLibrary();
const { content, describeAs, list, one, upload } = library;

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
    await describeAs(url, { en: "A boat" }, 0, library.records.admin);
    const late = await describeAs(url, { en: "A ship" }, 0);
    expect([late.status, late.data]).toMatchObject([412, { alts: { en: "A boat" }, revision: 1 }]);
    expect((await one(url))?.alts).toEqual({ en: "A boat" });
  });

  test("too long, in a language that the site has not, without If-Match, or of no picture, are refused", async () => {
    const url = await upload();
    const long = await describeAs(url, { en: "x".repeat(201) }, 0);
    expect([long.status, Object.keys(long.body.fields ?? {})]).toEqual([400, ["alts.en"]]);
    expect((await describeAs(url, { de: "Ein Boot" }, 0)).status).toBe(400);
    expect((await library.records.manager.ask("PUT", at(url), { alts: {} })).status).toBe(400);
    expect((await describeAs(media("nothing"), { en: "x" }, 0)).status).toBe(404);
    expect((await library.records.manager.ask("DELETE", "/api/pictures/x.png")).status).toBe(404);
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
    expect((await library.records.manager.ask("DELETE", at(url))).status).toBe(200);
  });
});
