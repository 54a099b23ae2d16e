/**
 * Which pages a lost address may mean. It compares names, for which the search's engine would be
 * too much: a not-found page loads little.
 */
import { SEARCH } from "#domain/page-limits.ts";
import { distanceOf } from "#domain/text/nearest.ts";
import type { SearchDocument } from "./document.ts";
import { exchanged, slipsIn } from "./guesses.ts";
import { termsOf } from "./words.ts";

/** What a match is worth, by its place. */
const WORTH = { name: 4, title: 3, words: 1.5, text: 0.6, folder: 1 } as const;
/** What the whole name of a page is worth beyond its words. */
const WHOLE = 2;
/** How well the best place must fit, and the others. */
const ENOUGH = { best: 1.4, others: 0.3 } as const;
/** Shorter words, as in `/a/b`, say nothing. */
const WORD_MIN = 3;

/** The best places first; none rather than wrong ones. */
export function placesFor(path: string, documents: readonly SearchDocument[]): SearchDocument[] {
  const [lost, folder] = partsOf(path);
  if (lost.length === 0) return [];
  const places = documents
    .filter(({ href }) => !href.includes("#"))
    .map((document) => ({ document, worth: worthOf(document, lost, folder) }))
    .sort((a, b) => b.worth - a.worth);
  if ((places[0]?.worth ?? 0) < ENOUGH.best) return [];
  return places
    .filter(({ worth }) => worth >= ENOUGH.others)
    .slice(0, SEARCH.suggestions)
    .map(({ document }) => document);
}

function worthOf(document: SearchDocument, lost: readonly string[], folder: readonly string[]) {
  const { href, title, words = "", text, more = "" } = document;
  const [names, folders] = partsOf(href);
  const fields: [terms: readonly string[], worth: number][] = [
    [names, WORTH.name],
    [termsOf(title), WORTH.title],
    [termsOf(words), WORTH.words],
  ];
  const read = new Set(termsOf(`${text} ${more}`));
  const best = lost.map((word) =>
    Math.max(
      read.has(word) ? WORTH.text : 0,
      ...fields.map(([terms, worth]) => worth * likest(word, terms)),
    ),
  );
  const known = names.filter((name) => likest(name, lost) > 0).length;
  const whole = names.length > 0 ? (WHOLE * known) / names.length : 0;
  // `/servces` may also mean a page in the folder of that name.
  const inFolder = likest(folder[0] ?? lost[0] ?? "", folders) > 0 ? WORTH.folder : 0;
  return best.reduce((sum, worth) => sum + worth, 0) / lost.length + whole + inFolder;
}

/** From 0 to 1: how much the most similar term resembles the word. */
function likest(word: string, terms: readonly string[]): number {
  if (terms.includes(word)) return 1;
  // In a path, four letters are as near to another word as to their own, unless one is missing.
  const slipsTo = (term: string) =>
    word.length > 4 ? slipsIn(word) : Number(term.length > word.length);
  const swapped = exchanged(word);
  let most = 0;
  for (const term of terms) {
    if (Math.min(term.length, word.length) < 4) continue;
    if (term.startsWith(word) || word.startsWith(term)) return 0.9;
    const slips = slipsTo(term);
    if (Math.abs(term.length - word.length) > slips) continue;
    if (swapped.includes(term) || distanceOf(word, term) <= slips) most = 0.8;
  }
  return most;
}

/** The words of the last part of a path, and of the first one before it, without the language. */
function partsOf(path: string): [last: string[], folder: string[]] {
  const parts = readable(path)
    .replace(/^\/[a-z]{2}(?=\/|$)/i, "")
    .replace(/\.\w{2,5}$/, "")
    .split("/")
    .filter(Boolean);
  const wordsIn = (part = "") => termsOf(part).filter((word) => word.length >= WORD_MIN);
  return [wordsIn(parts.at(-1)), wordsIn(parts.length > 1 ? parts[0] : "")];
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
