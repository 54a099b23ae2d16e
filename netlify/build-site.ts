/**
 * Builds the site with the staff's records and facts, for `build.ts`. Fills a new store from `content/`, and
 * writes the build log that the admin shows. Runs on Netlify, and on the local platform, which at
 * its start only fills the store (`--only-fill`) when the site is already built. On its own, as
 * `npm run build`, it reads the local platform's records, if any, and changes none: its result is
 * not that platform's site.
 */
import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { TEXT_CUTS } from "#domain/limits.ts";
import { withStaffFacts } from "#domain/content/staff-facts.ts";
import { INTERRUPTED } from "#domain/records/publishing.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { cutText } from "#domain/text/text.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { factModules } from "#site/facts/modules.ts";
import { STAFF_FACTS } from "#site/facts/staff.ts";
import { writeAgency } from "#site/agency/write.ts";
import { fillFromContent } from "#site/records/fill.ts";
import { openBlobs } from "./local/open-blobs.ts";
import { keepFacts } from "./local/site-facts.ts";
import { savedFacts } from "./server/agency/agency-facts.ts";
import { logFailure } from "./server/http/log.ts";
import { noteStandstill, recordBuildEnd, recordBuildStart } from "./server/publish/build-log.ts";
import { COLLECTIONS, titleOf } from "./server/records/collections.ts";
import { openStoresInBuild } from "./server/store/stores.ts";

/** The project's root. */
const ROOT = process.cwd();
/** The local platform's data directory. */
const DATA_DIR = resolve(ROOT, process.env["DATA_DIR"] ?? ".data");
const args = process.argv.slice(2);
const onlyFill = args.includes("--only-fill");
/** The site's folder, if the caller has chosen one. */
const outDir = args.includes("--outDir") ? args[args.indexOf("--outDir") + 1] : undefined;

const hasStores = openStoresInBuild();
if (hasStores) {
  const count = await fillFromContent(ROOT);
  if (count > 0) console.log(`Filled the store with ${count} records from content/.`);
}
if (!onlyFill) process.exitCode = await build();
else if (hasStores) await noteStandstill();

async function build(): Promise<number> {
  const id = hasStores ? await recordBuildStart() : undefined;
  const blobs = hasStores ? undefined : await openBlobs(DATA_DIR);
  if (hasStores || blobs) await takeFacts();
  if (blobs) console.log(`The pages are made of the records in ${DATA_DIR} and of content/.`);
  const { code, lines } = await runAstro(args, id);
  await blobs?.close();
  if (code === 0 && outDir !== undefined) keepFacts(resolve(ROOT, outDir), factModules(ROOT));
  if (id !== undefined)
    try {
      // Without an exit code it was killed, perhaps together with the platform.
      await recordBuildEnd(
        id,
        code === 0 ? undefined : code === null ? INTERRUPTED : await explain(lines),
      );
    } catch (error) {
      // Only the log lacks the entry: a complete site is still deployed.
      logFailure("noting the end of the build", error);
    }
  return code ?? 1;
}

/**
 * Puts the staff's facts over those of `content/agency.yaml`: into pages, texts that name them, and
 * the functions. So all of them follow with this build.
 */
async function takeFacts(): Promise<void> {
  const saved = await savedFacts();
  if (!saved) return;
  const { revision, facts } = saved;
  process.env[STAFF_FACTS] = JSON.stringify({ revision, facts });
  // Netlify bundles the functions after the build, with the generated files. A site in a folder of
  // its own has the facts of its functions there.
  if (outDir === undefined) writeAgency(ROOT, (agency) => withStaffFacts(agency, facts));
}

/**
 * Runs `astro build`, prints its output and returns it. The pages carry the `id` of their build.
 */
async function runAstro(
  args: readonly string[],
  id: string | undefined,
): Promise<{ code: number | null; lines: string[] }> {
  // The output is parsed below; in CI, Astro would colour it even for a pipe.
  const env = {
    ...process.env,
    NO_COLOR: "1",
    FORCE_COLOR: undefined,
    ...(id !== undefined && { SITE_BUILD: id }),
  };
  const child = spawn(
    process.execPath,
    [join(ROOT, "node_modules/astro/bin/astro.mjs"), "build", ...args],
    { cwd: ROOT, env },
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => child.kill(signal));
  let said = "";
  child.stdout.on(
    "data",
    (chunk: Buffer) => (process.stdout.write(chunk), (said += chunk.toString())),
  );
  child.stderr.on(
    "data",
    (chunk: Buffer) => (process.stderr.write(chunk), (said += chunk.toString())),
  );
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once("error", reject).once("close", resolve),
  );
  return { code, lines: said.split("\n") };
}

/**
 * Why a build failed, for staff: Astro's message above the code location, and the record of that
 * page.
 */
async function explain(lines: readonly string[]): Promise<Sentence> {
  const place = lines.findIndex((line) => /^\s+(?:Hint|Location|Stack trace):/.test(line));
  const before = place === -1 ? lines : lines.slice(0, place);
  const said = before
    .findLast((line) => line.trim() !== "")
    ?.replace(/^[\d:]+ |\[ERROR\] |^! /g, "");
  const at = before.findLast((line) => /[├└]─ \//.test(line)) ?? "";
  const [, kind, slug] = /\/(services|projects)\/([a-z0-9-]+)/.exec(at) ?? [];
  const collection = RECORD_KINDS.filter((known) => known === kind).map(
    (known) => COLLECTIONS[known],
  )[0];
  const record =
    collection && (await collection.document.list()).find((item) => item.slug === slug);
  if (said === undefined) return say("build.failedSilently");
  const why = cutText(said.trim().replace(/\.$/, ""), TEXT_CUTS.fault);
  if (!collection || !record) return say("build.failed", { why });
  return say("build.failedAt", { title: titleOf(collection, record), why });
}
