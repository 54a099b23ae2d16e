import { useLayoutEffect, type RefObject } from "react";

/** What must not be lain over, wherever it stands: `data-keep-clear` on whatever holds buttons at the bottom of a window. */
const CLEAR = "[data-keep-clear]";
/** Pixels between the two. */
const GAP = 10;

/** Lifts a box at the bottom of the window, while it is `shown`, above what it would lie over. Its own style says where it stands else. */
export function useClearance(box: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !shown) return;
    const place = () => {
      element.style.bottom = "";
      const { left, right, height, bottom: own } = element.getBoundingClientRect();
      const others = Array.from(document.querySelectorAll(CLEAR), (other) => other.getBoundingClientRect())
        .filter((other) => other.height > 0 && other.left < right && other.right > left)
        .sort((a, b) => b.bottom - a.bottom);
      let bottom = own;
      for (const { top, bottom: end } of others) if (top < bottom && end > bottom - height) bottom = top - GAP;
      if (bottom !== own && bottom > height) element.style.bottom = `${innerHeight - bottom}px`;
    };
    const watching = new ResizeObserver(place);
    watching.observe(element);
    const listening = new AbortController();
    for (const type of ["scroll", "resize"]) addEventListener(type, place, { passive: true, capture: true, signal: listening.signal });
    return () => {
      watching.disconnect();
      listening.abort();
    };
  }, [box, shown]);
}
