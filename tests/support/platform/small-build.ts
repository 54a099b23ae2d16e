/**
 * The site built of other content, once a run, for all tests that need it: with gaps in its translations, and with a text that holds
 * everything that Markdown can say, as an article and as a legal page.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { appendFile, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { enterRunFolder } from "#tests/support/run/run-folder.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
/** Translations that this content lacks: a page, an article, two lists, and of a language the agency's own facts. */
const GAPS = ["services/bn/graphics-design.mdx", "articles/bn/web-trends.mdx", "faqs/bn.yaml", "timeline/bn.yaml", "site/es.yaml"];

/** Article number 9. */
export const EVERYTHING = join(ROOT, "tests/content/fixtures/everything.mdx");
const LEGAL = "legal/en/privacy-policy.mdx";

/** The folder of the built pages, which goes with the run. */
export async function smallBuild(): Promise<string> {
  enterRunFolder();
  const run = join(process.env["TEST_RUN_FOLDER"] ?? "", "small-build");
  const [dist, failed] = [join(run, "dist"), join(run, "failed")];
  // Whichever process makes the folder builds, the others wait.
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
  // Inside the project, where a build finds its packages.
  const folder = await mkdtemp(join(ROOT, "dist-small-"));
  try {
    await changeContent(join(folder, "content"));
    await writeFile(join(folder, "astro.config.mjs"), config());
    const env = { ...process.env, VITEST: undefined, NETLIFY_BLOBS_CONTEXT: undefined, ASTRO_TELEMETRY_DISABLED: "1" };
    const astro = join(ROOT, "node_modules/astro/bin/astro.mjs");
    await promisify(execFile)(process.execPath, [astro, "build", "--root", folder], { cwd: ROOT, env });
    // A process that waits must not see half of it.
    await cp(join(folder, "dist"), `${dist}-copied`, { recursive: true });
    await rename(`${dist}-copied`, dist);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function changeContent(content: string): Promise<void> {
  await cp(join(ROOT, "content"), content, { recursive: true });
  for (const gap of GAPS) await rm(join(content, gap));
  await cp(EVERYTHING, join(content, "articles/en/everything.mdx"));
  const text = (await readFile(EVERYTHING, "utf8")).replace(/^---.*?^---$/ms, "");
  await appendFile(join(content, LEGAL), text);
}

/** The site's own, but for what no word needs: pictures in many sizes, link pictures, the platform. */
function config(): string {
  const from = (path: string) => JSON.stringify(join(ROOT, path));
  return `import config from ${from("astro.config.mjs")};
    export default {
      ...config,
      integrations: config.integrations.filter(({ name }) => ["@astrojs/react", "@astrojs/mdx", "client-touch"].includes(name)),
      srcDir: ${from("src")},
      publicDir: ${from("public")},
      cacheDir: "./cache",
      image: { service: { entrypoint: "astro/assets/services/noop" } },
    };`;
}
