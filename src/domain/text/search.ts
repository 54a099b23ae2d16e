/** Text search that ignores capitals, accents and Unicode composition. */
import { folded } from "./folded.ts";
import { withPlainDashes } from "./typed-text.ts";

/**
 * Returns a test whether all words of `query` occur in the texts, each in any of them. A query
 * without words matches everything. Accents of Latin, Greek and Cyrillic letters are ignored; vowel
 * signs of other scripts count, as they are letters there.
 */
export function searcher(query: string): (texts: readonly string[]) => boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return (texts) => {
    const text = plain(texts.join("\n"));
    return words.every((word) => text.includes(word));
  };
}

function plain(text: string): string {
  return withPlainDashes(folded(text));
}
