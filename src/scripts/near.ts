/**
 * On a page for addresses that have none: what was probably meant, of the places that the page
 * lists (`[data-places] a`). An address counts by its last part; a place with another name than its
 * address brings it as `data-name`.
 */
import { nearest } from "#domain/text/nearest.ts";

export function watchNear(): void {
  const guess = document.querySelector<HTMLElement>("[data-guess]");
  const link = guess?.querySelector("a");
  const places = new Map(
    Array.from(document.querySelectorAll<HTMLAnchorElement>("[data-places] a"), (place) => [
      place.dataset.name ?? lastPart(place.pathname),
      place,
    ]),
  );
  const meant = places.get(meantName(lastPart(location.pathname), [...places.keys()]) ?? "");
  if (!guess || !link || !meant) return;
  link.href = meant.href;
  link.textContent = meant.textContent.trim();
  guess.hidden = false;
}

/**
 * The one name that holds the asked one as whole words, else the one with the fewest letters to
 * change.
 */
export function meantName(asked: string, names: readonly string[]): string | undefined {
  const holding = asked === "" ? [] : names.filter((name) => `-${name}-`.includes(`-${asked}-`));
  return holding.length === 1 ? holding[0] : nearest(asked, names);
}

function lastPart(path: string): string {
  return (path.split("/").findLast(Boolean) ?? "").toLowerCase().replace(/\.html?$/, "");
}
