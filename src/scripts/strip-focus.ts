/**
 * Brings a link of a moving strip into view when it is reached by key. By then the styles have
 * stopped the strip.
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
