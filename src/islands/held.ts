/**
 * Watches whether automatic movement must pause: hover, keyboard focus inside, a hidden tab, or
 * reduced motion. Calls `report` at once with the current state and on every change, until the
 * returned function is called.
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
