/**
 * Floating elements that cover text or controls of a page at rest. The bar of phones may lie on
 * text.
 */
import type { Page } from "playwright/test";

/** The elements that each floating box covers, to the pixel. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const floating = [...document.querySelectorAll(".floating")];
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const outside =
      ".floating, .ask-bar, .visually-hidden, .form-trap, [aria-hidden=true], dialog:not([open]), [popover]:not(:popover-open)";
    /** A slider exceeds the frame that clips it. */
    const shownOf = (control: Element) =>
      (control.matches("[type=range]") && control.parentElement) || control;
    const inWindow = ({ top, bottom, left, right }: DOMRect) =>
      bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

    for (const one of floating.filter(seen)) {
      const bar = one.closest<HTMLElement>(".ask-bar");
      const inBar = bar !== null && bar.offsetHeight > 0;
      const box = (inBar ? bar : (one.querySelector("summary") ?? one)).getBoundingClientRect();
      if (!inWindow(box)) continue;
      const meets = (other: DOMRect) =>
        other.left < box.right - 1 &&
        other.right > box.left + 1 &&
        other.top < box.bottom - 1 &&
        other.bottom > box.top + 1;
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (!inBar && words.nextNode()) {
        const { currentNode: text } = words;
        const { parentElement: around } = text;
        if (!around || !text.nodeValue?.trim() || around.closest(outside) || !seen(around))
          continue;
        range.selectNode(text);
        if ([...range.getClientRects()].some(meets))
          found.add(`words: ${text.nodeValue.trim().slice(0, 60)}`);
      }
      for (const control of document.querySelectorAll(
        "a, button, input:not([type=hidden]), textarea, select, summary, iframe",
      ))
        if (
          !control.closest(outside) &&
          seen(control) &&
          [...shownOf(control).getClientRects()].some(meets)
        )
          found.add(`control: ${control.outerHTML.slice(0, 80)}`);
      for (const other of floating)
        if (other !== one && seen(other) && meets(other.getBoundingClientRect()))
          found.add("another that floats");
    }
    return [...found];
  });
}
