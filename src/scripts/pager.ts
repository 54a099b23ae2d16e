/** Turns the pages of a list: previous, next and a dot for each page. The ends are disabled. */
import { markDot, showSlide } from "./slides.ts";

export function watchPager(root: HTMLElement): void {
  const dots = [...root.querySelectorAll<HTMLElement>(".dots__dot")];
  const [previous, next] = root.querySelectorAll<HTMLButtonElement>(".round-button");
  const status = root.querySelector("[role=status]");
  if (!previous || !next) return;
  let current = 0;

  const turn = (page: number) => {
    const focused = document.activeElement;
    current = page;
    showSlide(root, page);
    markDot(dots, page);
    previous.disabled = page === 0;
    next.disabled = page === dots.length - 1;
    if (status) status.textContent = dots[page]?.ariaLabel ?? "";
    // A button that its own press disables would take the keyboard focus with it.
    if (focused === previous && previous.disabled) next.focus();
    if (focused === next && next.disabled) previous.focus();
  };
  previous.addEventListener("click", () => turn(current - 1));
  next.addEventListener("click", () => turn(current + 1));
  for (const [page, dot] of dots.entries()) dot.addEventListener("click", () => turn(page));
}
