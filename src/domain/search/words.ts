/** Words of texts and queries, as the index compares them. */
import { foldedSpelling } from "#domain/text/folded.ts";

/** A letter, sign or digit; between two of them, an apostrophe, a dot or a dash joins. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.·\p{Pd}][\p{L}\p{M}\p{N}]+)*/gu;
const JOINT = /['’.·\p{Pd}]/u;

/** The parts of a word and the whole: `e-commerce` is found by `commerce` and `ecommerce`. */
export function spellingsOf(word: string): string[] {
  const parts = word.split(JOINT);
  return parts.length === 1 ? parts : [...parts, parts.join("")];
}

/** Folded words, compounds whole. */
export function wordsOf(text: string): string[] {
  return foldedSpelling(text).match(WORD) ?? [];
}

/** What the index keeps of a text. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap(spellingsOf);
}

/** Neighbouring words without their space: `webdesign` finds `Web Design`. */
export function pairsOf(title: string): string[] {
  const words = wordsOf(title);
  return words.slice(1).map((word, index) => (words[index] ?? "") + word);
}

/** A text in turns of words and what is between them, with the folded spellings of each word. */
export function piecesOf(text: string): { text: string; terms: string[] }[] {
  const pieces: { text: string; terms: string[] }[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(PIECE)) {
    if (index > end) pieces.push({ text: text.substring(end, index), terms: [] });
    pieces.push({ text: word, terms: termsOfWord(word) });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.substring(end), terms: [] });
  return pieces;
}

/** Texts repeat their words, and folding is slow. */
const known = new Map<string, string[]>();
function termsOfWord(word: string): string[] {
  const terms = known.get(word) ?? termsOf(word);
  known.set(word, terms);
  return terms;
}

/** As `WORD`, in a text as written, which may have joiners and soft hyphens in its words. */
const PIECE = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\p{Cf}]|['’.·\p{Pd}](?=[\p{L}\p{M}\p{N}]))*/gu;

/** What an address calls its page or the place on it, in English in every language. */
export function nameIn(href: string): string {
  return href.split(/[/#]/).at(-1) ?? "";
}
