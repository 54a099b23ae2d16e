/** The lint rule for texts that people read, as the whole configuration applies it. */
import { join } from "node:path";
import { ESLint } from "eslint";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: join(root, "tests/eslint.config.ts"),
  ruleFilter: ({ ruleId }) => ruleId === "house/text-cuts",
});

/** The lines of `code` that the rule refuses, in a file of a room that shows texts. */
async function refused(code: string): Promise<number[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, "src/domain/words.ts") });
  return (result?.messages ?? []).map(({ line }) => line);
}

test("a text that is cut at a code unit is refused, a list, a digest and a time are not", { timeout: 120_000 }, async () => {
  const code = `
    import { createHash } from "node:crypto";
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
    ];
    export const right = [list.slice(0, 2), bytes.slice(0, 2), list[0], list.at(0), name.slice(2), createdAt.slice(0, 10),
      new Date().toISOString().slice(0, 10), createHash("sha256").digest("hex").slice(0, 8)];
  `;
  expect(await refused(code)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});
