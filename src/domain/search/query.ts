/** What a visitor looks for, from what they have typed. */
import { SEARCH } from "#domain/page-limits.ts";
import { fitSearch } from "#domain/text/text.ts";
import { INVISIBLE, typedLine } from "#domain/text/typed-text.ts";

/** Marks that would turn around the words beside the query. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
const VISIBLE = new RegExp(`[^\\s${INVISIBLE}]`, "u");

/** The query as pages show it: one line of at most `SEARCH.queryMax`; empty if nothing is visible. */
export function queryIn(typed: string): string {
  const query = fitSearch(typedLine(typed.replace(TURNS, "")), SEARCH.queryMax).trim();
  return VISIBLE.test(query) ? query : "";
}
