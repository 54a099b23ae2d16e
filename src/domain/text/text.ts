/** Cuts texts for cards. A cut text ends in one ellipsis; a short one stays whole. */
import { lengthOf } from "./typed-text.ts";

const ELLIPSIS = "…";

/** Code units of a character, generously. */
const UNITS = 6;

/** Letters, digits and marks of European languages, each a character of its own. */
const SINGLE = /^[\n -~\u00a0-\u02ff\u2010-\u2027\u202f\u20a0-\u20bf]*$/;

/** Words that need a following word, in the site's languages; a cut text does not end in one. */
const DANGLING = new Set(
  (
    "a an the and or but so as at by for from in into of on per to with without than that which who how when where why if while because " +
    "we you they it i he she your our their its his her can may will is are was were be not no every each " +
    "le la les un une des du de et ou à au aux en dans par sur sous pour avec sans que qui dont ce cette ces votre vos notre nos leur leurs est sont ne " +
    "el los las una unos unas del y o al con por para sin su sus nuestro nuestra lo se es son " +
    "ও এবং আর বা কিংবা যে যা যাতে যেন তাই এই সেই একটি এক প্রতি"
  ).split(" "),
);

/**
 * At most `max` characters (graphemes, so no emoji or conjunct is split), then an ellipsis. Cuts
 * after the last whole word that can end a text, unlike `of`, `120+` or an opening bracket; breaks
 * a word only if it alone is longer than `max`.
 */
export function cutText(text: string, max: number): string {
  const whole = text.trim();
  const characters = charactersBeyond(whole, max);
  if (!characters) return whole;
  const kept = characters.slice(0, max);
  const wordEnd = /\s/.test(characters[max] ?? "")
    ? max
    : kept.findLastIndex((character) => /\s/.test(character));
  return endWell(kept.slice(0, wordEnd > 0 ? wordEnd : max).join("")) + ELLIPSIS;
}

/** The first `max` characters and the next one; `undefined` when there are no more than `max`. */
function charactersBeyond(text: string, max: number): string[] | undefined {
  if (text.length <= max) return undefined;
  // A segmenter reads all of a text before its first character, so it gets the start alone, which
  // nearly always has enough.
  for (const part of [text.slice(0, UNITS * (max + 1)), text]) {
    const characters: string[] = [];
    for (const { segment, index } of new Intl.Segmenter().segment(part)) {
      // The last one of a part may be cut.
      if (part !== text && index + segment.length === part.length) break;
      if (characters.push(segment) > max) return characters;
    }
  }
  return undefined;
}

/** The number of characters as `cutText` counts them. */
export function characterCount(text: string): number {
  if (SINGLE.test(text)) return text.length;
  return Array.from(new Intl.Segmenter().segment(text)).length;
}

/**
 * As `cutText`, but with the ellipsis within `max` characters as limits count them, so that every
 * field accepts the result.
 */
export function fitText(text: string, max: number): string {
  if (lengthOf(text) <= max) return text;
  const whole = text.trim();
  return cutText(whole, startOf(whole, max - ELLIPSIS.length).length);
}

/**
 * A text cut to at most `max` characters as limits count stored text, without an ellipsis, which
 * would become part of the search.
 */
export function fitSearch(text: string, max: number): string {
  const stored = text.normalize("NFC");
  return lengthOf(stored) <= max ? text : startOf(stored, max).join("");
}

/** The first graphemes that fit into `max` as limits count. */
function startOf(text: string, max: number): string[] {
  const characters: string[] = [];
  let room = max;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    room -= lengthOf(segment);
    if (room < 0) break;
    characters.push(segment);
  }
  return characters;
}

/** The first `max` words, without last words that need another, then an ellipsis. */
export function cutWords(text: string, max: number): string {
  const whole = text.trim();
  // Spaces stay unchanged: some are non-breaking.
  const words = [...whole.matchAll(/\S+/g)];
  const next = words[max];
  return next ? endWell(whole.slice(0, next.index)) + ELLIPSIS : whole;
}

/** Paragraphs of a text, separated by blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** `"Title - description"` split at the first `" - "`; without one, the whole text is the title. */
export function splitBullet(bullet: string): { title: string; description: string } {
  const at = bullet.indexOf(" - ");
  if (at < 0) return { title: bullet.trim(), description: "" };
  return { title: bullet.slice(0, at).trim(), description: bullet.slice(at + 3).trim() };
}

/**
 * Splits a paragraph into its opening sentence, to be set large, and the rest. Takes short opening
 * sentences together until they have `min` characters.
 */
export function splitLead(text: string, min = 0): { lead: string; rest: string } {
  let end = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(
    text.trim(),
  )) {
    end += segment.length;
    if (end >= min) break;
  }
  return { lead: text.trim().slice(0, end).trim(), rest: text.trim().slice(end) };
}

/**
 * A title in parts: a short hyphenated word is its own part, kept whole in a narrow column. A
 * longer one may break at its hyphens, or it would overflow.
 */
export function titleParts(title: string): { text: string; whole: boolean }[] {
  const parts = title.split(/(\S+-\S+)/).filter((text) => text !== "");
  return parts.map((text) => ({ text, whole: text.includes("-") && text.length <= 12 }));
}

/**
 * The initials of the first and last word of a name: `"Tasnim Ara Rahman"` becomes `"TR"`, a single
 * word yields one letter.
 */
export function initials(name: string): string {
  const words = name.split(/[\s.]+/).filter(Boolean);
  const segmenter = new Intl.Segmenter();
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word = "") => segmenter.segment(word).containing(0)?.segment ?? "")
    .join("");
}

/**
 * A text ready for an ellipsis: without a trailing space, comma, dash, sign, opening bracket, or
 * words that need another.
 */
function endWell(text: string): string {
  const trimmed = text.replace(/[\s,;:.।–—\-+/&$€£৳#@([{<«“‘"']+$/u, "");
  const lastWord = /^(.*)\s(\S+)$/su.exec(trimmed);
  if (!lastWord) return trimmed || text;
  const [, before = "", word = ""] = lastWord;
  const hangs = DANGLING.has(word.toLowerCase()) || /^[^\p{L}]*\p{N}[^\p{L}]*$/u.test(word);
  return hangs ? endWell(before) : trimmed;
}
