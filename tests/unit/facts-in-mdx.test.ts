import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { factsInMdx } from "#site/facts/mdx.ts";

test("a fact in a text is words, whatever its characters mean there", () => {
  const content = join(mkdtempSync(join(tmpdir(), "facts-")), "content");
  cpSync("content/site", join(content, "site"), { recursive: true });
  const agency = readFileSync("content/agency.yaml", "utf8");
  const brand = "brand: A ~~b~~ *c* _d_ `e` <f> & [g]";
  writeFileSync(join(content, "agency.yaml"), agency.replace(/^brand: .*$/m, brand));
  const { handler } = factsInMdx().transform as unknown as {
    handler(text: string, id: string): { code: string };
  };
  expect(handler("By {brand}.", join(content, "legal/en/terms.mdx")).code).toBe(
    "By A \\~\\~b\\~\\~ \\*c\\* \\_d\\_ \\`e\\` \\<f\\> \\& \\[g\\].",
  );
});
