/** Words of the site that resemble a query without result. */
import { SEARCH } from "#domain/page-limits.ts";
import { distanceOf } from "#domain/text/nearest.ts";
import type { SearchDocument } from "./document.ts";
import { piecesOf } from "./words.ts";

/** Letters of a word worth suggesting, and the share of its letters that may differ. */
const LENGTH_MIN = 4;
const DIFFERENT_MAX = 0.4;

/** The nearest words of titles, as written there. */
export function similarWords(
  words: readonly string[],
  documents: readonly SearchDocument[],
): string[] {
  const known = new Map<string, string>();
  for (const { title } of documents)
    for (const { text, terms } of piecesOf(title)) {
      const term = terms.at(-1) ?? "";
      if (term.length >= LENGTH_MIN && !known.has(term)) known.set(term, text);
    }
  return Array.from(known, ([term, text]) => ({
    text,
    share: Math.min(
      ...words.map((word) => distanceOf(word, term) / Math.max(word.length, term.length)),
    ),
  }))
    .filter(({ share }) => share <= DIFFERENT_MAX)
    .sort((a, b) => a.share - b.share)
    .slice(0, SEARCH.suggestions)
    .map(({ text }) => text);
}
