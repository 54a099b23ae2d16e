/**
 * The slides that the page brings along: the children of each element with `data-slides` in `root`.
 * Those at the same place in all of these stacks belong together. Embla moves the first stack.
 */
import { flushSync } from "react-dom";
import { nearestIndex } from "./nearest-index.ts";

export const STACK = "[data-slides]";

/** Marks what is shown. */
export function markSlides(root: Element, shown: number): void {
  for (const stack of root.querySelectorAll(STACK)) {
    for (const [at, slide] of [...stack.children].entries())
      slide.toggleAttribute("data-current", at === shown);
  }
}

/** Lets screen readers read what comes, or not. */
export function announceSlides(root: Element, aloud: boolean): void {
  for (const stack of root.querySelectorAll(STACK)) stack.ariaLive = aloud ? "polite" : "off";
}

/** Loads the pictures of a slide before it is shown; counts on around both ends. */
export function prepareSlide(root: Element, index: number): void {
  for (const stack of root.querySelectorAll(STACK)) {
    const slides = [...stack.children];
    for (const picture of slides.at(index % slides.length)?.querySelectorAll("img") ?? [])
      picture.loading = "eager";
  }
}

/** Pixels from the edge of the first stack to its first slide. */
export function firstLeft(root: Element | null): number {
  const stack = root?.querySelector<HTMLElement>(STACK);
  const first = stack?.firstElementChild as HTMLElement | null | undefined;
  return stack && first ? first.offsetLeft - stack.offsetLeft : 0;
}

/** The place of the slide that `element` is in, or -1. */
export function slideWith(root: Element, element: Element): number {
  return [...(root.querySelector(STACK)?.children ?? [])].findIndex((one) => one.contains(element));
}

/**
 * Calls `then` with the slide that the first stack shows, which may have been scrolled as a plain
 * strip until now; if it still glides, when it rests.
 */
export function whenAtRest(root: Element, then: (shown: number) => void): void {
  const stack = root.querySelector(STACK);
  if (!stack) return;
  const lefts = Array.from(stack.children, (slide) => (slide as HTMLElement).offsetLeft);
  const end = stack.scrollWidth - stack.clientWidth;
  const places = lefts.map((left) => Math.min(left - (lefts[0] ?? 0), end));
  const shown = nearestIndex(places, stack.scrollLeft);
  const off = Math.abs((places[shown] ?? 0) - stack.scrollLeft);
  if (off <= 1 || !("onscrollend" in stack)) {
    then(shown);
    return;
  }
  // In one go: between two frames the strip would be seen at its beginning.
  const again = () => flushSync(() => whenAtRest(root, then));
  stack.addEventListener("scrollend", again, { once: true });
}
