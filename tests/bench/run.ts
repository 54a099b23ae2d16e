/**
 * `npm run bench -- home` (or another part): prints figures and saves them as JSON. Never part of
 * the tests: the machine is shared and noisy.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { benchAdmin } from "./admin.ts";
import { benchApi, benchMessages } from "./api.ts";
import { benchBuild } from "./build.ts";
import { benchCompare } from "./compare/compare.ts";
import { benchHome } from "./home.ts";
import { benchPublish } from "./publish.ts";
import { benchSite } from "./site.ts";
import { benchWalk } from "./walk.ts";

const PARTS: Record<string, () => Promise<unknown>> = {
  home: benchHome,
  walk: benchWalk,
  compare: benchCompare,
  site: benchSite,
  admin: benchAdmin,
  api: benchApi,
  inbox: benchMessages,
  build: benchBuild,
  publish: benchPublish,
};

const name = process.argv[2] ?? "home";
const part = PARTS[name];
if (!part) {
  console.error(`There is no bench '${name}'. Choose one of: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
const figures = await part();
const folder = "node_modules/.cache/bench";
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(figures, null, 2)}\n`);
console.log(`Saved to ${folder}/${name}.json`);
