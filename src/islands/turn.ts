import type { ClientDirective } from "astro";
import { wakeOnTouch } from "./wake.ts";

/** How long before its first turn a carousel comes alive. */
const AHEAD = 1_000;

/**
 * `client:turn`: at a touch, or a second before the first turn of the island, which is due when the
 * page has stood for as many milliseconds as the value says (0: never); but not before the page has
 * loaded and rests. The island finds the time in `data-due`, unless a touch came first. What must
 * not move by itself waits for a touch.
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
