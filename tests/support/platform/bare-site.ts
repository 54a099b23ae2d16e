/**
 * A minimal site: one service, two languages, no optional part. Copies the whole project, because
 * every module imports the agency's facts and parts.
 */
import { execFile } from "node:child_process";
import { cp, glob, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parseDocument } from "yaml";
import { PART_PLACES } from "#domain/content/part-places.ts";
import type { Locale } from "#domain/links.ts";
import { ROOT } from "./build-site.ts";

/** Left out of the copy: packages, builds, data. */
const APART = /^(?:node_modules|dist|\.(?:astro|data|git|netlify))/;
/** Texts of parts in `content/site`, and links to them. */
const WORDS = [
  ["menu"],
  ["storeService"],
  ["platform"],
  ["projects"],
  ["blog"],
  ["home", "storesLede"],
  ["home", "clientsNote"],
  ["home", "askTitle"],
  ["home", "portfolioIntro"],
  ["about", "evolutionAlt"],
  ["about", "services"],
];

export const SERVICE = "web-design-development";
export const LANGUAGES: readonly Locale[] = ["en", "fr"];

/** Builds the site in a folder of its own, removed after `look`. */
export async function buildBareSite(look: (dist: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bare-site-"));
  try {
    const filter = (path: string) => !APART.test(path.slice(ROOT.length + 1));
    await cp(ROOT, folder, { recursive: true, filter });
    await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
    await strip(join(folder, "content"));
    for (const args of [["netlify/build.ts"], ["tests/content/check.ts"]])
      await promisify(execFile)(process.execPath, args, {
        cwd: folder,
        env: { ...process.env, NODE_ENV: undefined, DATA_DIR: join(folder, ".data") },
      });
    await look(join(folder, "dist"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function strip(content: string): Promise<void> {
  for (const place of [...Object.values(PART_PLACES), "clients"])
    await rm(join(content, place), { recursive: true });
  for await (const file of glob(["*/*.yaml", "*/*/*.mdx"], { cwd: content }))
    if (!isKept(file)) await rm(join(content, file));
  await edit(join(content, "agency.yaml"), (text) =>
    text.replace(/^languages: .*$/m, `languages: [${LANGUAGES.join(", ")}]`),
  );
  for (const language of LANGUAGES) {
    await edit(join(content, `services/${language}/${SERVICE}.mdx`), (text) =>
      text.replace(/^(?:caseStudies|relatedServices):\n(?: .*\n)+/gm, ""),
    );
    await edit(join(content, `site/${language}.yaml`), withoutParts);
  }
}

function isKept(file: string): boolean {
  const language = /[/](\w\w)[/.]/.exec(file)?.[1];
  const ofService = !file.startsWith("services/") || file.endsWith(`/${SERVICE}.mdx`);
  return ofService && (language === undefined || LANGUAGES.some((kept) => kept === language));
}

/** Keeps one slide, which needs no carousel. */
function withoutParts(text: string): string {
  const site = parseDocument(text);
  for (const path of WORDS) site.deleteIn(path);
  const slides = site.getIn(["services", "slides"]) as { items: unknown[] };
  slides.items.splice(1);
  return site.toString();
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}
