/** The frame where scripts do not run (B64): everything can be read and reached. */
import { expect, test } from "#tests/support/page/quiet-page.ts";

test.use({ javaScriptEnabled: false });

test("B64: the services dropdown and the chat open and close by themselves, dead buttons are not shown", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Services" }).click();
  await expect(
    page.locator("#services-menu").getByRole("link", { name: "View All Services" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#services-menu")).toBeHidden();
  await page.locator(".chat__button").click();
  await expect(
    page.getByRole("region", { name: "What is it about?" }).getByRole("link"),
  ).toHaveCount(5);
  await expect(page.getByRole("button", { name: /theme/ })).toHaveCount(0);
  await expect(
    page.getByRole("link", { name: "Show Nokshaworks on the map of OpenStreetMap" }),
  ).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
  await expect(page.locator(".route-overlay")).toHaveCount(0);
});

test("B64: on a narrow window the menu is a link to the footer's navigation", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole("link", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Footer" })).toBeInViewport();
});
