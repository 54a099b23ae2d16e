import { TEXT_MAX } from "./limits.ts";

/** The last part of an address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The slug of a service type or a title: lower case, every run of characters other than a-z and 0-9 turned into one
 * hyphen, none at the ends. `"Web Design & Development"` gives `"web-design-development"`. Accents are dropped first.
 * One that is too long for the name of a file ends before the hyphen that still fits.
 * A text without a single latin letter or digit gives `""`; whoever stores it must refuse that.
 */
export function slugOf(text: string): string {
  const slug = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= TEXT_MAX.slug) return slug;
  const end = slug.lastIndexOf("-", TEXT_MAX.slug);
  // eslint-disable-next-line house/text-cuts -- letters, digits and hyphens
  return slug.slice(0, end === -1 ? TEXT_MAX.slug : end);
}
