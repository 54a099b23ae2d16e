/** Pages on paper: their text and pictures, dark on white. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/page/quiet-page.ts";

test.use({ colorScheme: "dark", reducedMotion: "reduce" });

async function printed(page: Page, path: string) {
  await page.goto(path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

test("no page prints what only a screen can use; each prints the brand and its address", async ({
  page,
}) => {
  for (const path of ["/", "/blog/1", "/projects/car-rental-management", "/bn/contact"])
    await test.step(path, async () => {
      await printed(page, path);
      const useless = page.locator(
        "header.site-header, .site-footer, .chat, dialog, nav, form, button, .button, #newsletter, .form-privacy",
      );
      await expect(useless.filter({ visible: true })).toHaveCount(0);
      await expect(page.locator(".printed")).toHaveText(
        new RegExp(`^\\s*Nokshaworks\\s+https?://[^/]+${path}\\s*$`),
      );
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toBeVisible();
      await expect(title).toHaveCSS("color", "rgb(22, 22, 58)");
      await expect(page.locator("body")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    });
});

test("an article's links print their addresses, and nothing follows it", async ({ page }) => {
  await printed(page, "/blog/1");
  const link = page.locator(".article__body p a[href^=https]").first();
  const address = (await link.getAttribute("href")) ?? "";
  const after = await link.evaluate((a) => getComputedStyle(a, "::after").content);
  // Some browsers resolve attr(), others keep its name.
  expect(after.replaceAll("attr(href)", address)).toContain(address);
  await expect(page.getByRole("heading", { name: "Keep reading" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Key Highlights" })).toBeVisible();
});

test("what a service shows one at a time prints whole", async ({ page }) => {
  await printed(page, "/services/web-design-development");
  for (const answer of await page.locator("main summary + *").all())
    await expect(answer).toBeVisible();
  for (const slide of await page.locator(".slides--pages > *").all())
    await expect(slide).toBeVisible();
});

test("a receipt prints its number and what was sent, without what can be changed", async ({
  page,
}) => {
  const sent = await page.request.post("/api/contact", {
    data: { name: "Rina", email: "rina@print.example", message: `Twelve boats ${Date.now()}` },
  });
  const { data } = (await sent.json()) as { data: { number: string; url: string } };
  await printed(page, data.url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(data.number);
  await expect(page.getByText("Twelve boats")).toBeVisible();
  await expect(page.getByText("Withdraw", { exact: true })).toBeHidden();
});
