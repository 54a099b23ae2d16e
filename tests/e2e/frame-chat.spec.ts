/**
 * The floating chat (spec 1, section 2 "Floating chat button"; section 9 "Preset chat messages 5").
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const button = (page: Page) => page.locator(".chat__button");
const panel = (page: Page) => page.getByRole("region", { name: "What is it about?" });

test.use({ reducedMotion: "reduce" });

test("opens five presets, by hand and by key, and closes", async ({ page, context }) => {
  await test.step("costs no React, touched or not", async () => {
    const scripts: string[] = [];
    page.on(
      "request",
      (request) => request.resourceType() === "script" && scripts.push(request.url()),
    );
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await button(page).hover();
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await button(page).click();
    expect(scripts.filter((url) => /react|client\./i.test(url))).toEqual([]);
  });
  await test.step("the first click opens five presets, each a link with its text encoded", async () => {
    await expect(button(page)).toHaveAccessibleName("Chat with us");
    await button(page).click();
    await expect(panel(page).getByText("opens WhatsApp with the message ready")).toBeVisible();
    await expect(
      panel(page).getByRole("link", { name: /\(opens WhatsApp in a new tab\)$/ }),
    ).toHaveCount(5);
    const links = await panel(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links).toHaveLength(5);
    expect(new Set(links).size).toBe(5);
    for (const link of links) {
      expect(link).toMatch(
        /^https:\/\/wa\.me\/8801700000000\?text=Hello%20Nokshaworks%2C%20[^\s+"]+$/,
      );
      expect(new URL(link).searchParams.get("text")).toContain("Hello Nokshaworks, ");
    }
    await button(page).click();
  });
  await test.step("opens by key, closes on Escape with the focus back on the button", async () => {
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });
  await test.step("closes on its button, on a click outside and after a choice", async () => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
    await button(page).click();
    await button(page).click();
    await expect(panel(page)).toBeHidden();
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(panel(page)).toBeHidden();
    await button(page).click();
    const opened = page.waitForEvent("popup");
    await panel(page).getByRole("link").first().click();
    await (await opened).close();
    await expect(panel(page)).toBeHidden();
  });
});
