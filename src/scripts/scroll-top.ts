/**
 * The button back to the top, shown after some scrolling. CSS controls the scroll speed, as it
 * knows reduced motion.
 */
import { SCROLL } from "#domain/page-limits.ts";

export function watchScrollTop(): void {
  const button = document.querySelector<HTMLElement>("[data-scroll-top]");
  if (!button) return;
  const look = () => button.toggleAttribute("data-shown", scrollY > SCROLL.scrollTopAfter);
  addEventListener("scroll", look, { passive: true });
  look();
  button.addEventListener("click", () => {
    // The button is about to disappear, so the focus moves to the start of the page first.
    document.getElementById("main")?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  });
}
