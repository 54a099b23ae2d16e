/**
 * Writes `content/brand/` as modules for pages, styles and functions, so that none of them reads
 * YAML: `node src/brand/write.ts`, before every build, start and check.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tokensOf } from "#domain/brand/look.ts";
import { type Look, readLook } from "./read.ts";

const NOTE = "Written by src/brand/write.ts from content/brand.";

export function writeLook(root: string): void {
  const folder = join(root, "src/brand/made");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(filesOf(readLook(root)))) {
    const file = join(folder, name);
    // An unchanged file triggers no watcher.
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}

/** File texts by name. */
export function filesOf({ stitched, colours, mark }: Look): Record<string, string> {
  return {
    "look.ts": [
      `/** ${NOTE} */`,
      `import type { Colours } from "#domain/brand/look.ts";`,
      `import type { Mark } from "#domain/brand/mark.ts";`,
      `export const STITCHED = ${stitched} as boolean;`,
      `export const COLOURS: Colours = ${JSON.stringify(colours)};`,
      `export const MARK: Mark = ${JSON.stringify(mark)};`,
      "",
    ].join("\n"),
    "palette.css": [
      `/* ${NOTE} */`,
      ...(stitched ? [] : [`@import "../../styles/plain.css";`]),
      `@layer tokens { :root {\n${tokensOf(colours)}\n} }`,
      "",
    ].join("\n"),
  };
}

if (import.meta.main) {
  try {
    writeLook(process.cwd());
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
