import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const plain = read("src/styles/plain.css");
const found = (pattern: RegExp, text: string) =>
  new Set(Array.from(text.matchAll(pattern), ([, name = ""]) => name));

it("the look without stitches changes tokens that there are", () => {
  const tokens = found(/^\s+(--[\w-]+):/gm, read("src/styles/tokens.css"));
  const changed = found(/^\s{4}(--[\w-]+):/gm, plain);
  expect(
    [...changed].filter((name) => !tokens.has(name) && !plain.includes(`var(${name})`)),
  ).toEqual([]);
  // All rows, columns and frames are among them.
  const sewn = [...tokens].filter((name) => /^--(?:row|column|stitch-|sewn|quilt)/.test(name));
  expect(sewn.filter((name) => !changed.has(name))).toEqual([]);
});

it("and parts that pages have", () => {
  const markup = globSync("src/**/*.{astro,tsx}").map(read).join("\n");
  const gone = [...found(/\.([a-z][\w-]+)(?=[\s:,.{])/g, plain)].filter(
    (name) => !markup.includes(name),
  );
  expect(gone).toEqual([]);
});
