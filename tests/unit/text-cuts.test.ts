/**
 * The lint rule for texts that people read, as the whole configuration applies it: to a project of
 * one file, so that no other is read.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ESLint } from "eslint";
import { afterAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** The language alone: to read the browser's and Node's types takes longer than the test. */
const OPTIONS = { strict: true, target: "ES2024", lib: ["ES2024"], types: [], noEmit: true };
// Inside the project, where its packages are found.
const folder = mkdtempSync(join(ROOT, "dist-lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The lines of `code` that the rule refuses, in a file of a room that shows texts. */
async function refused(code: string): Promise<number[]> {
  const filePath = join(folder, "src/domain/text/words.ts");
  mkdirSync(join(folder, "src/domain/text"), { recursive: true });
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: OPTIONS, include: ["src"] }),
  );
  writeFileSync(filePath, code);
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: join(ROOT, "tests/eslint.config.ts"),
    overrideConfig: {
      languageOptions: { parserOptions: { project: join(folder, "tsconfig.json") } },
    },
    ruleFilter: ({ ruleId }) => ruleId === "house/text-cuts",
  });
  const [result] = await eslint.lintFiles(filePath);
  return (result?.messages ?? []).map(({ line }) => line);
}

test("a text that is cut at a code unit is refused, a list, a digest and a time are not", async () => {
  const code = `
    declare function createHash(name: string): { digest(how: string): string };
    declare const name: string, word: "a" | "b", maybe: string | undefined, list: string[], bytes: Uint8Array, createdAt: string, max: number;
    export const wrong = [
      name.slice(0, 120),
      name.slice(0, max),
      name.trim().substring(0, 5),
      name.substr(0, 5),
      name.charAt(0),
      name.at(0),
      name[0],
      word.slice(0, 1),
      maybe?.slice(0, 10),
      list.join("").slice(0, 10),
      list[0]?.slice(0, 1),
      Array.from(name)[0]?.toUpperCase(),
      [...name][0],
      [...name.trim()].slice(0, 3).join(""),
      Array.from(name).at(0),
    ];
    export const right = [list.slice(0, 2), bytes.slice(0, 2), list[0], list.at(0), [...list][0], Array.from(bytes)[0], [...name, ...list][0], name.slice(2), createdAt.slice(0, 10),
      new Date().toISOString().slice(0, 10), createHash("sha256").digest("hex").slice(0, 8)];
  `;
  expect(await refused(code)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
});
