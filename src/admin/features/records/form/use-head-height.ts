import { type RefObject, useLayoutEffect } from "react";

/**
 * Publishes the height of a sticky element as `--form-head` on the page: what is focused or jumped
 * to stays clear of it, however tall its text makes it.
 */
export function useHeadHeight(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = head;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      // On phones only the buttons are sticky: the head has no box of its own.
      const sticky = element.offsetHeight > 0 ? element : element.querySelector(".save-bar");
      style.setProperty("--form-head", `${sticky?.getBoundingClientRect().height ?? 0}px`);
    };
    measure();
    const resizing = new ResizeObserver(measure);
    resizing.observe(element);
    const bar = element.querySelector(".save-bar");
    if (bar) resizing.observe(bar);
    addEventListener("resize", measure);
    return () => {
      resizing.disconnect();
      removeEventListener("resize", measure);
      style.removeProperty("--form-head");
    };
  }, [head]);
}
