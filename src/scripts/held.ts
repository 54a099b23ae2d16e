/**
 * Tells whether something that moves by itself must stand: the mouse is over it, keyboard focus is
 * in it, the tab is hidden, or reduced motion is asked for. `tell` hears the first state at once
 * and then every change.
 */
export function watchHeld(root: HTMLElement, tell: (held: boolean) => void): void {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  let over = matchMedia("(hover: hover)").matches && root.matches(":hover");
  let told: boolean | undefined;

  const look = () => {
    const held =
      over || document.hidden || reduced.matches || root.querySelector(":focus-visible") !== null;
    if (held === told) return;
    told = held;
    tell(held);
  };
  look();
  root.addEventListener("pointerenter", ({ pointerType }) => {
    over = pointerType === "mouse";
    look();
  });
  root.addEventListener("pointerleave", () => {
    over = false;
    look();
  });
  root.addEventListener("focusin", look);
  root.addEventListener("focusout", look);
  document.addEventListener("visibilitychange", look);
  reduced.addEventListener("change", look);
}
