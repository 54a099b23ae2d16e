import type { Page } from "playwright/test";

/** Leaves the open page through a link. */
export async function followLink(
  page: Page,
  path: string,
  waitUntil: "load" | "domcontentloaded" = "load",
): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    link.click();
  }, path);
  await page.waitForURL((url) => url.pathname === path, { waitUntil });
}
