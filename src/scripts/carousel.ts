/**
 * The clock and the controls of carousels (`components/CarouselControls.astro`). A slide stands for
 * the carousel's delay, counted anew from every change, so a chosen one is never overridden early
 * and a hidden tab comes back to the slide it left. It stands still as `watchHeld` says, and by its
 * button. A swipe turns it by one.
 */
import { watchHeld } from "./held.ts";
import { announceSlides, markDot, prepareSlide, showSlide } from "./slides.ts";
import { watchSwipe } from "./swipe.ts";

export function watchCarousels(): void {
  for (const controls of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
    const root = document.getElementById(controls.dataset.carousel ?? "");
    if (root) run(root, controls, Number(controls.dataset.delay));
  }
}

function run(root: HTMLElement, controls: HTMLElement, delay: number): void {
  const dots = [...controls.querySelectorAll(".dots__dot")];
  const count = dots.length;
  let current = 0;
  let paused = false;
  let held = true;
  let timers: number[] = [];

  /** Starts the time of the shown slide anew, if it is to run. */
  const wind = () => {
    timers.forEach(clearTimeout);
    const runs = !paused && !held;
    announceSlides(root, !runs);
    const next = (current + 1) % count;
    timers = runs
      ? [
          window.setTimeout(() => prepareSlide(root, next), delay / 2),
          window.setTimeout(() => show(next), delay),
        ]
      : [];
  };
  const show = (index: number) => {
    current = index;
    showSlide(root, index);
    markDot(dots, index);
    wind();
  };

  for (const [index, dot] of dots.entries()) {
    dot.addEventListener("click", () => show(index));
    for (const near of ["pointerenter", "focus"])
      dot.addEventListener(near, () => prepareSlide(root, index));
  }
  const pause = controls.querySelector<HTMLElement>("[data-pause]");
  pause?.addEventListener("click", () => {
    paused = !paused;
    pause.ariaLabel = (paused ? pause.dataset.play : pause.dataset.pause) ?? null;
    pause.toggleAttribute("data-paused", paused);
    wind();
  });
  // A finger may be about to turn it either way.
  root.addEventListener(
    "touchstart",
    () => [1, count - 1].forEach((by) => prepareSlide(root, (current + by) % count)),
    { passive: true },
  );
  watchSwipe(root, (by) => show((current + by + count) % count));
  watchHeld(root, (now) => {
    held = now;
    wind();
  });
}
