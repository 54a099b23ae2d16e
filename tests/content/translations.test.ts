/** Which translations are reported as missing or out of date. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./copy.ts";
import { unfinishedTranslations } from "./translations.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

function folder(files: Record<string, string>): string {
  const content = mkdtempSync(join(tmpdir(), "translations-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  }
  return content;
}

test("the demo content is whole in all four languages", () => {
  expect(unfinishedTranslations(join(ROOT, "content"))).toEqual([]);
});

test("a missing one, one of an older text, one that names no text, and one that is right", () => {
  const content = folder({
    "faqs/en.yaml": "- id: 1\n",
    "faqs/bn.yaml": `# source: ${hash("- id: 1\n")}\n- id: 1\n`,
    "faqs/fr.yaml": `# source: ${hash("- id: 0\n")}\n- id: 1\n`,
    "faqs/es.yaml": "- id: 1\n",
    "legal/en/privacy-policy.mdx": "---\n---\n",
    "legal/es/privacy-policy.mdx": `---\n# source: ${hash("---\n---\n")}\n---\n`,
    "legal/fr/privacy-policy.mdx": `---\n# source: ${hash("---\n---\n")}\n---\n`,
  });
  const stale = "content/faqs/en.yaml has changed. When it agrees again, write '# source:";
  expect(unfinishedTranslations(content)).toEqual([
    `content/faqs/fr.yaml is out of date: ${stale} ${hash("- id: 1\n")}' at its top.`,
    `content/faqs/es.yaml is out of date: ${stale} ${hash("- id: 1\n")}' at its top.`,
    "content/legal/bn/privacy-policy.mdx is missing: its page is shown in English.",
  ]);
});

test("line ends and a byte order mark of another system make no translation out of date", () => {
  const content = folder({
    "faqs/en.yaml": "\uFEFF- id: 1\r\n- id: 2\r\n",
    "faqs/bn.yaml": `# source: ${hash("- id: 1\n- id: 2\n")}\r\n- id: 1\r\n`,
    "faqs/fr.yaml": `\uFEFF# source: ${hash("- id: 1\n- id: 2\n")}\n- id: 1\n`,
    "faqs/es.yaml": `# source: ${hash("- id: 1\n- id: 2\n")}\n- id: 1\n`,
  });
  expect(unfinishedTranslations(content)).toEqual([]);
});

test("a checkout on any system keeps the line ends of texts", () => {
  const files = ["content/faqs/en.yaml", "content/legal/fr/privacy-policy.mdx"];
  const told = execFileSync("git", ["check-attr", "eol", "--", ...files], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(told.trim().split("\n")).toEqual(files.map((file) => `${file}: eol: lf`));
});
