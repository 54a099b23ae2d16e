/** Builds the site, but only when something that it is made of has changed. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a build is made of, from the project's root. */
const INPUTS = ["content", "public", "src", "astro.config.mjs", "package-lock.json", "tsconfig.json"];
/** The environment that a build may read. */
const VARIABLES = ["CONTEXT", "DEMO", "URL"];
/** Lies in the build, so that it goes when the build goes. Not served: it begins with a dot. */
const FINGERPRINT = ".fingerprint";

/** Whether `siteDir` holds a build of exactly what is in `root` now. */
export function isBuilt(root: string, siteDir: string): boolean {
  const file = join(siteDir, FINGERPRINT);
  return existsSync(file) && readFileSync(file, "utf8") === fingerprint(root);
}

/** Builds the site of `root` into `siteDir`. Throws an `Error` with a plain sentence when the build fails or `signal` ends it. */
export async function buildSite(root: string, siteDir: string, signal: AbortSignal): Promise<void> {
  // Taken first: what changes during the build must count as new.
  const made = fingerprint(root);
  const astro = join(root, "node_modules/astro/bin/astro.mjs");
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NO_COLOR: "1" };
  const child = spawn(process.execPath, [astro, "build", "--root", root, "--outDir", siteDir], {
    cwd: root,
    env,
    signal,
    stdio: "inherit",
  });
  const code = await new Promise<number | null>((resolve, reject) => child.once("error", reject).once("exit", resolve));
  if (code !== 0) throw new Error("The site could not be built; the lines above say why.");
  writeFileSync(join(siteDir, FINGERPRINT), made);
}

function fingerprint(root: string): string {
  const hash = createHash("sha256");
  for (const name of VARIABLES) hash.update(`${name}=${process.env[name] ?? ""}\n`);
  for (const file of INPUTS.flatMap((input) => filesOf(root, input))) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function filesOf(root: string, input: string): string[] {
  const path = join(root, input);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [input];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
