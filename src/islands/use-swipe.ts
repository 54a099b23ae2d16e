import { useEffect, useEffectEvent } from "react";

/** CSS pixels from which a sideways move of a finger is a swipe. */
const FAR = 40;

/** Calls `turn` with 1 for a swipe to the left (what is next comes in) and with -1 for one to the right. */
export function useSwipe(id: string, turn: (by: 1 | -1) => void): void {
  const onSwipe = useEffectEvent(turn);

  useEffect(() => {
    const root = document.getElementById(id);
    if (!root) return;
    let from: Touch | undefined;
    const start = (event: TouchEvent) => {
      from = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const end = (event: TouchEvent) => {
      const to = event.changedTouches[0];
      if (!from || !to) return;
      const across = to.clientX - from.clientX;
      if (Math.abs(across) >= FAR && Math.abs(across) > Math.abs(to.clientY - from.clientY)) onSwipe(across < 0 ? 1 : -1);
    };
    root.addEventListener("touchstart", start, { passive: true });
    root.addEventListener("touchend", end, { passive: true });
    return () => {
      root.removeEventListener("touchstart", start);
      root.removeEventListener("touchend", end);
    };
  }, [id]);
}
