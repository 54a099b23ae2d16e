/** CSS pixels from which a sideways move of a finger is a swipe. */
const FAR = 40;

/**
 * Calls `turn` with 1 for a swipe to the left (what is next comes in) and with -1 for one to the
 * right.
 */
export function watchSwipe(root: HTMLElement, turn: (by: 1 | -1) => void): void {
  let from: Touch | undefined;
  root.addEventListener(
    "touchstart",
    ({ touches }) => {
      from = touches.length === 1 ? touches[0] : undefined;
    },
    { passive: true },
  );
  root.addEventListener(
    "touchend",
    ({ changedTouches: [to] }) => {
      if (!from || !to) return;
      const across = to.clientX - from.clientX;
      if (Math.abs(across) >= FAR && Math.abs(across) > Math.abs(to.clientY - from.clientY))
        turn(across < 0 ? 1 : -1);
    },
    { passive: true },
  );
}
