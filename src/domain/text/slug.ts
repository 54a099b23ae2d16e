import { TEXT_MAX } from "#domain/limits.ts";

/** The last part of an address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Latin letters that do not come apart into a plain one and its accent. */
const PLAIN = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };
const WHOLE_LETTER = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

/**
 * The slug of a service type or a title: lower case, every run of characters other than a-z and 0-9
 * turned into one hyphen, none at the ends. `"Web Design & Development"` gives
 * `"web-design-development"`. Accents are dropped first, `ß` is `ss`.
 * One that is too long for the name of a file ends before the hyphen that still fits.
 * A text without a single latin letter or digit gives `""`, which the caller must refuse.
 */
export function slugOf(text: string): string {
  const slug = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(WHOLE_LETTER, (letter) => PLAIN[letter as keyof typeof PLAIN])
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= TEXT_MAX.slug) return slug;
  const end = slug.lastIndexOf("-", TEXT_MAX.slug);
  // eslint-disable-next-line house/text-cuts -- letters, digits and hyphens
  return slug.slice(0, end === -1 ? TEXT_MAX.slug : end);
}
