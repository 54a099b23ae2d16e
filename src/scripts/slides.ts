/**
 * Stacks of slides: inside `root`, each element with `data-slides` is one, and the slides of a turn
 * stand at the same place in all of them. Which one is shown, and which may load its picture, is an
 * attribute that `styles/slides.css` reads.
 */
export function showSlide(root: Element, index: number): void {
  for (const { slide, at } of slides(root)) {
    // The picture that was shown stays: the next one fades in over it.
    if (slide.hasAttribute("data-current")) slide.setAttribute("data-ready", "");
    slide.toggleAttribute("data-current", at === index);
  }
}

/** Lets the pictures of a slide load before it is shown. */
export function prepareSlide(root: Element, index: number): void {
  for (const { slide, at } of slides(root)) if (at === index) slide.setAttribute("data-ready", "");
}

/** Whether a change is read out. Not while slides advance by themselves. */
export function announceSlides(root: Element, aloud: boolean): void {
  for (const stack of root.querySelectorAll("[data-slides]"))
    stack.ariaLive = aloud ? "polite" : "off";
}

/** The dot of what is shown. */
export function markDot(dots: readonly Element[], index: number): void {
  for (const [at, dot] of dots.entries()) dot.ariaCurrent = at === index ? "true" : null;
}

function slides(root: Element): { slide: Element; at: number }[] {
  return Array.from(root.querySelectorAll("[data-slides]"), (stack) =>
    Array.from(stack.children, (slide, at) => ({ slide, at })),
  ).flat();
}
