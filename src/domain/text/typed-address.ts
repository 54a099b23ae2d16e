/**
 * Normalizes and validates email addresses and phone numbers, typed or copied from pages, mails and
 * contact lists. Independent of the schema library, so that pages can run the server's own check.
 */
import { memoize } from "./intl.ts";
import { INVISIBLE, typedLine, withPlainDashes } from "./typed-text.ts";

const INVISIBLE_MARKS = new RegExp(`[${INVISIBLE}]`, "gu");
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** Characters that look like those of a phone number. */
const LIKE_DASH = /[\u30fc\u2043\u207b\u208b]/g;
const LIKE_PLUS = /[\ufe62\u207a\u208a]/g;
const LIKE_SLASH = /[\u2044\u2215]/g;
const DOTS = /\s*[\u00b7\u2022\u2027\u2219\u22c5\u30fb\uff65]\s*/g;

/**
 * In plain characters: no invisible marks, one kind of dash and of space, no list punctuation
 * around it.
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

/** The address alone, without a display name, `mailto:` or a link's subject. */
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
 * A number with plain characters between its digits; a link loses its `tel:` and keeps its
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

const ATOM = String.raw`[^\s\p{C}@.,;:<>()[\]\\"]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
/**
 * Built on first use: it takes a desktop 10 ms, which a page with a form should not spend while
 * loading.
 */
const emailPattern = memoize(
  () =>
    new RegExp(
      String.raw`^(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?=[^.]*\p{L})(?=[^.]{2})${LABEL}$`,
      "u",
    ),
);
const PHONE =
  /^[\p{Nd}\s+\-./()#]+(?:(?:ext|extn|extension|extensión|x|poste|anexo|interno|এক্সটেনশন)\.?:?\s*\p{Nd}+)?$/iu;

/**
 * Whether the text is one mailbox `local@domain.tld`: allows plus tags, apostrophes, hyphens, long
 * and international domains; refuses a second address, quotes, brackets, spaces and a domain
 * without a dot. Does not check the length.
 */
export function isEmail(text: string): boolean {
  return emailPattern().test(text);
}

/**
 * Whether the text is a phone number: digits of any script, `+ - . / ( ) #`, spaces, then `ext`,
 * `x` or a word for it and digits; at least five digits.
 */
export function isPhone(text: string): boolean {
  return PHONE.test(text) && (text.match(/\p{Nd}/gu)?.length ?? 0) >= 5;
}
