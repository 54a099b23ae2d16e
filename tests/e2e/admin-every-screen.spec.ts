/**
 * Every screen of the staff area, at the widths of a phone, a tablet and a desk: nothing is cut off,
 * covered or too faint in the dark, and fingers hit all of it.
 */
import { FRAME, walkTo } from "#tests/support/admin/admin-walk.ts";
import { everyScreen, oneOfEach } from "#tests/support/admin/screens.ts";
import { faults } from "#tests/support/page/axe.ts";
import { focusHidden, misplaced } from "#tests/support/page/page-layout.ts";
import { tooSmall } from "#tests/support/page/touch-size.ts";
import { expect, test } from "#tests/support/platform/own-platform.ts";

test.use({ hasTouch: true, reducedMotion: "reduce" });

const PHONE = 390;
for (const [width, height] of [
  [PHONE, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test(`at ${width} pixels every screen is whole`, async ({ page, baseURL }) => {
    const ids = await oneOfEach(page, baseURL, `Ferries of Sadarghat ${width}`);
    await page.setViewportSize({ width, height });
    await page.goto("/admin/no-such-screen");
    for (const path of everyScreen(ids)) {
      await page.emulateMedia({ colorScheme: "light" });
      await walkTo(page, path);
      await expect(page.locator(".loading-rows")).toHaveCount(0);
      await expect.poll(() => misplaced(page, true), `${path}: cut off`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path}: width`,
      ).toBeLessThanOrEqual(width);
      if (width === PHONE) expect(await tooSmall(page), `${path}: touch`).toEqual([]);
      expect(await focusHidden(page, FRAME), `${path}: focus`).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await faults(page, "html", ["color-contrast"]), `${path}: dark`).toEqual([]);
    }
  });
