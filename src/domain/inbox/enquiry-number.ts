/**
 * The number of an enquiry, like `NW-7F3K-2`: for people, who read it to each other on the phone.
 * Its four characters hold 20 bits, so two enquiries may share a number; machines use the link of
 * the receipt. The last character checks the others.
 */
import { enquiryPrefix } from "#generated/agency.ts";

/** Digits and letters, without those that look or sound like others: I, L, O, U. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 4;

/** The number that belongs to a hash in hexadecimal digits. */
export function numberFrom(hash: string): string {
  const [head = ""] = /^[0-9a-f]{5}/.exec(hash) ?? [];
  const bits = parseInt(head, 16);
  const values = Array.from({ length: LENGTH }, (_, index) => (bits >> (15 - 5 * index)) & 31);
  const signs = values.map((value) => SIGNS[value]).join("");
  return `${enquiryPrefix}-${signs}-${SIGNS[checkOf(values)]}`;
}

/**
 * The number in a typed text: with or without dashes and spaces, in any case, with `O` for `0` and
 * `I` or `L` for `1`. `undefined` for anything else, also when the check fails.
 */
export function numberIn(text: string): string | undefined {
  const typed = text.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
  if (!typed.startsWith(enquiryPrefix)) return undefined;
  const signs = typed.replace(enquiryPrefix, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  const values = Array.from(signs, (sign) => SIGNS.indexOf(sign));
  if (values.length !== LENGTH + 1 || values.includes(-1)) return undefined;
  const check = values.pop();
  if (check !== checkOf(values)) return undefined;
  return `${enquiryPrefix}-${signs.replace(/(?=.$)/, "-")}`;
}

/**
 * A Horner sum in the field of 32 elements: any single wrong sign, and any two neighbours that are
 * swapped, change it.
 */
function checkOf(values: readonly number[]): number {
  return values.reduce((sum, value) => double(sum ^ value), 0);
}

/** Times x, modulo x^5 + x^2 + 1. */
function double(value: number): number {
  const shifted = value << 1;
  return shifted & 32 ? shifted ^ 0b100101 : shifted;
}
