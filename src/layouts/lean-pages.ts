import { readFile, writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { cspHash } from "#domain/csp-hash.ts";
import { builtPages } from "./built-pages.ts";

const INLINE_SCRIPT = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;
const SCRIPT_POLICY = /script-src 'self'[^;"]*/;
const ISLAND_VALUE = / (props|opts)="([^"]*)"/g;

/**
 * Takes out of built pages what the build writes into each of them and nothing needs: in the policy the hashes of inline scripts that
 * only other pages have, in the islands' JSON the escapes of quotes. A page has to fit as far as it can into the first answers of a
 * connection.
 */
export function leanPages(): AstroIntegration {
  return {
    name: "lean-pages",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const pages = await builtPages(dir);
        await Promise.all(pages.map(async (page) => writeFile(page, await leanPage(await readFile(page, "utf8")))));
      },
    },
  };
}

/** The same page with fewer bytes. */
export async function leanPage(html: string): Promise<string> {
  const hashes = await Promise.all(Array.from(html.matchAll(INLINE_SCRIPT), ([, text = ""]) => cspHash(text)));
  const own = new Set(hashes.map((hash) => `'${hash}'`));
  return html
    .replace(SCRIPT_POLICY, (policy) =>
      policy
        .split(" ")
        .filter((source) => !source.startsWith("'sha256-") || own.has(source))
        .join(" "),
    )
    .replace(ISLAND_VALUE, (_, name: string, json: string) => ` ${name}='${json.replaceAll("&quot;", '"').replaceAll("'", "&#39;")}'`);
}
