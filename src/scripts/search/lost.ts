import type { Locale } from "#domain/links.ts";
import { searchFile, type SearchFile } from "#domain/search/document.ts";
import { placesFor } from "#domain/search/lost.ts";
import { make } from "./make.ts";

/** Names the pages that the lost address may mean, on a not-found page; none without the index. */
export async function suggestPlaces(): Promise<void> {
  const guess = document.querySelector<HTMLElement>("[data-guess]");
  const list = guess?.querySelector("ul");
  if (!guess || !list) return;
  const answer = await fetch(searchFile(document.documentElement.lang as Locale)).catch(
    () => undefined,
  );
  if (!answer?.ok) return;
  const { documents } = (await answer.json()) as SearchFile;
  const places = placesFor(location.pathname, documents);
  list.append(
    ...places.map(({ href, title, lang }) => make("li", { lang }, make("a", { href }, title))),
  );
  guess.hidden = places.length === 0;
}
