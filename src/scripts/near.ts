/**
 * Suggests the probable target on a not-found page, among its listed places (`[data-places] a`).
 * Compares the last segment of the address; a place with another name has it in `data-name`.
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
 * The only name that contains the asked one as whole words, otherwise the one with the fewest
 * changed letters.
 */
export function meantName(asked: string, names: readonly string[]): string | undefined {
  const holding = asked === "" ? [] : names.filter((name) => `-${name}-`.includes(`-${asked}-`));
  return holding.length === 1 ? holding[0] : nearest(asked, names);
}

function lastPart(path: string): string {
  return (path.split("/").findLast(Boolean) ?? "").toLowerCase().replace(/\.html?$/, "");
}
