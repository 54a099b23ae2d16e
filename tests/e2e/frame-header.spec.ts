/** The fixed header (spec 1, section 2 "Public layout"; section 9 "Header hide / background thresholds"). */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/quiet-page.ts";

const header = (page: Page) => page.getByRole("banner");
const scrollPage = async (page: Page, y: number) => {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

test.beforeEach(({ page }) => page.goto("/"));

test("is transparent up to 50 px and solid after", async ({ page }) => {
  await scrollPage(page, 50);
  await expect(header(page)).toHaveAttribute("data-state", "top");
  await scrollPage(page, 51);
  await expect(header(page)).toHaveAttribute("data-state", "solid");
  await expect(header(page)).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("hides on the way down beyond 100 px and returns on the way up", async ({ page }) => {
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

test("comes back on keyboard focus and stays while it is there", async ({ page }) => {
  await scrollPage(page, 600);
  await expect(header(page)).toHaveAttribute("data-state", "hidden");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(header(page).getByRole("link", { name: "Nokshaworks, home" })).toBeFocused();
  await expect(header(page)).toBeInViewport();
  await scrollPage(page, 900);
  await expect(header(page)).toHaveAttribute("data-state", "solid");
});

test("has the logo and the links of the spec", async ({ page }) => {
  const links = await header(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute("href")]));
  expect(links).toEqual([
    ["Nokshaworks", "/"],
    ["Services", "/services"],
    ["Projects", "/projects"],
    ["Blogs", "/blog"],
    ["Company", "/about"],
    ["Contact Us", "/contact"],
    ["Book Meeting", "/meeting-with-nokshaworks"],
  ]);
  await expect(header(page).getByRole("link", { name: "Nokshaworks, home" })).toHaveAttribute("aria-current", "page");
  await expect(header(page).locator("[aria-current]:not([aria-current=page], [hreflang])")).toHaveCount(0);
});

test("the skip link leads past it", async ({ page }) => {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
