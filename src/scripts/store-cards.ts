/**
 * The platform cards: up to 768 px, a tap opens a card instead of following its link, one card at a
 * time. Wider, without JavaScript and where very large text shows everything at once (under 20rem),
 * the whole card is the link.
 */
import { WIDTHS } from "#domain/page-limits.ts";

export function watchStoreCards(): void {
  const cards = [...document.querySelectorAll(".store-card")];
  for (const card of cards) {
    card.addEventListener("click", (event) => {
      if (!matchMedia(`(20rem <= width <= ${WIDTHS.platformTapUpTo}px)`).matches) return;
      const open = card.classList.contains("is-open");
      const onLink = event.target instanceof Element && event.target.closest("a") !== null;
      const byKey = (event as MouseEvent).detail === 0;
      if (onLink && (open || byKey)) return;
      event.preventDefault();
      for (const other of cards) other.classList.toggle("is-open", other === card && !open);
    });
  }
}
