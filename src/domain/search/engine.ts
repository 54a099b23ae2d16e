/**
 * The search of the dialog and of the page: both read the same file and make the same index of it.
 * A query is read strictly first; what finds nothing may have slips, and then words without result.
 */
import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { SEARCH } from "#domain/page-limits.ts";
import { type Group, type SearchDocument, type SearchFile } from "./document.ts";
import { exchanged, slipsIn, stemOf, weightyWords } from "./guesses.ts";
import { excerptOf, type Mark, marked, type Terms } from "./marks.ts";
import { queryIn } from "./query.ts";
import { similarWords } from "./similar.ts";
import { nameIn, pairsOf, spellingsOf, termsOf, wordsOf } from "./words.ts";

export interface Hit extends Pick<SearchDocument, "href" | "lang"> {
  title: Mark[];
  excerpt: Mark[];
}

export interface Found {
  /** The query as it was read. */
  query: string;
  total: number;
  /** The best group first. */
  groups: { group: Group; hits: Hit[] }[];
  /** Words of the site that resemble the query, if nothing was found. */
  similar: string[];
}

export interface Search {
  useful: SearchFile["useful"];
  /** @param shown the number of hits of each group. */
  find: (query: string, shown: number) => Found;
}

/** How much a result of a group counts. */
const WEIGHTS: Record<Group, number> = {
  services: 1.6,
  platforms: 1.5,
  projects: 1.3,
  people: 1.3,
  pages: 1.3,
  articles: 1,
  questions: 0.9,
  legal: 0.6,
};
/** A result far below the best one says nothing when only some words were found. */
const LEAST = 0.3;

/** In the order in which a query is tried: how many slips a word may have. */
const ATTEMPTS = [0, 1, Infinity];
/** So many results need no others, of words with a slip. */
const ENOUGH = 3;
const FIELDS = ["title", "words", "text", "more"];

export function searchIn({ useful, documents }: SearchFile): Search {
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: [...FIELDS, "pairs"],
    extractField: (document, name) =>
      name === "pairs"
        ? document.title
        : name === "words"
          ? `${document.words ?? ""} ${nameIn(document.href)}`
          : document[name as keyof SearchDocument],
    tokenize: (text, field) => (field === "pairs" ? pairsOf(text) : termsOf(text)),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      fields: FIELDS,
      boost: { title: 5, words: 3, text: 1.5 },
      boostDocument: (id: number) => WEIGHTS[documents[id]?.group ?? "legal"],
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));

  const withAll = (words: readonly string[], slips: number) =>
    index.search({ combineWith: "AND", queries: words.map((word) => meant(word, slips)) });
  const results = (words: readonly string[]): SearchResult[] => {
    if (words.length === 0) return [];
    const strict = withAll(words, 0);
    if (strict.length >= ENOUGH) return strict;
    for (const slips of [1, Infinity]) {
      const others = withAll(words, slips).filter(({ id }) => strict.every((one) => one.id !== id));
      if (strict.length + others.length > 0) return [...strict, ...others];
    }
    if (words.length === 1) return [];
    for (const slips of ATTEMPTS) {
      const queries = words.map((word) => meant(word, slips));
      const found = index.search({ combineWith: "OR", queries });
      const least = (found[0]?.score ?? 0) * LEAST;
      if (found.length > 0) return found.filter(({ score }) => score >= least);
    }
    return [];
  };

  return {
    useful,
    find(typed, shown) {
      const query = queryIn(typed);
      const words = weightyWords([...new Set(wordsOf(query))]).slice(0, SEARCH.wordsMax);
      const found = results(words).flatMap((result) => {
        const document = documents[result.id as number];
        const terms = { found: new Set(result.terms), typed: new Set(result.queryTerms) };
        return document ? [{ document, terms }] : [];
      });
      const groups = Map.groupBy(found, ({ document }) => document.group);
      return {
        query,
        total: found.length,
        groups: Array.from(groups, ([group, all]) => ({
          group,
          hits: all.slice(0, shown).map(({ document, terms }) => hitOf(document, terms)),
        })),
        similar: found.length > 0 ? [] : similarWords(words, documents),
      };
    },
  };
}

/** A word of a query, or also what may be meant by it. */
function meant(word: string, slips: number): Query {
  const parts = spellingsOf(word);
  const whole = parts.at(-1) ?? word;
  const queries: Query[] = [
    {
      queries: [whole],
      combineWith: "OR",
      prefix: true,
      fuzzy: Math.min(slips, slipsIn(whole)) || false,
    },
    { queries: [whole], combineWith: "OR", fields: ["pairs"], boost: { pairs: 5 } },
  ];
  if (parts.length > 1) queries.push({ queries: parts.slice(0, -1), combineWith: "AND" });
  if (slips > 0) {
    queries.push({ queries: exchanged(whole), combineWith: "OR", prefix: true });
    const stem = stemOf(whole);
    if (stem !== undefined) queries.push({ queries: [stem], combineWith: "OR", prefix: true });
  }
  return { combineWith: "OR", queries };
}

function hitOf(document: SearchDocument, terms: Terms): Hit {
  const { href, lang, title } = document;
  return {
    href,
    ...(lang && { lang }),
    title: marked(title, terms),
    excerpt: excerptOf(document, terms),
  };
}
