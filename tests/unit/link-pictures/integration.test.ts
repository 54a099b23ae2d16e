import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AstroIntegration } from "astro";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { linkPictures } from "#site/link-pictures/integration.ts";

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

const warned: string[] = [];

/** Runs the integration's part of a build that has made one page; the folder of the build. */
async function build(title: string): Promise<string> {
  warned.length = 0;
  const folder = await mkdtemp(join(tmpdir(), "link-pictures-"));
  folders.push(folder);
  const metas = {
    "og:image": "https://a.example/og/bn/x.png",
    "og:url": "https://a.example/bn/x",
    "og:site_name": "Brand",
    "og:title": title,
  };
  const head = Object.entries(metas).map(
    ([property, content]) => `<meta property="${property}" content="${content}">`,
  );
  await writeFile(join(folder, "x.html"), head.join(""));
  const { hooks } = linkPictures() as { hooks: Required<AstroIntegration["hooks"]> };
  const dir = pathToFileURL(`${folder}/`);
  const config = { cacheDir: new URL("cache/", dir) };
  await hooks["astro:config:done"]({ config } as Parameters<
    (typeof hooks)["astro:config:done"]
  >[0]);
  await hooks["astro:build:done"]({
    dir,
    logger: { info: () => undefined, warn: (text: string) => warned.push(text) },
  } as unknown as Parameters<(typeof hooks)["astro:build:done"]>[0]);
  return folder;
}

it("draws the picture that a page asks for, where it asks for it", async () => {
  const { width, height } = await sharp(
    await readFile(join(await build("নকশা &amp; co"), "og/bn/x.png")),
  ).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

it("draws a title without a letter that no font has, and says so", async () => {
  const [whole, without] = [await build("নকশা"), await build("নকশা 漢")];
  expect(warned).toEqual(['/og/bn/x.png: drawn without "漢" (U+6F22), which no font has']);
  const [a, b] = await Promise.all(
    [whole, without].map((folder) => readFile(join(folder, "og/bn/x.png"))),
  );
  expect(b).toEqual(a);
});
