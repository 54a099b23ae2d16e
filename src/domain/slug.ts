/**
 * The slug of a service type or a title: lower case, every run of characters other than a-z and 0-9 turned into one
 * hyphen, none at the ends. `"Web Design & Development"` gives `"web-design-development"`. Accents are dropped first.
 * A text without a single latin letter or digit gives `""`; whoever stores it must refuse that.
 */
export function slugOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
