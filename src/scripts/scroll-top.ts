/**
 * The button that leads back to the top, shown after some scrolling. How fast it scrolls is CSS,
 * which knows reduced motion.
 */
import { SCROLL } from "#domain/page-limits.ts";

export function watchScrollTop(): void {
  const button = document.querySelector<HTMLElement>("[data-scroll-top]");
  if (!button) return;
  const look = () => button.toggleAttribute("data-shown", scrollY > SCROLL.scrollTopAfter);
  addEventListener("scroll", look, { passive: true });
  look();
  button.addEventListener("click", () => {
    // The button is about to go: the focus goes ahead, to where the page begins.
    document.getElementById("main")?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  });
}
