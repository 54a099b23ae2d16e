import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LOCALE, LOCALES } from "#domain/links.ts";

/**
 * What a translation says of its English original: `# source: ` and the first twelve digits of its
 * SHA-256.
 */
const SOURCE = /^\uFEFF?# source: ([0-9a-f]{12})\r?$/m;

/**
 * What is not yet in all languages of a content folder, one line a file: translations that are
 * missing, and those whose English original has changed since (or that do not say which one they
 * follow). Pages fall back to English for the former and show the latter.
 */
export function unfinishedTranslations(content: string): string[] {
  const originals = globSync([`*/${DEFAULT_LOCALE}/*.mdx`, `*/${DEFAULT_LOCALE}.yaml`], {
    cwd: content,
  }).toSorted();
  return originals.flatMap((original) => {
    const digest = digestOf(readFileSync(join(content, original), "utf8"));
    return LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap((locale) => {
      const twin = original.replace(/\/en(?=[/.])/, `/${locale}`);
      if (!existsSync(join(content, twin)))
        return [`content/${twin} is missing: its page is shown in English.`];
      const follows = SOURCE.exec(readFileSync(join(content, twin), "utf8"))?.[1];
      if (follows === digest) return [];
      return [
        `content/${twin} is out of date: content/${original} has changed. When it agrees again, write '# source: ${digest}' at its top.`,
      ];
    });
  });
}

/**
 * What a translation calls the version that it follows. Of the words: line ends and a byte order mark differ by system and editor.
 */
export function digestOf(text: string): string {
  const words = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  return createHash("sha256").update(words).digest("hex").slice(0, 12);
}
