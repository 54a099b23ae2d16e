import type { Locator } from "playwright/test";

/**
 * Scrolls an element into the window at once. The page's smooth scrolling draws a hundred frames
 * and takes half a second.
 */
export function jumpTo(target: Locator): Promise<void> {
  return target.evaluate((element) =>
    element.scrollIntoView({ behavior: "instant", block: "center" }),
  );
}
