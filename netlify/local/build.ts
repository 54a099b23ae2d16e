/** Builds the site, but only when one of its inputs has changed. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { inTurn } from "./in-turn.ts";

/** Builds with the staff's records. */
const SCRIPT = join(import.meta.dirname, "../build.ts");
/** The inputs of a build, relative to the project's root. */
const INPUTS = [
  "content",
  "public",
  "src",
  "netlify/build.ts",
  "netlify/build-site.ts",
  "netlify/server",
  "astro.config.mjs",
  "package-lock.json",
  "tsconfig.json",
];
/** The environment that a build may read. */
const VARIABLES = ["CONTEXT", "DEMO", "URL"];
/** Node's compile cache for the build tools: a publish starts half a second sooner. */
const COMPILED = "node_modules/.cache/node";
/** Astro keeps the texts of a build in one file per checkout, so two builds would mix theirs. */
const TURN = "node_modules/.cache/build-turn";
/** Stored inside the build, so that it disappears with it. The leading dot keeps it unserved. */
const FINGERPRINT = ".fingerprint";

/**
 * Whether `siteDir` holds a build of the current content of `root`, with the records of the store
 * `storeId`.
 */
export function isBuilt(root: string, siteDir: string, storeId: string): boolean {
  const file = join(siteDir, FINGERPRINT);
  return existsSync(file) && readFileSync(file, "utf8") === fingerprint(root, storeId);
}

/** Only fills a new store from the content. Throws as `buildSite`. */
export async function fillStore(root: string, signal: AbortSignal): Promise<void> {
  await run(
    root,
    ["--only-fill"],
    signal,
    "The store could not be filled; the lines above say why.",
  );
}

/**
 * Builds the site of `root`, with the records of the store `storeId`, into `siteDir`. Throws an
 * `Error` with a plain sentence when the build fails or `signal` aborts it.
 */
export async function buildSite(
  root: string,
  siteDir: string,
  storeId: string,
  signal: AbortSignal,
): Promise<void> {
  await inTurn(join(root, TURN), signal, async () => {
    // Taken first, so that changes during the build count as new.
    const made = fingerprint(root, storeId);
    await run(
      root,
      ["--root", root, "--outDir", siteDir],
      signal,
      "The site could not be built; the lines above say why.",
    );
    writeFileSync(join(siteDir, FINGERPRINT), made);
  });
}

async function run(
  root: string,
  args: string[],
  signal: AbortSignal,
  complaint: string,
): Promise<void> {
  const env: NodeJS.ProcessEnv = {
    NODE_COMPILE_CACHE: join(root, COMPILED),
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: "1",
  };
  // The build must read this machine's store, even if a token for another is set.
  delete env["NETLIFY_AUTH_TOKEN"];
  const child = spawn(process.execPath, [SCRIPT, ...args], { cwd: root, env, signal });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once("error", reject).once("close", resolve),
  );
  const said = Promise.all([follow(child.stdout), follow(child.stderr)]);
  if ((await ended) === 0) return;
  console.error((await said).flat().join("\n"));
  throw new Error(complaint);
}

/**
 * Prints the steps of a build, and every fiftieth of its hundreds of pictures; returns all lines,
 * for an error report.
 */
async function follow(output: Readable): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface(output)) {
    lines.push(line);
    const [, done, all] = /\((\d+)\/(\d+)\)$/.exec(line) ?? [];
    if (Number(done) % 50 === 0) console.log(`Pictures: ${done} of ${all}`);
    else if (line.includes("[build]")) console.log(line);
  }
  return lines;
}

function fingerprint(root: string, storeId: string): string {
  const hash = createHash("sha256").update(`store=${storeId}\n`);
  for (const name of VARIABLES) hash.update(`${name}=${process.env[name] ?? ""}\n`);
  for (const file of INPUTS.flatMap((input) => filesOf(root, input)))
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
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
