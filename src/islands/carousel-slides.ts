/**
 * The slides in the page: the children of each element with `data-slides` in `root`. Children at
 * the same index of all these stacks belong together. Embla moves the first stack.
 */
import { flushSync } from "react-dom";
import { nearestIndex } from "./nearest-index.ts";

export const STACK = "[data-slides]";

/** Marks the visible slide. */
export function markSlides(root: Element, shown: number): void {
  for (const stack of root.querySelectorAll(STACK)) {
    for (const [at, slide] of [...stack.children].entries())
      slide.toggleAttribute("data-current", at === shown);
  }
}

/** Turns announcements of new slides on or off. */
export function announceSlides(root: Element, aloud: boolean): void {
  for (const stack of root.querySelectorAll(STACK)) stack.ariaLive = aloud ? "polite" : "off";
}

/** Loads the pictures of a slide before it is shown; the index wraps around. */
export function prepareSlide(root: Element, index: number): void {
  for (const stack of root.querySelectorAll(STACK)) {
    const slides = [...stack.children];
    for (const picture of slides.at(index % slides.length)?.querySelectorAll("img") ?? [])
      picture.loading = "eager";
  }
}

/** Distance in pixels from the edge of the first stack to its first slide. */
export function firstLeft(root: Element | null): number {
  const stack = root?.querySelector<HTMLElement>(STACK);
  const first = stack?.firstElementChild as HTMLElement | null | undefined;
  return stack && first ? first.offsetLeft - stack.offsetLeft : 0;
}

/** Index of the slide that contains `element`, or -1. */
export function slideWith(root: Element, element: Element): number {
  return [...(root.querySelector(STACK)?.children ?? [])].findIndex((one) => one.contains(element));
}

/**
 * Calls `then` with the visible slide of the first stack, which may have been scrolled as a plain
 * strip; waits until scrolling stops.
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
  // Synchronously: between two frames the strip would appear at its start.
  const again = () => flushSync(() => whenAtRest(root, then));
  stack.addEventListener("scrollend", again, { once: true });
}
