/** Forms of a text in which different spellings of a word are equal. */
import { plainLetters } from "./slug.ts";
import { INVISIBLE } from "./typed-text.ts";

/** Accents and invisible marks. */
const UNSOUGHT = new RegExp(String.raw`[\u0300-\u036f${INVISIBLE}]`, "gu");

/**
 * Without capitals, accents, invisible marks and differences of Unicode composition. Vowel signs of
 * other scripts stay, as they are letters there.
 */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(UNSOUGHT, "").toLowerCase();
}

/** Bengali letters that sound alike and are often mistaken, each row with its common letter. */
const ALIKE: readonly [letters: RegExp, common: string][] = [
  // With their dot, which is a character of its own by now.
  [/[ডঢ]\u09bc/g, "\u09dc"],
  [/য\u09bc/g, "\u09df"],
  [/[ঁঃ\u09bc]/g, ""],
  [/[শষ]/g, "স"],
  [/ণ/g, "ন"],
  [/ৎ/g, "ত"],
  [/ঙ\u09cd?/g, "ং"],
  [/ঈ/g, "ই"],
  [/ঊ/g, "উ"],
  [/ী/g, "ি"],
  [/ূ/g, "ু"],
];
const ZERO = "০".charCodeAt(0);

/**
 * As `folded`, and with one spelling for what people write in several ways: `œ` and `oe`, the long
 * and short vowels of Bengali, its three letters for `s`, its digits and ours.
 */
export function foldedSpelling(text: string): string {
  const plain = plainLetters(folded(text));
  if (!/[\u0980-\u09ff]/.test(plain)) return plain;
  // A vowel sign of two halves is one letter again: its place in a word is one slip.
  return ALIKE.reduce(
    (word, [letters, common]) => word.replace(letters, common),
    plain.normalize("NFC"),
  ).replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
}
