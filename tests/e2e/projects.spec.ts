/** /projects (spec 1, section 2: portfolio grid, filter kept in the address). */
import type { Page } from "playwright/test";
import { COUNTS } from "#domain/limits.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { reading } from "#tests/support/page/reading.ts";

const cards = (page: Page) => page.locator(".project-card:visible");
const titles = (page: Page) => cards(page).getByRole("heading");
const choice = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Filter projects by category" }).getByRole("link", { name });

reading("four projects, and a closing call", async ({ read }) => {
  const page = await read("/projects");
  await test.step("four projects with at most 3 technologies, then '+N more', each leading to its page", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects");
    await expect(cards(page)).toHaveCount(4);
    for (const card of await cards(page).all()) {
      const tags = await card.getByRole("listitem").allTextContents();
      expect(tags.slice(0, COUNTS.projectListTech).every((tag) => !tag.startsWith("+"))).toBe(true);
      const href = (await card.getByRole("link").getAttribute("href")) ?? "";
      expect(href).toMatch(/^\/projects\/[a-z0-9-]+$/);
      // What is left out is as many as the project's own page has beyond the first three.
      const own = await (await page.request.get(href)).text();
      const all = [
        ...(/Made with<\/h3>[\s\S]*?<\/ul>/.exec(own)?.[0] ?? "").matchAll(/class="tag"/g),
      ].length;
      expect(all).toBeGreaterThan(COUNTS.projectListTech);
      expect(tags).toHaveLength(COUNTS.projectListTech + 1);
      expect(tags.at(-1)).toBe(`+${all - COUNTS.projectListTech} more`);
    }
  });
  await test.step("the closing call leads to the contact and meeting pages", async () => {
    const closing = page.getByRole("region", { name: /Yours could be the fifth/ });
    await expect(closing.getByRole("link", { name: "Contact us" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(closing.getByRole("link", { name: "Book Meeting" })).toHaveAttribute(
      "href",
      "/meeting-with-nokshaworks",
    );
  });
});

test("the filter by category", async ({ page }) => {
  await test.step("a category filters, is counted, kept in the address and gone back from", async () => {
    await page.goto("/projects");
    await expect(choice(page, /^All/)).toHaveAttribute("aria-current", "true");
    await expect(choice(page, /^Web Development/)).toHaveText(/Web Development\s+2/);
    await choice(page, /^Web Development/).click();
    await expect(page).toHaveURL(/\/projects\?category=web-development$/);
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByRole("status").filter({ hasText: "shown" })).toHaveText(
      "2 of 4 projects shown",
    );
    await choice(page, /^Custom Software/).press("Enter");
    await expect(titles(page)).toHaveText(["Car rental management"]);
    await expect(choice(page, /^Custom Software/)).toHaveAttribute("aria-current", "true");
    await expect(choice(page, /^Web Development/)).not.toHaveAttribute("aria-current");
    await page.goBack();
    await expect(cards(page)).toHaveCount(2);
    await page.goBack();
    await expect(cards(page)).toHaveCount(4);
    await expect(page).toHaveURL(/\/projects$/);
  });
  await test.step("an unknown category shows all", async () => {
    await page.goto("/projects?category=%22%5D%3Cb%3E");
    await expect(cards(page)).toHaveCount(4);
    await expect(choice(page, /^All/)).toHaveAttribute("aria-current", "true");
  });
  await test.step("the filter of an address stands when it is opened directly, and a hovered card still cycles its pictures", async () => {
    await page.goto("/projects?category=custom-software");
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole("status").filter({ hasText: "shown" })).toHaveCount(0);
    // The island comes alive on the first touch; a hand moves on meanwhile.
    await expect(async () => {
      await cards(page).hover({ position: { x: 40, y: 60 } });
      await cards(page).hover({ position: { x: 60, y: 80 } });
      await expect(cards(page).locator(".project-card__frame[data-shown]")).toHaveCount(1, {
        timeout: 1_500,
      });
    }).toPass();
    await expect(cards(page)).toHaveCount(1);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all projects are there and the filter, which could do nothing, is not", async ({
    page,
  }) => {
    await page.goto("/projects?category=custom-software");
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByRole("navigation", { name: "Filter projects by category" })).toHaveCount(
      0,
    );
  });
});
