/**
 * The pictures of a built site: none says where, when or by whom it was taken, and each that a page
 * or a feed names is there.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";

const DIST = process.env["SITE_DIR"] ?? new URL("../../dist", import.meta.url).pathname;
const TOLD = ["Exif\0\0", "http://ns.adobe.com/xap", "Photoshop 3.0", "<x:xmpmeta"];
/** Parts of a PNG; in other pictures, pixels may be the same four bytes. */
const TOLD_IN_PNG = ["eXIf", "tEXt", "iTXt", "zTXt"];
/** In JSON-LD, feeds and link pictures, with the site's address before it. */
const NAMED =
  /https?:\/\/[^/\s"'<>\\]+(\/[^\s"'<>\\?#]+\.(?:png|jpe?g|gif|webp|avif))(?=["'<&\s?#\\])/g;

test("no picture of the site says more than is seen", () => {
  const files = globSync("**/*.{png,jpg,jpeg,gif,webp,avif}", { cwd: DIST });
  expect(files.length).toBeGreaterThan(20);
  const telling = files.filter((file) => {
    const bytes = readFileSync(join(DIST, file));
    return [...TOLD, ...(file.endsWith(".png") ? TOLD_IN_PNG : [])].some((mark) =>
      bytes.includes(mark),
    );
  });
  expect(telling).toEqual([]);
});

test("every picture that data, feeds and link pictures name is there", () => {
  const named = globSync("**/*.{html,xml}", { cwd: DIST }).flatMap((file) =>
    Array.from(readFileSync(join(DIST, file), "utf8").matchAll(NAMED), ([, path = ""]) =>
      decodeURI(path),
    ),
  );
  const paths = [...new Set(named)].filter((path) => !path.startsWith("/media/"));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(DIST, path)))).toEqual([]);
});
