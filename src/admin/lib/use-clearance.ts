import { useLayoutEffect } from "react";

/** Elements to keep uncovered: bars with buttons at the bottom of the window. */
const CLEAR = "[data-keep-clear]";
/** Pixels between the two. */
const GAP = 10;

/**
 * Lifts a visible box at the bottom of the window above the elements it would cover. Where the
 * window has no room above all of them, it lies above those farther down.
 */
export function useClearance(box: HTMLElement | null, shown: boolean): void {
  useLayoutEffect(() => {
    if (!box || !shown) return;
    const place = () => {
      box.style.bottom = "";
      const { left, right, height, bottom: own } = box.getBoundingClientRect();
      const others = [...document.querySelectorAll(CLEAR)];
      for (const other of others) resizing.observe(other);
      const under = others
        .map((other) => other.getBoundingClientRect())
        .filter((other) => other.height > 0 && other.left < right && other.right > left)
        .sort((a, b) => b.bottom - a.bottom);
      let bottom = own;
      for (const { top, bottom: end } of under)
        if (top < bottom && end > bottom - height && top - GAP > height) bottom = top - GAP;
      if (bottom !== own) box.style.bottom = `${innerHeight - bottom}px`;
    };
    const resizing = new ResizeObserver(place);
    resizing.observe(box);
    // Changes elsewhere may move the elements to keep clear.
    const changing = new MutationObserver(place);
    changing.observe(document.body, { childList: true, characterData: true, subtree: true });
    const moving = new AbortController();
    for (const type of ["scroll", "resize"])
      addEventListener(type, place, { passive: true, capture: true, signal: moving.signal });
    return () => {
      resizing.disconnect();
      changing.disconnect();
      moving.abort();
    };
  }, [box, shown]);
}
