import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";

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
        const files = await readdir(dir, { recursive: true });
        await Promise.all(files.filter((file) => file.endsWith(".html")).map((file) => finish(dir, new URL(file, dir))));
      },
    },
  };
}

async function finish(dir: URL, page: URL): Promise<void> {
  const html = await readFile(page, "utf8");
  const policy = html.replace(HASHES, (hashes) => hashes.split(" ").sort().join(" "));
  await writeFile(page, await joinSheets(dir, policy));
}

async function joinSheets(dir: URL, html: string): Promise<string> {
  const sheets = Array.from(html.matchAll(LINK), ([, path = ""]) => path);
  if (sheets.length < 2) return html;
  const css = (await Promise.all(sheets.map((path) => readFile(new URL(path, dir), "utf8")))).join("\n");
  const name = `_astro/page.${createHash("sha256").update(css).digest("base64url").slice(0, 10)}.css`;
  await writeFile(new URL(name, dir), css);
  let first = true;
  return html.replace(LINK, () => (first ? ((first = false), `<link rel="stylesheet" href="/${name}">`) : ""));
}
