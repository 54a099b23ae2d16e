/**
 * The site built with other content, once per run, for all tests that need it: with gaps in its
 * translations, and with a text that has all of Markdown, as an article and as a legal page.
 */
import { existsSync, readdirSync } from "node:fs";
import { appendFile, cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { enterRunFolder } from "#tests/support/run/run-folder.ts";
import { buildSite, ROOT } from "./build-site.ts";

/**
 * Translations missing from this content: a page, an article, two lists, and a language's site
 * file.
 */
const GAPS = [
  "services/bn/graphics-design.mdx",
  "articles/bn/web-trends.mdx",
  "faqs/bn.yaml",
  "timeline/bn.yaml",
  "site/es.yaml",
];

/** Article number 9. */
export const EVERYTHING = join(ROOT, "tests/content/fixtures/everything.mdx");
const LEGAL = "legal/en/privacy-policy.mdx";
/** Public pages: the staff area is half of a build's bundles, and has no content. */
const PAGES = readdirSync(join(ROOT, "src/pages")).filter((name) => name !== "admin");

/** The folder of the built pages, removed at the end of the run. */
export async function smallBuild(): Promise<string> {
  enterRunFolder();
  const run = join(process.env["TEST_RUN_FOLDER"] ?? "", "small-build");
  const [dist, failed] = [join(run, "dist"), join(run, "failed")];
  // The process that creates the folder builds; the others wait.
  if (
    await mkdir(run).then(
      () => true,
      () => false,
    )
  ) {
    await build(dist).catch(async (error: unknown) => {
      await writeFile(failed, String(error));
    });
  }
  while (!existsSync(dist) && !existsSync(failed)) await setTimeout(100);
  if (existsSync(failed)) throw new Error(await readFile(failed, "utf8"));
  return dist;
}

async function build(dist: string): Promise<void> {
  await buildSite({ change: changeContent, pages: PAGES }, async (built) => {
    // Copied first, so that waiting processes never see half of it.
    await cp(built, `${dist}-copied`, { recursive: true });
    await rename(`${dist}-copied`, dist);
  });
}

async function changeContent(content: string): Promise<void> {
  for (const gap of GAPS) await rm(join(content, gap));
  await cp(EVERYTHING, join(content, "articles/en/everything.mdx"));
  const text = (await readFile(EVERYTHING, "utf8")).replace(/^---.*?^---$/ms, "");
  await appendFile(join(content, LEGAL), text);
}
