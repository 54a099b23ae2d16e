import type { Locale } from "#domain/links.ts";
import { searchFile, type SearchFile } from "#domain/search/document.ts";
import { placesFor } from "#domain/search/lost.ts";
import { make } from "./make.ts";

/** Names the pages that the lost address may mean, on a not-found page; none without the index. */
export async function suggestPlaces(): Promise<void> {
  const guess = document.querySelector<HTMLElement>("[data-guess]");
  const list = guess?.querySelector("ul");
  if (!guess || !list) return;
  const file = await fetch(searchFile(document.documentElement.lang as Locale))
    // A network that asks for a sign-in answers with a page.
    .then((answer) => (answer.ok ? (answer.json() as Promise<SearchFile>) : undefined))
    .catch(() => undefined);
  if (!file) return;
  const places = placesFor(location.pathname, file.documents);
  list.append(
    ...places.map(({ href, title, lang }) => make("li", { lang }, make("a", { href }, title))),
  );
  guess.hidden = places.length === 0;
}
