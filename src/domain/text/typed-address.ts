/**
 * Email addresses and phone numbers as they are typed or copied from pages, mails and contact
 * lists, and what is stored of them.
 */
import { INVISIBLE, typedLine, withPlainDashes } from "./typed-text.ts";

const INVISIBLE_MARKS = new RegExp(`[${INVISIBLE}]`, "gu");
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** Signs that only look like those of a number. */
const LIKE_DASH = /[\u30fc\u2043\u207b\u208b]/g;
const LIKE_PLUS = /[\ufe62\u207a\u208a]/g;
const LIKE_SLASH = /[\u2044\u2215]/g;
const DOTS = /\s*[\u00b7\u2022\u2027\u2219\u22c5\u30fb\uff65]\s*/g;

/**
 * In plain characters: no invisible marks, one kind of dash and of space, and nothing of the list
 * that it was in.
 */
function plainLine(text: string): string {
  const seen = typedLine(text)
    .replace(INVISIBLE_MARKS, "")
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
  return withPlainDashes(seen)
    .replace(/\s/g, " ")
    .replace(/[\s,;]+$/, "")
    .trim();
}

/** The address alone, without the name before it, or the `mailto:` and the subject of a link. */
export function typedEmail(text: string): string {
  const plain = plainLine(text)
    .replace(/[\u3002\uff61\u2024\ufe52]/g, ".")
    .replace(/\ufe6b/g, "@")
    .replace(/\u2019/g, "'");
  const [, bracketed = plain] = /^[^<>]*<([^<>]+)>[\s.]*$/.exec(plain) ?? [];
  const [, linked = bracketed] = /^\s*mailto:([^?]*)/i.exec(bracketed) ?? [];
  return linked.replace(/[\s.,;]+$/, "").trim();
}

/**
 * A number with plain signs between its digits; one from a link loses its `tel:` and keeps its
 * extension.
 */
export function typedPhone(text: string): string {
  return plainLine(text)
    .replace(/[\u3002\uff61]/g, ".")
    .replace(LIKE_DASH, "-")
    .replace(LIKE_PLUS, "+")
    .replace(LIKE_SLASH, "/")
    .replace(DOTS, " ")
    .replace(/^tel:\s*/i, "")
    .replace(/;\s*ext=/i, " ext ")
    .trim();
}
