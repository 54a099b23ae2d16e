/**
 * The rule for all typed and pasted text: its stored form, and how its length is counted.
 * Independent of the schema library, so that pages can run the server's own check.
 */

/** All line ends of current and old systems. */
const LINE_END = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * Characters that pages, feeds and mails cannot contain: control characters (except tab and LF),
 * lone surrogates, and noncharacters.
 */
const UNSTORABLE =
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

const STRAY = new RegExp(`${LINE_END.source}|${UNSTORABLE.source}`, "u");

/**
 * Invisible marks, which copied addresses and numbers may contain, as part of a class in a pattern
 * with the flag `u`.
 */
export const INVISIBLE = "\\p{Default_Ignorable_Code_Point}\\p{Cf}";

/** Any visible character: no white space, no blank-looking character, no invisible mark. */
export const VISIBLE = new RegExp(String.raw`[^\s\u2800${INVISIBLE}]`, "u");

const DASH = /[\p{Pd}\u2212]/gu;

/** Share of a limit from which a form shows its usage. */
const NEAR = 0.9;

/** The text with one kind of line end and without characters that pages cannot contain. */
export function showableText(text: string): string {
  return text.replace(LINE_END, "\n").replace(UNSTORABLE, "");
}

/**
 * The stored form of a text of any number of lines: `showableText`, Unicode-normalized and trimmed;
 * `""` without a visible character.
 */
export function typedText(text: string): string {
  const typed = showableText(text).normalize("NFC").trim();
  return VISIBLE.test(typed) ? typed : "";
}

/** The stored form of a single-line text: line breaks and tabs become spaces. */
export function typedLine(text: string): string {
  return typedText(text).replace(/[\t\n]+/g, " ");
}

/** Replaces every dash and minus sign by the keyboard's hyphen. */
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
 * The length of a text as every limit counts it, in code points: most emoji are one character, not
 * two.
 */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** The stored length of a text near or over its limit; `undefined` otherwise. */
export function lengthNear(max: number, text: string): number | undefined {
  // A stored letter has at most three code units, and most texts are far below the limit.
  if (text.length * 3 < max * NEAR) return undefined;
  const length = lengthOf(typedText(text));
  return length < max * NEAR ? undefined : length;
}
