/**
 * What the pages of one visit share: the files of styles and scripts that the built pages name, and
 * what a later page adds to them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { LATER_PAGE, REACT } from "#tests/budgets.ts";
import { builtPage, everywhere, listed, SITE } from "#tests/support/platform/built-pages.ts";

const sheets = (html: string) =>
  Array.from(html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, path = ""]) => path);
const read = (path: string) => readFileSync(join(SITE, path), "utf8");

/** The styles and scripts that stand in a page. */
function inline(html: string): string {
  const found = html.matchAll(
    /<(script|style)(?![^>]*(?: src=|type="application))[^>]*>([^]*?)<\/\1>/g,
  );
  return Array.from(found, ([, , text = ""]) => text).join("\n");
}

/** The scripts that a page asks for by itself, with all that they import. */
function scripts(html: string): string[] {
  const found = new Set(
    Array.from(html.matchAll(/<script type="module" src="([^"]+)"/g), ([, path = ""]) => path),
  );
  for (const path of found)
    for (const [, name = ""] of read(path).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      found.add(`/_astro/${name}`);
  return [...found];
}

test("every public page has one sheet in common and at most two of its own kind; the staff area has its own", () => {
  const shared = listed
    .map((path) => sheets(builtPage(path)))
    .reduce((all, page) => all.filter((sheet) => page.includes(sheet)));
  expect(shared).toHaveLength(1);
  for (const path of listed) expect(sheets(builtPage(path)).length, path).toBeLessThanOrEqual(3);

  const admin = sheets(builtPage("/admin"));
  expect(admin).toHaveLength(1);
  expect(shared).not.toContain(admin[0]);
});

test("the frame's script is one file, the same on every page", () => {
  const shared = listed
    .map((path) => scripts(builtPage(path)))
    .reduce((all, page) => all.filter((script) => page.includes(script)));
  expect(shared).toHaveLength(1);
});

test("whichever page a visit begins with, every other adds at most 7.5 KB of styles and scripts, those inside of it too", () => {
  const pages = everywhere.map((path) => ({ path, html: builtPage(path) }));
  const filesOf = ({ html }: { html: string }) => [...sheets(html), ...scripts(html)];
  // What only some pages share may be new: visits begin with any page.
  const known = pages
    .map(filesOf)
    .reduce((all, files) => all.filter((file) => files.includes(file)));
  for (const page of pages) {
    const added = filesOf(page).filter((file) => !known.includes(file));
    const bytes = [...added.map(read), inline(page.html)].reduce(
      (sum, text) => sum + brotliCompressSync(text).length,
      0,
    );
    expect(bytes, page.path).toBeLessThanOrEqual(LATER_PAGE);
  }
});

test("the code that all islands share keeps its budget", () => {
  const [react] = readdirSync(join(SITE, "_astro")).filter((file) => /^react\..*\.js$/.test(file));
  expect(brotliCompressSync(read(`/_astro/${react}`)).length).toBeLessThanOrEqual(REACT);
});
