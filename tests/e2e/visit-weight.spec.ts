/** What the pages of one visit share: the files of styles and scripts that the built pages name, and what a later page adds to them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { LATER_PAGE, REACT } from "#tests/budgets.ts";
import { builtPage, listed, listedEverywhere, SITE } from "#tests/support/platform/built-pages.ts";

const sheets = (html: string) => Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, path = ""]) => path);
const read = (path: string) => readFileSync(join(SITE, path), "utf8");

/** The scripts that a page asks for by itself, with all that they import. */
function scripts(html: string): string[] {
  const found = new Set(Array.from(html.matchAll(/<script type="module" src="([^"]+)"/g), ([, path = ""]) => path));
  for (const path of found)
    for (const [, name = ""] of read(path).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) found.add(`/_astro/${name}`);
  return [...found];
}

test("every public page has one sheet in common and at most two of its own kind; the staff area has its own", () => {
  const shared = listed.map((path) => sheets(builtPage(path))).reduce((all, page) => all.filter((sheet) => page.includes(sheet)));
  expect(shared).toHaveLength(1);
  for (const path of listed) expect(sheets(builtPage(path)).length, path).toBeLessThanOrEqual(3);

  const admin = sheets(builtPage("/admin"));
  expect(admin).toHaveLength(1);
  expect(shared).not.toContain(admin[0]);
});

test("the frame's script is one file, the same on every page", () => {
  const shared = listed.map((path) => scripts(builtPage(path))).reduce((all, page) => all.filter((script) => page.includes(script)));
  expect(shared).toHaveLength(1);
});

test("after the home page, every page in each language adds at most 6 KB of styles and scripts", () => {
  const files = (path: string) => [...sheets(builtPage(path)), ...scripts(builtPage(path))];
  const known = new Set(files("/"));
  for (const path of listedEverywhere) {
    const added = files(path).filter((file) => !known.has(file));
    expect(
      added.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0),
      path,
    ).toBeLessThanOrEqual(LATER_PAGE);
  }
});

test("the code that all islands share keeps its budget", () => {
  const [react] = readdirSync(join(SITE, "_astro")).filter((file) => /^react\..*\.js$/.test(file));
  expect(brotliCompressSync(read(`/_astro/${react}`)).length).toBeLessThanOrEqual(REACT);
});
