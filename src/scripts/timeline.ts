import { SCROLL } from "#domain/page-limits.ts";

/**
 * Marks the entries of a list up to the furthest one scrolled past a line at 30 % of the window.
 * Marks stay. Until this runs every entry counts as reached, so nothing is dim without JavaScript.
 */
export function watchTimeline(list: HTMLElement): void {
  const entries = [...list.children];
  const observer = new IntersectionObserver(
    (changes) => {
      const passed = changes
        .filter((change) => change.isIntersecting)
        .map(({ target }) => entries.indexOf(target));
      for (const entry of entries.slice(0, Math.max(-1, ...passed) + 1)) {
        entry.setAttribute("data-reached", "");
        observer.unobserve(entry);
      }
      list.setAttribute("data-watched", "");
    },
    // Everything above the line, at any distance: a jump past several entries reaches each of them.
    { rootMargin: `1000000px 0px -${100 - SCROLL.timelineLine * 100}% 0px` },
  );
  for (const entry of entries) observer.observe(entry);
}
