/**
 * The route overlay (spec 1, section 2; section 9 "Route loading overlay 1000 ms, then 200 ms fade"): on route changes inside the site
 * only. A message is tried as soon as its page is published.
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/quiet-page.ts";

const PAGES = [
  ["/services", "Loading Services"],
  ["/services/graphics-design", "Loading Service Details"],
  ["/blog", "Loading Blog"],
  ["/blog/1", "Loading Article"],
  ["/contact", "Loading Contact"],
  ["/projects", "Loading Projects"],
  ["/projects/educonsult-website", "Loading Projects"],
] as const;

/** Leaves the start page by a link, as a visitor does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.goto("/");
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    link.click();
  }, path);
  await page.waitForURL(`**${path}`, { waitUntil: "domcontentloaded" });
}

test("the start page has none", async ({ page }) => {
  await follow(page, "/");
  await expect(page.locator(".route-overlay")).toHaveCount(0);
});

for (const [path, message] of PAGES) {
  test.describe(path, () => {
    test.beforeEach(async ({ request }) => {
      test.skip((await request.get(path)).status() === 404, "not published yet");
    });

    test(`shows '${message}' for a second when reached from inside, then fades in 200 ms`, async ({ page }) => {
      const animations = await page.context().newCDPSession(page);
      await animations.send("Animation.enable");
      await animations.send("Animation.setPlaybackRate", { playbackRate: 0 });
      await follow(page, path);
      const overlay = page.getByRole("status").filter({ hasText: "Loading" });
      await expect(overlay).toHaveText(message);
      await expect(overlay).toHaveCSS("animation-delay", "1s");
      await expect(overlay).toHaveCSS("animation-duration", "0.2s");
      await expect(overlay).toHaveCSS("pointer-events", "none");
      await animations.send("Animation.setPlaybackRate", { playbackRate: 1 });
      await expect(page.locator(".route-overlay")).toBeHidden();
    });

    test("comes without it directly, on reload and by going back", async ({ page }) => {
      const overlay = page.locator(".route-overlay");
      await page.goto(path);
      await expect(overlay).toHaveCSS("display", "none");
      await follow(page, path);
      await page.reload();
      await expect(overlay).toHaveCSS("display", "none");
      await page.goto("/");
      await page.goBack();
      await expect(overlay).toHaveCSS("display", "none");
    });

    test("comes without it under reduced motion", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await follow(page, path);
      await expect(page.locator(".route-overlay")).toHaveCSS("display", "none");
    });
  });
}
