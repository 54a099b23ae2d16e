/**
 * Patterns of an email address and a phone number after `typed-address.ts` has normalised them. No
 * schema library, so that pages can use them too.
 */
import { memoize } from "./intl.ts";

const ATOM = String.raw`[^\s\p{C}@.,;:<>()[\]\\"]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
/**
 * Made when first asked for: it takes a desktop 10 ms, which a page with a form need not spend on
 * its load.
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
 * One mailbox `local@domain.tld`: plus tag, apostrophe, hyphens, long and international domains are
 * fine; a second address, quotes, brackets, spaces and a domain without a dot are not. Length is
 * checked elsewhere.
 */
export function isEmail(text: string): boolean {
  return emailPattern().test(text);
}

/**
 * A number as people write it: digits of any script, `+ - . / ( ) #`, spaces, then `ext`, `x` or a
 * word for it and digits; at least five digits.
 */
export function isPhone(text: string): boolean {
  return PHONE.test(text) && (text.match(/\p{Nd}/gu)?.length ?? 0) >= 5;
}
