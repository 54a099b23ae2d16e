/**
 * Which modules the bundler puts into which files, where its own rules would make many small ones:
 * `codeSplitting` of Rolldown.
 */

/** Articles, their list, legal texts. */
const READING = /\/(?:styles\/prose|sections\/(?:article|blog)\/.*)\.css$/;
/** Visitors rarely see it. Astro makes a file of it for the pages that have it. */
const RARE = /\/components\/NotFound\.astro/;

/**
 * Which styles come in which file. Every public page has `site`, with what two kinds of page use,
 * so that the browser has most of the next page's styles already. The rest is a page's own, and
 * Astro makes a file of it, as of the staff area's. The order of the files does not matter: the
 * layers decide.
 */
export const SHEETS = [
  { name: "reading", test: READING, minShareCount: 2 },
  { name: "site", test: (id: string) => id.endsWith(".css") && !RARE.test(id), minShareCount: 2 },
];

/**
 * What scripts of pages and islands import together. The rest is as Astro builds it: a file for
 * each script and each island.
 */
export const SHARED = {
  limits: ["domain/links", "domain/limits", "domain/page-limits", "domain/text/slug"],
  words: [
    "scripts/fill-shown",
    "domain/content/hours",
    "domain/text/words",
    "domain/text/dates",
    "domain/text/intl",
  ],
  // Costly to compile, and only a form needs it.
  typed: ["domain/text/typed-address", "domain/text/typed-text"],
  drafts: ["drafts/store", "drafts/autosave", "domain/inbox/new-key"],
} as const;

export const SCRIPTS = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  ...Object.entries(SHARED).map(([name, modules]) => ({
    name,
    test: (id: string) => modules.some((module) => id.includes(`/src/${module}`)),
  })),
];
