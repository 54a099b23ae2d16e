/**
 * The one rule for all text that people type or paste: what of it is stored, and how its length is
 * counted. Without a schema library, so that a page can ask the same question as the server.
 */

/** Whatever a program or an old system means by a line end. */
const LINE_END = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * Characters that no page, feed or mail can hold: other control characters (tab and LF excepted),
 * lone surrogates, and noncharacters.
 */
const UNSTORABLE =
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

const STRAY = new RegExp(`${LINE_END.source}|${UNSTORABLE.source}`, "u");

/**
 * Marks that show nothing, as part of a class in a pattern with the flag `u`. They come along when
 * an address or a number is copied.
 */
export const INVISIBLE = String.raw`\p{Default_Ignorable_Code_Point}\p{Cf}`;

const DASH = /[\p{Pd}\u2212]/gu;

/** From this share of a limit on, a form says how much of it is used. */
const NEAR = 0.9;

/**
 * A text as it was typed, but for one kind of line end and without characters that no page can
 * hold.
 */
export function showableText(text: string): string {
  return text.replace(LINE_END, "\n").replace(UNSTORABLE, "");
}

/**
 * A text of any number of lines, as it is stored: `showableText` with one kind of each letter and
 * no blanks around it.
 */
export function typedText(text: string): string {
  return showableText(text).normalize("NFC").trim();
}

/** A text that has one line, like a name: a line break or a tab in it is a space. */
export function typedLine(text: string): string {
  return typedText(text).replace(/[\t\n]+/g, " ");
}

/** Every dash and minus sign as the one of the keyboard. */
export function withPlainDashes(text: string): string {
  return text.replace(DASH, "-");
}

/**
 * Index of the first character that `typedText` would change, except surrounding blanks and Windows
 * line ends; -1 without one.
 */
export function strayCharacterIn(text: string): number {
  return text.replaceAll("\r\n", "\n\n").search(STRAY);
}

/**
 * The length of a text as every limit counts it: a letter beyond the first 65,536, like most emoji,
 * is one character, not two.
 */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The stored length of a text near or over its limit; `undefined` otherwise. */
export function lengthNear(max: number, text: string): number | undefined {
  // No letter is stored as more than three code units, and most texts are nowhere near.
  if (text.length * 3 < max * NEAR) return undefined;
  const length = lengthOf(typedText(text));
  return length < max * NEAR ? undefined : length;
}
