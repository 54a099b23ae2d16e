/**
 * While a project card is hovered, or its link has keyboard focus, the project's further pictures
 * (`data-frames`) cycle over the first. Only one card is active, and its pictures load only then.
 * With reduced motion nothing moves or loads.
 */
import { TIMES } from "#domain/page-limits.ts";

export function watchProjectCards(): void {
  let followed: HTMLElement | undefined;
  let stop: (() => void) | undefined;
  const leave = () => {
    stop?.();
    followed = stop = undefined;
  };
  const follow = (card: HTMLElement) => {
    if (card === followed || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    leave();
    followed = card;
    stop = cycle(card);
  };
  for (const card of document.querySelectorAll<HTMLElement>("[data-frames]")) {
    card.addEventListener("pointermove", ({ pointerType }) => {
      if (pointerType !== "touch") follow(card);
    });
    card.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.matches(":focus-visible")) follow(card);
    });
    card.addEventListener("pointerleave", leave);
    card.addEventListener("focusout", leave);
  }
}

/**
 * Cycles through the card's further pictures, with a step for each. Returns a function that removes
 * them.
 */
function cycle(card: HTMLElement): () => void {
  const frames = (card.dataset.frames ?? "").split(" ").map((src) => {
    const frame = new Image();
    frame.className = "project-card__frame";
    frame.alt = "";
    frame.src = src;
    return frame;
  });
  const steps = document.createElement("div");
  steps.className = "project-card__steps";
  steps.append(...Array.from({ length: frames.length + 1 }, () => document.createElement("i")));
  card.querySelector("img")?.after(...frames, steps);

  /** From 1; 0 is the cover itself. */
  let shown = 0;
  const show = (next: number) => {
    shown = next;
    for (const [at, frame] of frames.entries())
      frame.toggleAttribute("data-shown", at + 1 === shown);
    for (const [at, step] of [...steps.children].entries())
      step.toggleAttribute("data-shown", at === shown);
  };
  show(0);
  const timer = setInterval(() => show((shown % frames.length) + 1), TIMES.projectHoverStep);
  return () => {
    clearInterval(timer);
    for (const added of [...frames, steps]) added.remove();
  };
}
