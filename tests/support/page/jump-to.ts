import type { Locator } from "playwright/test";

/**
 * Brings an element into the window at once. By itself the page glides there, which draws a hundred
 * frames and takes half a second.
 */
export function jumpTo(target: Locator): Promise<void> {
  return target.evaluate((element) =>
    element.scrollIntoView({ behavior: "instant", block: "center" }),
  );
}
