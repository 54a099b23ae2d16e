/**
 * `node src/agency/write.ts`: writes `src/generated` from `content/agency.yaml`, `content/brand` and
 * the folders in `content/`. Installs, builds, tests and checks run it first. It imports nothing
 * that depends on these files.
 */
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Agency } from "#domain/content/agency.ts";
import { lookModules } from "#site/brand/modules.ts";
import { readLook } from "#site/brand/read.ts";
import { modulesOf, textsOf } from "./modules.ts";
import { readMoved } from "./moved.ts";
import { readParts } from "./parts.ts";
import { readPlatforms, readPrices } from "./prices.ts";
import { readAgency, readOwnFacts } from "./read.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** What staff have changed in the facts of the content. */
type Change = (agency: Agency) => Agency;
const NOTHING: Change = (agency) => agency;

/** Rewrites only files that differ. Throws as `agencyModules`. */
export function writeAgency(root = ROOT, change = NOTHING): void {
  const folder = join(root, "src/generated");
  const modules = agencyModules(root, change);
  for (const [path, text] of Object.entries(modules)) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    // Written atomically: parallel tests and builds read it.
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
  for (const path of globSync("**/*.{css,ts}", { cwd: folder }))
    if (!(path in modules)) rmSync(join(folder, path));
}

/**
 * Module texts by path below `src/generated`. Throws a line for each error, and if texts of a
 * language are missing.
 */
export function agencyModules(root: string, change = NOTHING): Record<string, string> {
  const content = join(root, "content");
  const agency = change(readAgency(content));
  const missing = textsOf(agency.languages).filter((path) => !existsSync(join(ROOT, path)));
  if (missing.length > 0) throw new Error(missing.map((path) => `${path}: Is missing.`).join("\n"));
  const cities = Object.fromEntries(
    agency.languages.map((language) => [
      language,
      readOwnFacts(content, language).address?.city ?? agency.address.city,
    ]),
  );
  return {
    ...modulesOf(
      agency,
      readParts(content),
      cities,
      readPrices(content),
      readPlatforms(content),
      readMoved(content),
    ),
    ...lookModules(readLook(content)),
  };
}

if (import.meta.main) {
  try {
    writeAgency();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
