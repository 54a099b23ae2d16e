/**
 * `node src/agency/write.ts`: writes `src/generated` from `content/agency.yaml` and from which
 * folders `content/` has. Installing, builds,
 * tests and checks begin with it. It imports nothing that imports these files.
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
import { modulesOf } from "./modules.ts";
import { readParts } from "./parts.ts";
import { readAgency } from "./read.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Touches no file that is right already. Throws as `readAgency`. */
export function writeAgency(root = ROOT): void {
  const folder = join(root, "src/generated");
  const content = join(root, "content");
  const modules = modulesOf(readAgency(content), readParts(content));
  for (const [path, text] of Object.entries(modules)) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    // Whole at once: tests and builds that run at the same time read it.
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
  for (const path of globSync("**/*.{css,ts}", { cwd: folder }))
    if (!(path in modules)) rmSync(join(folder, path));
}

if (import.meta.main) {
  try {
    writeAgency();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
