/** Whether fingers hit the controls of a page. */
import type { Page } from "playwright/test";

/** The side in pixels that a finger hits. */
const FINGER = 44;

/**
 * Controls in view that are smaller than a finger. A control within a label has the label's size; a
 * link within a sentence has the sentence's line.
 */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary",
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (control.tabIndex < 0 || control.closest(".visually-hidden, svg")) return [];
      if (control.matches("a") && getComputedStyle(control).display === "inline") return [];
      const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
      // What is seen only with the focus has no size before.
      if (width <= 1 || height <= 1 || (width >= least - 0.5 && height >= least - 0.5)) return [];
      return [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 90)}`];
    });
  }, FINGER);
}
