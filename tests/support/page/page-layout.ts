/** Visible layout faults of a page: text and controls outside the window, clipped or covered. */
import type { Page } from "playwright/test";

/** Every public page, one of a kind when content has several. */
export const EVERY_PAGE = [
  "/",
  "/services",
  "/services/web-design-development",
  "/platform/amazon",
  "/projects",
  "/projects/car-rental-management",
  "/blog",
  "/blog/1",
  "/about",
  "/people/mitali-chakma",
  "/contact",
  "/brief",
  "/real-estate-solutions",
  "/privacy-policy",
  "/terms-condition",
  "/meeting-with-nokshaworks",
  // The thank-you page with the most text.
  "/thank-you/contact",
  "/no-such-page",
];

/** Renders far parts too: until they come near, the browser only guesses their height. */
export function drawFar(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const place of document.querySelectorAll<HTMLElement>("main *, .site-footer"))
      if (getComputedStyle(place).contentVisibility === "auto")
        place.style.contentVisibility = "visible";
  });
}

/**
 * Text, controls and pictures beyond the window's edge, and text clipped by an ancestor or broken
 * inside a word. The body clips overflow, so the page's scroll width would not show it. Content of
 * a scrollable strip is reachable; pictures without a text are decoration. With `shortens`, text may
 * end in "…", as in the rows of a list.
 */
export async function misplaced(page: Page, shortens = false): Promise<string[]> {
  await drawFar(page);
  return page.evaluate((mayShorten) => {
    const found = new Set<string>();
    const width = document.documentElement.clientWidth;
    const cuts = (style: string) => style === "hidden" || style === "clip";
    const closed =
      "dialog:not([open]), [popover]:not(:popover-open), details:not([open]) > :not(summary), .visually-hidden, .form-trap, svg";

    const place = (element: Element, box: DOMRect, what: string) => {
      if (box.width < 1 || box.height < 1) return;
      for (
        let outer: Element | null = element;
        outer && outer !== document.body;
        outer = outer.parentElement
      ) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(outer);
        if (mayShorten && (textOverflow === "ellipsis" || webkitLineClamp !== "none")) return;
        const edge = outer.getBoundingClientRect();
        const rolls = (style: string) => style === "auto" || style === "scroll";
        if (rolls(overflowX) && outer.scrollWidth > outer.clientWidth) return;
        if (rolls(overflowY) && outer.scrollHeight > outer.clientHeight) return;
        if (outer.clientWidth <= 1) return;
        const beside = cuts(overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2);
        const below = cuts(overflowY) && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4);
        if (beside || below) found.add(`cut off: ${what}`);
      }
      if (box.left < -1 || box.right > width + 1)
        found.add(`passes the edge (${Math.round(box.left)} to ${Math.round(box.right)}): ${what}`);
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim() || element.closest(closed) || !seen(element))
        continue;
      if (element.getBoundingClientRect().width <= 1) continue;
      for (const word of element.closest("[href^='mailto:']")
        ? []
        : text.nodeValue.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(parts.map(({ top }) => Math.round(top / 8))).size > 1)
          found.add(`broken word: ${word[0]}`);
      }
      range.selectNodeContents(text);
      for (const box of range.getClientRects())
        place(element, box, text.nodeValue.trim().slice(0, 40));
    }
    for (const element of document.querySelectorAll(
      "a, button, input:not([type=range]), textarea, select, summary, img:not([alt='']), [role=img]",
    )) {
      if (!element.closest(closed) && seen(element))
        place(element, element.getBoundingClientRect(), element.outerHTML.slice(0, 80));
    }
    return [...found];

    function seen(element: Element) {
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }
  }, shortens);
}

/**
 * Text that takes space but is invisible, such as a fade that never starts. Allowed: form hints
 * before focus, and slides after the first, which only repeat its subject.
 */
export function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (
        !texts.currentNode.nodeValue?.trim() ||
        !element?.checkVisibility() ||
        element.closest(".visually-hidden, .field__hint, .slides > :not([data-current])")
      )
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        found.push(texts.currentNode.nodeValue.trim());
    }
    return found;
  });
}

/**
 * Controls that, once focused, are outside the window or under a sticky element: on public pages
 * the header and the chat button.
 */
export function focusHidden(
  page: Page,
  sticky = ".site-header, .chat, .scroll-top",
): Promise<string[]> {
  return page.evaluate((frame) => {
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button:not(:disabled), input, textarea, select, summary",
    );
    for (const control of controls) {
      if (
        control.tabIndex < 0 ||
        control.closest(`${frame}, dialog, .form-trap, .visually-hidden`) ||
        !control.checkVisibility()
      )
        continue;
      control.focus();
      if (document.activeElement !== control) continue;
      const { left, top, right, bottom } = control.getBoundingClientRect();
      // The visible part: a picture as a link may be taller than a low window.
      const [x0, x1, y0, y1] = [
        Math.max(left, 0),
        Math.min(right, innerWidth),
        Math.max(top, 0),
        Math.min(bottom, innerHeight),
      ];
      const name = control.outerHTML.slice(0, 80);
      if (x1 <= x0 || y1 <= y0) found.push(`out of the window: ${name}`);
      else if (document.elementFromPoint((x0 + x1) / 2, (y0 + y1) / 2)?.closest(frame))
        found.push(`covered: ${name}`);
    }
    return found;
  }, sticky);
}
