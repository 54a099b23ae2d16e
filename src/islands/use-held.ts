import { useEffect, useState } from "react";

/**
 * Whether something that moves by itself must stand: the mouse is over it, keyboard focus is in it, the tab is hidden, or reduced
 * motion is asked for. True until the page has been looked at.
 */
export function useHeld(id: string): boolean {
  const [held, setHeld] = useState(true);

  useEffect(() => {
    const root = document.getElementById(id);
    if (!root) return;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    let over = matchMedia("(hover: hover)").matches && root.matches(":hover");
    const look = () => setHeld(over || document.hidden || reduced.matches || root.querySelector(":focus-visible") !== null);
    const enter = (event: PointerEvent) => {
      over = event.pointerType === "mouse";
      look();
    };
    const leave = () => {
      over = false;
      look();
    };
    look();
    const stop = new AbortController();
    const { signal } = stop;
    root.addEventListener("pointerenter", enter, { signal });
    root.addEventListener("pointerleave", leave, { signal });
    root.addEventListener("focusin", look, { signal });
    root.addEventListener("focusout", look, { signal });
    document.addEventListener("visibilitychange", look, { signal });
    reduced.addEventListener("change", look, { signal });
    return () => stop.abort();
  }, [id]);

  return held;
}
