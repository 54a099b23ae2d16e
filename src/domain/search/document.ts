/** What can be found: the file that the build writes for each language, `/search/<locale>.json`. */
import type { Locale } from "#domain/languages.ts";

/** The kinds of results, in the order of their importance for equally good results. */
export const GROUPS = [
  "services",
  "platforms",
  "projects",
  "people",
  "articles",
  "questions",
  "pages",
  "legal",
] as const;
export type Group = (typeof GROUPS)[number];

export interface SearchDocument {
  group: Group;
  /** Path of the page, with the anchor of a part. */
  href: string;
  title: string;
  /** The beginning of the excerpt. */
  text: string;
  /** Weighty words that are not in the title. */
  words?: string | undefined;
  /** Other text of the page. */
  more?: string | undefined;
  /** The language, if not that of the file. */
  lang?: Locale | undefined;
}

export interface SearchFile {
  /** Links for a visitor who has not typed yet. */
  useful: { href: string; title: string }[];
  documents: SearchDocument[];
}

/** The file's path. */
export function searchFile(locale: Locale): string {
  return `/search/${locale}.json`;
}
