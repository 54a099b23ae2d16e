/**
 * Assigns modules to files where the bundler's own rules would make many small ones: Rolldown's
 * `codeSplitting`.
 */

/** Articles, their list, legal texts. */
const READING = /\/(?:styles\/prose|sections\/(?:article|blog)\/.*)\.css$/;
/** The team, on the company page and on pages of people. */
const PEOPLE = /\/sections\/people\/(?:PersonHead|Team)\.astro.*\.css$/;
/** Few pages need these styles. Astro makes a file for them. */
const RARE = /\/components\/NotFound\.astro|\/styles\/(?:brief|receipt|search)\.css/;

/**
 * Assigns styles to files. Every public page loads `site`, which has all styles shared by two kinds
 * of page, so that the browser already has most styles of the next page. Astro puts the remaining
 * styles of each page, and of the staff area, into files of their own. The order of the files does
 * not matter: layers decide.
 */
export const SHEETS = [
  { name: "reading", test: READING, minShareCount: 2 },
  { name: "people", test: PEOPLE },
  { name: "site", test: (id: string) => id.endsWith(".css") && !RARE.test(id), minShareCount: 2 },
];

/**
 * Modules shared by page scripts and islands. All others follow Astro's default: one file per
 * script and island.
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
  // Costly to compile, and needed only by forms.
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
