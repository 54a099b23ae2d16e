/**
 * Follows whether something that moves by itself must stand: the mouse is over it, keyboard focus
 * is in it, the tab is hidden, or reduced motion is asked for. `report` hears the first state at
 * once and then every change, until the returned function is called.
 */
export function watchHeld(root: HTMLElement, report: (held: boolean) => void): () => void {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const watching = new AbortController();
  const { signal } = watching;
  let over = matchMedia("(hover: hover)").matches && root.matches(":hover");

  const look = () =>
    report(
      over || document.hidden || reduced.matches || root.querySelector(":focus-visible") !== null,
    );
  const point = ({ type, pointerType }: PointerEvent) => {
    over = type === "pointerenter" && pointerType === "mouse";
    look();
  };
  look();
  for (const type of ["pointerenter", "pointerleave"] as const)
    root.addEventListener(type, point, { signal });
  for (const type of ["focusin", "focusout"]) root.addEventListener(type, look, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  reduced.addEventListener("change", look, { signal });
  return () => watching.abort();
}
