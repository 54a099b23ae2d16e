/** Light and dark theme: the system's by default, a remembered choice without a flash (B78). */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const LIGHT = "rgb(250, 246, 239)";
const DARK = "rgb(15, 15, 42)";
const ground = (page: Page) => page.locator("body");
const themeColors = (page: Page) =>
  page.locator("meta[name=theme-color]").evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));

for (const [scheme, color] of [
  ["light", LIGHT],
  ["dark", DARK],
] as const) {
  test(`follows a ${scheme} system, also while the page is open`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/");
    await expect(ground(page)).toHaveCSS("background-color", color);
    await page.emulateMedia({ colorScheme: scheme === "light" ? "dark" : "light" });
    await expect(ground(page)).toHaveCSS("background-color", color === LIGHT ? DARK : LIGHT);
  });
}

test("B78: the switch turns it over, is remembered, and is there before the first paint of the next page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await page.getByRole("button", { name: "Use dark theme" }).click();
  await expect(ground(page)).toHaveCSS("background-color", DARK);
  await expect(page.getByRole("button", { name: "Use light theme" })).toBeVisible();
  await expect.poll(() => themeColors(page)).toEqual(["#0f0f2a", "#0f0f2a"]);

  // Whatever is painted first, the body was not there yet when the theme was.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme ?? "none";
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme-at-body", "dark");
  await expect(ground(page)).toHaveCSS("background-color", DARK);
  await page.getByRole("button", { name: "Use light theme" }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(ground(page)).toHaveCSS("background-color", LIGHT);
});

test("another tab follows", async ({ page, context }) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/");
  await page.getByRole("button", { name: "Use dark theme" }).click();
  await expect(ground(other)).toHaveCSS("background-color", DARK);
});

test("B78: works for the page where storage is blocked", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
  );
  await page.goto("/");
  await page.getByRole("button", { name: "Use dark theme" }).click();
  await expect(ground(page)).toHaveCSS("background-color", DARK);
  await page.getByRole("button", { name: "Use light theme" }).click();
  await expect(ground(page)).toHaveCSS("background-color", LIGHT);
});
