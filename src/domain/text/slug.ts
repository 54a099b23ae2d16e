import { TEXT_MAX } from "#domain/limits.ts";

/** The last segment of an address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Latin letters that Unicode does not decompose into a plain letter and an accent. */
const PLAIN = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };
const WHOLE_LETTER = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

/** A text in lower case with these letters written in plain ones. */
export function plainLetters(text: string): string {
  return text.replace(WHOLE_LETTER, (letter) => PLAIN[letter as keyof typeof PLAIN]);
}

/**
 * The slug of a title: lower case, every run of characters other than a-z and 0-9 turned into one
 * hyphen, none at the ends. `"Web Design & Development"` becomes `"web-design-development"`.
 * Accents are dropped first, `ß` becomes `ss`. A slug too long for a file name ends before the last
 * hyphen that fits. A text without Latin letters and digits yields `""`, which the caller must
 * refuse.
 */
export function slugOf(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = plainLetters(plain)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= TEXT_MAX.slug) return slug;
  const end = slug.lastIndexOf("-", TEXT_MAX.slug);
  // eslint-disable-next-line house/text-cuts -- letters, digits and hyphens
  return slug.slice(0, end === -1 ? TEXT_MAX.slug : end);
}
