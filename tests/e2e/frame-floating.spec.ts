/**
 * What floats over the pages, the chat and the way back to the top, lies on no words and no control
 * when the page is at rest; the bar of phones, which holds the chat, on no control.
 */
import type { Page } from "playwright/test";
import { covered } from "#tests/support/page/floating.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { FULL } from "#tests/support/run/full.ts";

/**
 * Each with something at its lower right: dots, words, form fields and opening hours, a picture as
 * a control.
 */
const PATHS = ["/platform/amazon", "/projects", "/contact", "/real-estate-solutions"];
const SIZES = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

const chat = (page: Page) => page.locator(".chat__button");
const away = async (page: Page) =>
  ((await chat(page).boundingBox())?.y ?? 0) >= (page.viewportSize()?.height ?? 0);
const end = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
const top = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

test.use({ expectedErrors: [/^ERR_FAILED \//], reducedMotion: "reduce" });
test.beforeEach(({ context }) => context.route(/^https:/, (route) => route.abort()));

test("nothing is covered at the top and at the end of a page", async ({ page }) => {
  for (const path of FULL ? PATHS : PATHS.slice(2))
    await test.step(path, async () => {
      await page.goto(path);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await top(page);
        await expect.poll(() => covered(page), `${width} px`).toEqual([]);
        if (width >= 1024)
          await expect.poll(() => away(page), "in the margin it is always there").toBe(false);
        await end(page);
        await expect.poll(() => covered(page), `the end at ${width} px`).toEqual([]);
        await expect.poll(() => away(page), `the end at ${width} px`).toBe(false);
      }
    });
});

test("on a phone the bar measures 48 px, goes while one reads down and comes back by scrolling up, by key and at the end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto("/terms-condition");
  await page.clock.pauseAt(Date.now() + 60_000);
  const bar = page.getByRole("navigation", { name: "Get in touch" });
  expect(await bar.boundingBox()).toEqual({ x: 0, y: 796, width: 390, height: 48 });
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => away(page)).toBe(true);
  await page.clock.runFor(1_000);
  expect(await away(page), "at rest in mid-page").toBe(true);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => away(page)).toBe(false);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => away(page)).toBe(true);
  await chat(page).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(chat(page)).toBeFocused();
  await expect.poll(() => away(page)).toBe(false);
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await end(page);
  await page.clock.runFor(1_000);
  await expect.poll(() => away(page)).toBe(false);
});

test.describe("in a low window, as at 400 % zoom", () => {
  for (const [width, height] of FULL
    ? ([
        [320, 256],
        [360, 225],
      ] as const)
    : ([[320, 256]] as const)) {
    test(`at ${width} x ${height} each message of the chat can be reached, and its button closes it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await chat(page).click();
      const panel = page.locator(".chat__panel");
      const box = await panel.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.height).toBeGreaterThan(height * 0.8);
      for (const row of await panel.getByRole("link").all()) {
        await row.scrollIntoViewIfNeeded();
        await expect(row).toBeInViewport({ ratio: 0.95 });
      }
      await chat(page).click();
      await expect(panel).toBeHidden();
    });
  }
});
