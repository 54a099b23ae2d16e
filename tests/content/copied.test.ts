/**
 * Nothing in a translation is a copy of the English text, but names and the few words that both
 * languages share.
 */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leftInEnglish } from "./copied.ts";
import { ROOT } from "./copy.ts";

test("no text of the demo content was left in English", () => {
  expect(leftInEnglish(join(ROOT, "content"))).toEqual([]);
});

test("a paragraph, a sentence within one, a field and a list entry that were copied are found; a name may be the same", () => {
  const content = join(mkdtempSync(join(tmpdir(), "copied-")), "content");
  cpSync(join(ROOT, "content"), content, {
    recursive: true,
    filter: (source) => !/\.(?:webp|jpg|svg)$/.test(source),
  });
  const swap = (file: string, from: RegExp, to: string) => {
    const path = join(content, file);
    const text = readFileSync(path, "utf8");
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  };
  swap(
    "legal/fr/privacy-policy.mdx",
    /^Les polices, .*$/m,
    "Fonts, pictures and scripts come from our own address.",
  );
  swap(
    "legal/es/privacy-policy.mdx",
    /El tema no se nos envía nunca\./,
    "The theme is never sent to us.",
  );
  swap("platforms/bn/amazon.mdx", /- স্টোর সেটআপ$/m, "- Store setup");
  swap("platforms/fr/daraz.mdx", /platformsServed: .*/, "platformsServed: [Bangladesh]");
  swap("site/fr.yaml", /askTitle: .*/, "askTitle: Something else on your mind?");
  swap("site/en.yaml", /askTitle: .*/, "askTitle: Something else on your mind?");
  expect(leftInEnglish(content).map((line) => line.replace(/:\d+/, ""))).toEqual([
    "content/legal/fr/privacy-policy.mdx text: Is left in English: Fonts, pictures and scripts come from our own address.",
    "content/legal/es/privacy-policy.mdx text: Is left in English: The theme is never sent to us.",
    "content/platforms/bn/amazon.mdx details.services.0: Is left in English: Store setup",
    "content/site/fr.yaml home.askTitle: Is left in English: Something else on your mind?",
  ]);
});

test("a whole file that was copied does not pass for its own translation", () => {
  const content = join(mkdtempSync(join(tmpdir(), "copied-")), "content");
  for (const file of ["articles/en/web-trends.mdx", "articles/fr/web-trends.mdx"])
    cpSync(join(ROOT, "content/articles/en/web-trends.mdx"), join(content, file));
  expect(leftInEnglish(content).length).toBeGreaterThan(20);
});
