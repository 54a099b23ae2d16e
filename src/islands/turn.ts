import type { ClientDirective } from "astro";
import { wakeOnTouch } from "./wake.ts";

/** Milliseconds between hydration and the first turn of a carousel. */
const AHEAD = 1_000;

/**
 * `client:turn`: hydrates at a touch, or a second before the first turn of the island, due at that
 * many milliseconds after navigation (0: never), but not before the page has loaded and is idle.
 * The island reads the due time from `data-due`, unless a touch came first. With reduced motion it
 * waits for a touch.
 */
const turn: ClientDirective = (load, { value }, element) => {
  if (!value) return;
  const wake = wakeOnTouch(load, element);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const due = performance.now() + Number(value);
  const wakeForTurn = () => {
    if (wake()) element.dataset.due = String(due);
  };
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const wait = () => setTimeout(() => whenIdle(wakeForTurn), due - AHEAD - performance.now());
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
};

export default turn;
