/**
 * The dots of a snap strip (`[data-strip]` names the list). Without script each is a link to its
 * card; with it a dot scrolls the strip alone, and the current dot follows the scroll.
 */
import { nearestIndex } from "./nearest-index.ts";

export function watchCardStrips(): void {
  for (const dots of document.querySelectorAll<HTMLElement>("[data-strip]")) {
    const list = document.getElementById(dots.dataset.strip ?? "");
    if (list) watchStrip(list, [...dots.querySelectorAll("a")]);
  }
}

function watchStrip(list: HTMLElement, dots: readonly HTMLAnchorElement[]): void {
  const show = (index: number) => list.scrollTo({ left: cardPositions(list)[index] ?? 0 });
  list.addEventListener(
    "scroll",
    () => {
      const current = nearestIndex(cardPositions(list), list.scrollLeft);
      for (const [index, dot] of dots.entries())
        dot.ariaCurrent = index === current ? "true" : null;
    },
    { passive: true },
  );
  // Browsers leave a focused link half in sight; its card comes in whole.
  list.addEventListener("focusin", ({ target }) =>
    show([...list.children].findIndex((card) => card.contains(target as Node))),
  );
  for (const [index, dot] of dots.entries()) {
    dot.addEventListener("click", (event) => {
      event.preventDefault();
      show(index);
    });
  }
}

/** How far the strip is scrolled when each card is the first one in sight. */
function cardPositions(list: HTMLElement): number[] {
  const cards = Array.from(list.children, (card) => (card as HTMLElement).offsetLeft);
  return cards.map((left) => left - (cards[0] ?? 0));
}
