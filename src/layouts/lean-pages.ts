import { readFile, writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { cspHash } from "#domain/csp-hash.ts";
import { builtPages } from "./built-pages.ts";
import { valuesApart } from "./island-values.ts";

const SCRIPT = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const POLICY = /(script-src|style-src) 'self'[^;"]*/g;
const ISLAND_VALUE = / (props|opts)="([^"]*)"/g;
/** What Astro writes before the first island of each kind. */
const FOR_ISLANDS = /"astro-island"|"astro:/;

/**
 * Takes out of built pages what the build writes into each of them and nothing needs at first: in the policy the hashes of what only
 * other pages have inline, what larger islands are given, in the JSON of the others the escapes of quotes. A page has to fit into the
 * first answer of a connection, which is some 14,600 bytes with its headers: what is longer comes a whole way there and back later.
 */
export function leanPages(): AstroIntegration {
  return {
    name: "lean-pages",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const pages = await builtPages(dir);
        await Promise.all(pages.map(async (page) => writeFile(page, await leanPage(await valuesApart(await readFile(page, "utf8"), dir)))));
      },
    },
  };
}

/** The same page with fewer bytes. */
export async function leanPage(written: string): Promise<string> {
  const { html, joined } = oneScriptForIslands(written);
  const inline = [SCRIPT, STYLE].flatMap((kind) => Array.from(html.matchAll(kind), ([, text = ""]) => text));
  const own = new Set(await Promise.all(inline.map(source)));
  const added = joined === undefined ? [] : [await source(joined)];
  return html
    .replace(POLICY, (policy, kind: string) => {
      const kept = policy.split(" ").filter((source) => !source.startsWith("'sha256-") || own.has(source));
      return [...new Set([...kept, ...(kind === "script-src" ? added : [])])].join(" ");
    })
    .replace(ISLAND_VALUE, (_, name: string, json: string) => ` ${name}='${json.replaceAll("&quot;", '"').replaceAll("'", "&#39;")}'`);
}

const source = async (text: string) => `'${await cspHash(text)}'`;

/** Each script of its own has a hash in the policy, which nothing makes smaller. */
function oneScriptForIslands(html: string): { html: string; joined?: string } {
  const [first, ...others] = Array.from(html.matchAll(SCRIPT)).filter(([, text = ""]) => FOR_ISLANDS.test(text));
  if (!first) return { html };
  const joined = [first, ...others].map(([, text]) => text).join("\n");
  const page = others.reduce((rest, [script]) => rest.replace(script, ""), html);
  return { html: page.replace(first[0], () => `<script>${joined}</script>`), joined };
}
