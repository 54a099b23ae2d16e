/** The index of the page's language, asked for once; after a failure, again. */
import { SEARCH } from "#domain/page-limits.ts";
import { searchFile, type SearchFile } from "#domain/search/document.ts";
import { type Search, searchIn } from "#domain/search/engine.ts";
import { locale } from "./texts.ts";

let known: Promise<Search> | undefined;

export function loadSearch(): Promise<Search> {
  known ??= read().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function read(): Promise<Search> {
  const signal = AbortSignal.timeout(SEARCH.indexWait);
  const answer = await fetch(searchFile(locale), { signal });
  if (!answer.ok) throw new Error(`The index is ${answer.status}.`);
  return searchIn((await answer.json()) as SearchFile);
}
