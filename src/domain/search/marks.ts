/** Found words in titles and excerpts. */
import { SEARCH } from "#domain/page-limits.ts";
import { cutText } from "#domain/text/text.ts";
import type { SearchDocument } from "./document.ts";
import { piecesOf } from "./words.ts";

/** A part of a text, found or not. */
export interface Mark {
  text: string;
  isFound: boolean;
}

/** What was found in a text: its terms, and those of the query as they were typed. */
export interface Terms {
  found: ReadonlySet<string>;
  typed: ReadonlySet<string>;
}

/** The text in parts; a word is found as a whole, also by its beginning or with slips. */
export function marked(text: string, { found, typed }: Terms): Mark[] {
  const pieces = piecesOf(text);
  const names = pieces.map((piece) => piece.terms.at(-1) ?? "");
  const marks: Mark[] = [];
  pieces.forEach((piece, index) => {
    // With the word before or after it, past the blank between.
    const pairs = [
      (names[index - 2] ?? "") + (names[index] ?? ""),
      (names[index] ?? "") + (names[index + 2] ?? ""),
    ];
    const isFound =
      piece.terms.length > 0 &&
      (piece.terms.some((term) => found.has(term)) || pairs.some((pair) => typed.has(pair)));
    const last = marks.at(-1);
    if (last?.isFound === isFound) last.text += piece.text;
    else marks.push({ text: piece.text, isFound });
  });
  return marks;
}

/** The beginning of the page's text, or what surrounds the first found word further down. */
export function excerptOf(
  { text, more = "" }: Pick<SearchDocument, "text" | "more">,
  terms: Terms,
): Mark[] {
  const start = cutText(text, SEARCH.excerpt);
  for (const whole of [text, more]) {
    const at = foundAt(whole, terms);
    if (at === undefined) continue;
    if (whole === text && at < start.length) break;
    return marked(cutText(from(whole, at), SEARCH.excerpt), terms);
  }
  return marked(start, terms);
}

function foundAt(text: string, terms: Terms): number | undefined {
  let at = 0;
  for (const piece of piecesOf(text)) {
    if (piece.terms.some((term) => terms.found.has(term))) return at;
    at += piece.text.length;
  }
  return undefined;
}

/** The text from a word shortly before `found`, or from its sentence if that begins there. */
function from(text: string, found: number): string {
  const earliest = Math.max(0, found - SEARCH.excerptBefore);
  if (earliest === 0) return text;
  const before = text.substring(earliest, found);
  const [sentence] = /(?<=[.!?।:] )\S.*$/su.exec(before) ?? [];
  const rest = text.substring(found);
  if (sentence !== undefined) return sentence + rest;
  return `… ${before.replace(/^\S*\s/, "")}${rest}`;
}
