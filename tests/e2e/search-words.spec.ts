/** The index of each language as it is built: what people type, and how much it weighs. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { LOCALES, localePath } from "#domain/links.ts";
import { SEARCH } from "#domain/page-limits.ts";
import { type SearchFile, searchFile } from "#domain/search/document.ts";
import { searchIn } from "#domain/search/engine.ts";
import { SEARCH_INDEX, SEARCH_SCRIPT } from "#tests/budgets.ts";
import { builtPage, SITE } from "#tests/support/platform/built-pages.ts";
import { SEARCH_WORDS } from "#tests/support/words/search-words.ts";

const read = (path: string) => readFileSync(join(SITE, path), "utf8");
const weight = (path: string) => brotliCompressSync(read(path)).length;

for (const locale of LOCALES) {
  const file = JSON.parse(read(searchFile(locale))) as SearchFile;

  test(`${locale}: each of forty words finds its page`, () => {
    const { find } = searchIn(file);
    const missed = SEARCH_WORDS[locale].filter(([typed, href]) => {
      const [path = "", anchor = ""] = href.split("#");
      const page = localePath(locale, path) + (anchor && `#${anchor}`);
      const { groups } = find(typed, SEARCH.shownInDialog);
      return !groups.some(({ hits }) => hits.some((hit) => hit.href === page));
    });
    expect(SEARCH_WORDS[locale].length).toBeGreaterThanOrEqual(40);
    expect(missed).toEqual([]);
  });

  test(`${locale}: every result leads to a page and a place on it`, () => {
    expect(file.documents.length).toBeGreaterThan(40);
    for (const { href } of [...file.useful, ...file.documents]) {
      const [path = "", anchor] = href.split("#");
      const html = builtPage(path);
      if (anchor !== undefined) expect(html, href).toContain(`id="${anchor}"`);
    }
  });

  test(`${locale}: the index keeps its budget`, () =>
    expect(weight(searchFile(locale))).toBeLessThanOrEqual(
      SEARCH_INDEX[locale === "bn" ? "bengali" : "latin"],
    ));
}

test("the script, the words and the sheet of the dialog keep their budget", () => {
  const files = globSync(["_astro/dialog-*.js", "_astro/search-*.css"], { cwd: SITE });
  expect(files).toHaveLength(2);
  expect(files.reduce((sum, file) => sum + weight(file), 0)).toBeLessThanOrEqual(SEARCH_SCRIPT);
});
