/** The documents: what is generated is up to date, and what they name exists. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { VARIABLES } from "#server/env/variables.ts";
import { generatedDocs } from "#tests/support/docs/write.ts";

const ROOT = join(import.meta.dirname, "../..");
const DOCS = globSync(["*.md", "docs/**/*.md"], { cwd: ROOT });
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const found = (pattern: RegExp, text: string) =>
  Array.from(text.matchAll(pattern), ([, name = ""]) => name);

test("what is generated is up to date; `npm run docs` writes it", async () => {
  for (const { file, now, then } of await generatedDocs()) expect(now, file).toBe(then);
});

test("the README stays short", () => {
  const lines = read("README.md").trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(90);
  expect(read("README.md")).toContain("npm start");
  expect(read("README.md")).toContain("npm test");
});

test("each variable that is read is declared, and the other way round", () => {
  const files = globSync(
    ["{src,netlify,tests/{bench,support}}/**/*.{ts,mjs,astro}", "tests/*.ts", "astro.config.mjs"],
    { cwd: ROOT },
  );
  const used = files.flatMap((file) =>
    found(/\b(?:process\.env|variables)(?:\.|\[")([A-Z][A-Z0-9_]+)/g, read(file)),
  );
  const ofTheSystem = ["PATH", "TMPDIR", "NODE_COMPILE_CACHE"];
  const declared = Object.values(VARIABLES).flatMap((group) => Object.keys(group));
  expect([...new Set(used)].filter((name) => !ofTheSystem.includes(name)).toSorted()).toEqual(
    declared.toSorted(),
  );
});

test.each(DOCS)("%s: its links, commands and paths lead somewhere", (file) => {
  const text = read(file);
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const links = found(/\]\(([^)\s]+)\)/g, text).filter((link) => !/^https?:/.test(link));
  const paths = found(/`((?:content|docs|netlify|public|src|tests)\/[\w.@[\]/-]+)`/g, text);
  expect(found(/npm run ([\w:]+)/g, text).filter((name) => !(name in scripts))).toEqual([]);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(links.filter((link) => !leads(file, link))).toEqual([]);
});

/** To a file, and to one of its headings where a `#` names one. */
function leads(from: string, link: string): boolean {
  const [path = "", heading] = link.split("#");
  const target = path === "" ? from : join(dirname(from), path);
  if (!existsSync(join(ROOT, target))) return false;
  return (
    heading === undefined ||
    found(/^#+ (.+)$/gm, read(target))
      .map(anchorOf)
      .includes(heading)
  );
}

/** As GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
