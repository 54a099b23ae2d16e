/** What an email address and a phone number look like, without a schema library, so that a page can ask the same question. */

/** Marks that address books and chats add to copied text; invisible, and never part of an address or a number. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

const ATOM = String.raw`[^\s\p{C}@.,;:<>()[\]\\"]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const EMAIL = new RegExp(String.raw`^(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?=[^.]*\p{L})(?=[^.]{2})${LABEL}$`, "u");
const PHONE = /^[\p{Nd}\s+\-./()#]+(?:(?:ext|x)\.?\s*\p{Nd}+)?$/iu;

/** A text without the invisible marks that come along when an address or a number is copied. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/**
 * One mailbox `local@domain.tld`: plus tag, apostrophe, hyphens, long and international domains are fine; a second
 * address, quotes, brackets, spaces and a domain without a dot are not. Length is checked elsewhere.
 */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** A number as people write it: digits of any script, `+ - . / ( ) #`, spaces, then `ext` or `x` and digits; at least five digits. */
export function isPhone(text: string): boolean {
  return PHONE.test(text) && (text.match(/\p{Nd}/gu)?.length ?? 0) >= 5;
}
