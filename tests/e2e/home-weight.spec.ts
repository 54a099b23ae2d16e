/** The home page on a phone profile: what it may weigh on load, and that nothing of React comes before scroll or touch. Counts, not times. */
import { gzipSync } from "node:zlib";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { weigh } from "#tests/support/page/weight.ts";

/**
 * Bytes as transferred, headers and all, unless said otherwise. Most of the styles are those of all pages, which a visit fetches once
 * (`visit-weight.spec.ts`).
 */
const MAX = { Script: 4_864, Document: 18_432, Stylesheet: 17_920, Font: 46_080, everything: 112_640, scriptsWithInlineBodies: 6_912 };

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

test("the home page keeps its byte budgets and loads no React", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const { bytes, everything, scripts } = await weigh(page, session, "/");

  for (const kind of ["Script", "Document", "Stylesheet", "Font"] as const) expect(bytes[kind], kind).toBeLessThanOrEqual(MAX[kind]);
  expect(everything).toBeLessThanOrEqual(MAX.everything);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /react|client|jsx/i.test(url))).toEqual([]);

  const files = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  const inline = await page.locator("script:not([src]):not([type='application/ld+json'])").allTextContents();
  const bodies = [...files, inline.join("\n")].reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(bodies).toBeLessThanOrEqual(MAX.scriptsWithInlineBodies);
});

test("an idle home page is drawn whole without scrolling, and a picture that was met stays drawn; that of the hero has at most 35 KB", async ({
  page,
}) => {
  const answered = page.waitForResponse(/home-hero/);
  await page.goto("/");
  expect((await (await answered).body()).byteLength).toBeLessThanOrEqual(35 * 1024);
  const skipped = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).map((one) => one.textContent || one.outerHTML),
      );
  await expect.poll(() => skipped("main :is(h2, h3, label)")).toEqual([]);

  const picture = "main .project-card:last-child img:first-child";
  expect(await skipped(picture)).toHaveLength(1);
  await page.locator(".project-card").last().scrollIntoViewIfNeeded();
  await expect.poll(() => skipped(picture)).toEqual([]);
  await expect.poll(() => page.locator(picture).evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.getByRole("banner")).toBeInViewport();
  expect(await skipped(picture)).toEqual([]);
});
