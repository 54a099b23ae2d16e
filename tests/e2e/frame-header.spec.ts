/**
 * The fixed header (spec 1, section 2 "Public layout"; section 9 "Header hide / background
 * thresholds").
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { FULL } from "#tests/support/run/full.ts";

test.use({ reducedMotion: "reduce" });

const header = (page: Page) => page.getByRole("banner");
const scrollPage = async (page: Page, y: number) => {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
};

test("shows the way through the site, and comes and goes with the scroll", async ({ page }) => {
  await page.goto("/");
  await test.step("has the logo and the links of the spec", async () => {
    const links = await header(page)
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((link) => [link.textContent?.trim(), link.getAttribute("href")]),
      );
    expect(links).toEqual([
      ["Nokshaworks", "/"],
      ["Services", "/services"],
      ["Projects", "/projects"],
      ["Blogs", "/blog"],
      ["Company", "/about"],
      ["Contact Us", "/contact"],
      ["Book Meeting", "/meeting-with-nokshaworks"],
    ]);
    await expect(header(page).getByRole("link", { name: "Nokshaworks, home" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(
      header(page).locator("[aria-current]:not([aria-current=page], [hreflang])"),
    ).toHaveCount(0);
  });
  await test.step("is transparent up to 50 px and solid after", async () => {
    await scrollPage(page, 50);
    await expect(header(page)).toHaveAttribute("data-state", "top");
    await scrollPage(page, 51);
    await expect(header(page)).toHaveAttribute("data-state", "solid");
    await expect(header(page)).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });
  await test.step("hides on the way down beyond 100 px and returns on the way up", async () => {
    await scrollPage(page, 100);
    await expect(header(page)).toHaveAttribute("data-state", "solid");
    await scrollPage(page, 101);
    await expect(header(page)).toHaveAttribute("data-state", "hidden");
    await expect(header(page)).not.toBeInViewport();
    await scrollPage(page, 900);
    await expect(header(page)).not.toBeInViewport();
    await scrollPage(page, 880);
    await expect(header(page)).toHaveAttribute("data-state", "solid");
    await expect(header(page)).toBeInViewport();
    await scrollPage(page, 0);
    await expect(header(page)).toHaveAttribute("data-state", "top");
  });
  await test.step("comes back on keyboard focus and stays while it is there", async () => {
    await scrollPage(page, 600);
    await expect(header(page)).toHaveAttribute("data-state", "hidden");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("link", { name: "Nokshaworks, home" })).toBeFocused();
    await expect(header(page)).toBeInViewport();
    await scrollPage(page, 900);
    await expect(header(page)).toHaveAttribute("data-state", "solid");
  });
  await test.step("the skip link leads past it", async () => {
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

for (const path of FULL ? ["/", "/bn", "/fr", "/es"] : ["/fr"]) {
  test(`the menu button of the services has 44 px of its own, and the hero's picture begins below the menu: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [link, button, next, bar, picture] = await Promise.all(
        [
          ".site-nav__services > a",
          ".site-nav__services > button",
          ".site-nav__services + li > a",
          ".site-header__bar",
          ".hero__cloth",
        ].map(async (selector) => {
          const box = await page.locator(selector).boundingBox();
          if (!box) throw new Error(`${selector} is not shown.`);
          return { ...box, right: box.x + box.width, bottom: box.y + box.height };
        }),
      );
      expect(button?.width).toBeGreaterThanOrEqual(44);
      expect(button?.height).toBeGreaterThanOrEqual(44);
      expect(link?.right).toBeLessThanOrEqual(button?.x ?? 0);
      expect(button?.right).toBeLessThanOrEqual(next?.x ?? 0);
      expect(bar?.bottom).toBeLessThanOrEqual(picture?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  });
}

test("where the system sets the colours, rows of stitches stay, and the place where one is stays marked", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/projects");
  for (const link of await page.locator("a[aria-current]:visible").all())
    await expect(link).toHaveCSS("text-decoration-line", "underline");
  await expect(page.getByRole("banner").locator("a[aria-current]:visible")).not.toHaveCount(0);
  await page.goto("/");
  const rows = (selector: string, part?: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (all, part) => all.map((one) => getComputedStyle(one, part).backgroundImage),
        part,
      );
  for (const row of [...(await rows(".seam span")), ...(await rows(".link-sewn", "::after"))])
    expect(row).toContain("linear-gradient");
  await expect(page.locator(".seam span, .link-sewn")).not.toHaveCount(0);
});
