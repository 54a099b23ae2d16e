/** Light and dark theme: the system's by default, a remembered choice without a flash (B78). */
import type { Page } from "playwright/test";
import { COLOURS } from "#generated/look.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const { page: GROUND } = COLOURS;
const rgb = (hex: string) => `rgb(${[...Buffer.from(hex.slice(1), "hex")].join(", ")})`;
const [LIGHT, DARK] = [rgb(GROUND.light), rgb(GROUND.dark)];
const ground = (page: Page) => page.locator("body");
const themeColors = (page: Page) =>
  page
    .locator("meta[name=theme-color]")
    .evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));

test("B78: the system's theme, a choice of one's own, and another tab", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto("/");
  await test.step("follows a dark and a light system, also while the page is open", async () => {
    for (const [colorScheme, color] of [
      ["dark", DARK],
      ["light", LIGHT],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(ground(page)).toHaveCSS("background-color", color);
    }
  });
  await test.step("another tab follows", async () => {
    const other = await context.newPage();
    await other.goto("/");
    await page.getByRole("button", { name: "Use dark theme" }).click();
    await expect(ground(other)).toHaveCSS("background-color", DARK);
    await other.close();
  });
  await test.step("B78: the switch turns it over, is remembered, and is there before the first paint of the next page", async () => {
    await expect(ground(page)).toHaveCSS("background-color", DARK);
    await expect(page.getByRole("button", { name: "Use light theme" })).toBeVisible();
    await expect.poll(() => themeColors(page)).toEqual([GROUND.dark, GROUND.dark]);

    // Whatever is painted first, the body was not there yet when the theme was.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        document.documentElement.dataset.themeAtBody =
          document.documentElement.dataset.theme ?? "none";
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
