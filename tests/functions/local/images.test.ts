/** Pictures of the site at another size, as Netlify's Image CDN gives them. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, type Fixture, startFixture } from "#tests/support/platform/local/fixture.ts";
import { makePicture } from "#tests/support/records/pictures.ts";

let platform: Fixture;
beforeAll(async () => {
  platform = await startFixture();
  await writeFile(join(platform.dir, "site/large.jpg"), await makePicture("jpg", 640, 200));
  await platform.reloadSite();
});
afterAll(() => platform.close());

const get = (query: string, method = "GET") =>
  ask(platform.url, `/.netlify/images?${query}`, { method });

test("a picture is cut to what was asked for, as WebP, and may be kept as long as the picture itself", async () => {
  const { status, headers, body } = await get("url=/large.jpg&w=128&h=88&fit=cover");
  expect([status, headers["content-type"], headers["content-length"]]).toEqual([
    200,
    "image/webp",
    String(body.byteLength),
  ]);
  expect(headers["cache-control"]).toBe(
    (await ask(platform.url, "/large.jpg")).headers["cache-control"],
  );
  expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width: 128, height: 88 });
  const head = await get("url=%2Flarge.jpg&w=128&h=88&fit=cover", "HEAD");
  expect([head.status, head.headers["content-length"], head.body.byteLength]).toEqual([
    200,
    String(body.byteLength),
    0,
  ]);
});

test.each([
  ["no such picture", "url=/none.jpg&w=64&h=44&fit=cover"],
  ["a page", "url=/about&w=64&h=44&fit=cover"],
  ["a picture that cannot be drawn", "url=/picture.png&w=64&h=44&fit=cover"],
  ["another site's", "url=https://example.com/a.png&w=64&h=44&fit=cover"],
  ["another site's without a scheme", "url=//example.com/a.png&w=64&h=44&fit=cover"],
  ["itself", "url=/.netlify/images&w=64&h=44&fit=cover"],
  ["no address", "w=64&h=44&fit=cover"],
  ["no size", "url=/large.jpg&fit=cover"],
  ["a size that is none", "url=/large.jpg&w=-1&h=1e9&fit=cover"],
  ["a way to fit that is not known", "url=/large.jpg&w=64&h=44&fit=wrap"],
])("%s is not found", async (_what, query) => {
  expect((await get(query)).status).toBe(404);
});
