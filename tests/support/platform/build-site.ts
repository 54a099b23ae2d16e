/** A real build of the site, with other content or only some pages. */
import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

export const ROOT = resolve(import.meta.dirname, "../../..");

interface Site {
  /** Changes the copy of `content/` for the build. */
  change?: (content: string) => Promise<void>;
  /** Files and folders of `src/pages`; all by default. */
  pages?: readonly string[];
  /** Store of the staff's records; without it the build has none. */
  store?: string | undefined;
  /** The moment that the build takes for now, ISO 8601; by default it is now. */
  now?: string;
}

/** Builds the site in a folder of its own, removed after `look`. */
export async function buildSite(
  { change, pages, store, now }: Site,
  look: (dist: string) => Promise<void>,
): Promise<void> {
  // Inside the project, where a build finds its packages.
  const folder = await mkdtemp(join(ROOT, "dist-small-"));
  const copy = (path: string) => cp(join(ROOT, path), join(folder, path), { recursive: true });
  try {
    await copy("content");
    await change?.(join(folder, "content"));
    if (pages)
      await Promise.all(
        ["content.config.ts", "middleware.ts", ...pages.map((page) => `pages/${page}`)].map(
          (path) => copy(`src/${path}`),
        ),
      );
    await writeFile(join(folder, "astro.config.mjs"), config(pages ? folder : ROOT));
    const env = {
      ...process.env,
      VITEST: undefined,
      NETLIFY_BLOBS_CONTEXT: store,
      ASTRO_TELEMETRY_DISABLED: "1",
      ...(now !== undefined && { NODE_OPTIONS: clockAt(now) }),
    };
    const astro = join(ROOT, "node_modules/astro/bin/astro.mjs");
    await promisify(execFile)(process.execPath, [astro, "build", "--root", folder], {
      cwd: ROOT,
      env,
    });
    await look(join(folder, "dist"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Options of Node whose clock runs from this moment on. */
function clockAt(now: string): string {
  const script = `const ahead = ${Date.parse(now)} - Date.now(); const real = Date.now; Date.now = () => real() + ahead;`;
  return `--import data:text/javascript,${encodeURIComponent(script)}`;
}

/**
 * The site's config without parts that texts do not need: pictures in many sizes, link pictures,
 * small scripts and sheets, the platform.
 */
function config(source: string): string {
  const from = (path: string) => JSON.stringify(join(ROOT, path));
  return `import config from ${from("astro.config.mjs")};
    export default {
      ...config,
      integrations: config.integrations.filter(({ name }) => ["@astrojs/react", "@astrojs/mdx", "client-touch"].includes(name)),
      srcDir: ${JSON.stringify(join(source, "src"))},
      publicDir: ${from("public")},
      cacheDir: "./cache",
      vite: { ...config.vite, build: { ...config.vite.build, minify: false, cssMinify: false } },
      image: { service: { entrypoint: "astro/assets/services/noop" } },
    };`;
}
