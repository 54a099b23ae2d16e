/** Sums in English, for readers who do not count in lakhs. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const CONTENT = join(import.meta.dirname, "../..");

test("a lakh stands in brackets after its figure, except in the figures of a platform", () => {
  const unexplained = globSync(["*/en/*.mdx", "*/en.yaml"], { cwd: CONTENT }).flatMap((file) =>
    readFileSync(join(CONTENT, file), "utf8")
      .split("\n")
      .filter(
        (line) =>
          /\blakh\b/.test(line) &&
          !/^ {4}avgMonthlySales:/.test(line) &&
          !/Tk [\d,]+\+? \([\d.]+ lakh taka\)/.test(line),
      ),
  );
  expect(unexplained).toEqual([]);
});
