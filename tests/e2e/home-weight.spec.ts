/**
 * The home page on a phone profile: what it may weigh on load, and that nothing of React comes
 * before it is needed. Counts, not times.
 */
import { gzipSync } from "node:zlib";
import type { Page } from "playwright/test";
import { HOME } from "#tests/budgets.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { weigh } from "#tests/support/page/weight.ts";

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

test("the home page keeps its byte budgets and loads no React", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const { bytes, everything, scripts } = await weigh(page, session, "/");

  for (const kind of ["Script", "Document", "Stylesheet", "Font"] as const)
    expect(bytes[kind], kind).toBeLessThanOrEqual(HOME[kind]);
  expect(everything).toBeLessThanOrEqual(HOME.everything);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /react|client|jsx/i.test(url))).toEqual([]);

  const files = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  const inline = await page
    .locator("script:not([src]):not([type='application/ld+json'])")
    .allTextContents();
  const bodies = [...files, inline.join("\n")].reduce(
    (sum, text) => sum + gzipSync(text).length,
    0,
  );
  expect(bodies).toBeLessThanOrEqual(HOME.scriptBodies);
});

test("what is far is not drawn until it comes near, and stays drawn; the picture of the hero has at most 35 KB", async ({
  page,
}) => {
  const answered = page.waitForResponse(/home-hero/);
  await page.goto("/");
  expect((await (await answered).body()).byteLength).toBeLessThanOrEqual(HOME.hero);
  const skipped = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all
          .filter((one) => !one.checkVisibility({ contentVisibilityAuto: true }))
          .map((one) => one.textContent || one.outerHTML),
      );
  const far = "#connect-title, .site-footer h2";
  expect(await skipped("#hero-title, #clients-title")).toEqual([]);
  expect(await skipped(far)).toHaveLength(4);
  const picture = "main .project-card:last-child img:first-child";
  expect(await skipped(picture)).toHaveLength(1);
  await page.locator(".project-card").last().scrollIntoViewIfNeeded();
  await expect.poll(() => skipped(picture)).toEqual([]);
  await expect
    .poll(() => page.locator(picture).evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.getByRole("banner")).toBeInViewport();
  await expect.poll(() => skipped(picture)).toEqual([]);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(() => skipped(far)).toEqual([]);
});

/** What of React is asked for, from now on. */
function reactAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/react|client\./i.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  return asked;
}

test("React comes with the strip of services, when that comes near", async ({ page }) => {
  const asked = reactAsked(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await page.locator(".quilt").scrollIntoViewIfNeeded();
  await expect(page.locator(".carousel:has(.quilt)")).toHaveAttribute("data-live");
});

test.describe("on a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });
  test("the page scrolls from end to end without React", async ({ page }) => {
    const asked = reactAsked(page);
    await page.goto("/");
    for (const section of await page.locator("main > section").all())
      await section.scrollIntoViewIfNeeded();
    await page.locator(".site-footer").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await test.step("and gets the strip where it becomes narrow", async () => {
      await page.setViewportSize({ width: 700, height: 900 });
      await page.locator(".quilt").scrollIntoViewIfNeeded();
      await expect(page.locator(".carousel:has(.quilt)")).toHaveAttribute("data-live");
    });
  });
});
