import { readFile, writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { kept } from "#domain/kept.ts";
import { builtPages } from "#site/layouts/built-pages.ts";
import { writeHashed } from "#site/layouts/hashed-file.ts";

const LINK = /<link rel="stylesheet" href="\/(_astro\/[^"]+\.css)">/g;
const HASHES = /'sha256-[^']+'(?: 'sha256-[^']+')+/g;

/**
 * Joins the stylesheets of a built page into one file. The bundler splits them by which pages share them, and what a first visit pays
 * for is the sum: nine small files compress to a third more than one. The order is kept; the layers decide anyway.
 * It also puts the hashes of the page's policy in order: Astro tells them as its parts get done, and the same page must be the same bytes.
 */
export function oneSheet(): AstroIntegration {
  return {
    name: "one-sheet",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const join = kept((sheets: string) => joinSheets(dir, sheets.split(" ")));
        await Promise.all((await builtPages(dir)).map((page) => finish(page, join)));
      },
    },
  };
}

/** `join` gives the path of the one sheet that is made of several, whose paths are separated by spaces. */
async function finish(page: URL, join: (sheets: string) => Promise<string>): Promise<void> {
  const html = await readFile(page, "utf8");
  const sheets = Array.from(html.matchAll(LINK), ([, path = ""]) => path);
  const joined = sheets.length > 1 ? `<link rel="stylesheet" href="/${await join(sheets.join(" "))}">` : undefined;
  let first = true;
  const one = joined === undefined ? html : html.replace(LINK, () => (first ? ((first = false), joined) : ""));
  await writeFile(
    page,
    one.replace(HASHES, (hashes) => hashes.split(" ").sort().join(" ")),
  );
}

async function joinSheets(dir: URL, sheets: readonly string[]): Promise<string> {
  const css = (await Promise.all(sheets.map(async (path) => (await readFile(new URL(path, dir), "utf8")).trim()))).join("");
  return `_astro/${await writeHashed(new URL("_astro/", dir), "page", "css", css)}`;
}
