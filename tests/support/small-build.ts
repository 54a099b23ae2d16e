/** The site built of other content than the product's, once a run: without pictures in many sizes, link pictures and the platform. */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const ROOT = resolve(import.meta.dirname, "../..");

export interface SmallBuild {
  /** Of the built pages. */
  dist: string;
  read: (path: string) => Promise<string>;
  remove: () => Promise<void>;
}

/** @param change what is done to the copy of `content/` before the build. */
export async function smallBuild(change: (content: string) => Promise<void>): Promise<SmallBuild> {
  // Inside the project, where a build finds its packages.
  const folder = await mkdtemp(join(ROOT, "dist-small-"));
  const content = join(folder, "content");
  await cp(join(ROOT, "content"), content, { recursive: true });
  await change(content);
  const from = (path: string) => JSON.stringify(join(ROOT, path));
  await mkdir(join(folder, "dist"));
  await writeFile(
    join(folder, "astro.config.mjs"),
    `import config from ${from("astro.config.mjs")};
    const LEFT_OUT = ["link-pictures", "local-platform"];
    export default {
      ...config,
      integrations: config.integrations.filter(({ name }) => !LEFT_OUT.includes(name)),
      srcDir: ${from("src")},
      publicDir: ${from("public")},
      cacheDir: "./cache",
      image: { service: { entrypoint: "astro/assets/services/noop" } },
    };`,
  );
  const env = { ...process.env, VITEST: undefined, ASTRO_TELEMETRY_DISABLED: "1" };
  const astro = join(ROOT, "node_modules/astro/bin/astro.mjs");
  await promisify(execFile)(process.execPath, [astro, "build", "--root", folder], { cwd: ROOT, env });
  return {
    dist: join(folder, "dist"),
    read: (path) => readFile(join(folder, "dist", path), "utf8"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
