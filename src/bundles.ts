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
export const SCRIPTS = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: "limits", test: /\/src\/domain\/(?:links|limits|page-limits|page-limits\/\w+)\.ts$/ },
  {
    name: "words",
    test: /\/src\/(?:scripts\/fill-shown|domain\/(?:content\/hours|text\/(?:words|clock|intl-tag|memoize)))\.ts$/,
  },
  // Costly to compile, and only a form needs it.
  { name: "typed", test: /\/src\/domain\/text\/(?:patterns|typed-\w+)\.ts$/ },
  { name: "drafts", test: /\/src\/(?:drafts\/\w+|domain\/inbox\/new-key)\.ts$/ },
];
