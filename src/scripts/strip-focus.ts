/**
 * Scrolls a link of a moving strip into view on keyboard focus. The styles have stopped the strip
 * by then.
 */
export function watchStripFocus(strip: HTMLElement): void {
  strip.addEventListener("focusin", ({ target }) => {
    requestAnimationFrame(() => {
      if (target instanceof Element && target.matches(":focus-visible"))
        target.scrollIntoView({ block: "nearest", inline: "center" });
    });
  });
  strip.addEventListener("focusout", () => {
    strip.scrollLeft = 0;
  });
}
