/** Finding texts as people type: no matter how something is capitalised, accented or composed. */
import { INVISIBLE, withPlainDashes } from "./typed-text.ts";

/** Accents, and marks that show nothing. */
const UNSOUGHT = new RegExp(String.raw`[\u0300-\u036f${INVISIBLE}]`, "gu");

/**
 * Whether all words of `query` occur in the texts, each anywhere in any of them. A query without
 * words finds everything.
 * Accents of Latin, Greek and Cyrillic letters do not count; vowel signs of other scripts do, as
 * they are letters there.
 */
export function searcher(query: string): (texts: readonly string[]) => boolean {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return (texts) => {
    const text = folded(texts.join("\n"));
    return words.every((word) => text.includes(word));
  };
}

function folded(text: string): string {
  return withPlainDashes(text.normalize("NFKD")).replace(UNSOUGHT, "").toLowerCase();
}
