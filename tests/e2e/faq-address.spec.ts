/** The address of an answer: it names the open one, and who follows it finds the answer open. */
import type { Page } from "playwright/test";
import { LOCALES } from "#domain/links.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const SLUG = "how-long-does-a-project-take";
const PLACES = [
  ...LOCALES.map((locale) => `${locale === "en" ? "/" : `/${locale}`}#${SLUG}`),
  "/fr/services/graphics-design#how-many-revisions-are-included",
  "/bn/real-estate-solutions#which-files-do-you-need",
];

/** That the answer of the address is open, alone, and in the window with its question. */
async function expectOpen(page: Page, address: string): Promise<void> {
  const item = page.locator(`details:has([id="${address.split("#")[1]}"])`);
  await expect(item).toHaveAttribute("open");
  await expect(page.locator("details.accordion__item[open]")).toHaveCount(1);
  await expect(item.getByRole("paragraph")).toBeInViewport({ ratio: 1 });
  await expect(item.locator("summary")).toBeInViewport({ ratio: 1 });
}

test("the open question is in the address, which leaves no trail in the history", async ({
  page,
}) => {
  await page.goto("/?from=mail");
  const questions = page.locator("details.accordion__item summary");
  const entries = await page.evaluate(() => history.length);
  await questions.nth(1).click();
  await expect(page).toHaveURL(`/?from=mail#${SLUG}`);
  await questions.nth(2).click();
  await expect(page).toHaveURL("/?from=mail#how-do-you-price-your-work");
  await questions.nth(2).click();
  await expect(page).toHaveURL("/?from=mail");
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("an address that names an answer opens it, in every language and in its tab", async ({
  page,
}) => {
  for (const address of PLACES)
    await test.step(address, async () => {
      await page.goto("/terms-condition");
      await page.goto(address);
      await expectOpen(page, address);
      expect(page.url()).toContain(address);
    });
  await test.step("the answer that is left for another tab is there again on the way back", async () => {
    await page.getByRole("tab").first().click();
    await expect(page.locator("details.accordion__item[open]")).toBeHidden();
    await page.goBack();
    await expectOpen(page, "#which-files-do-you-need");
  });
  await test.step("closing it takes it out of the address", async () => {
    await page.locator("details.accordion__item[open] summary").click();
    await expect(page).toHaveURL("/bn/real-estate-solutions");
  });
});

test("on the way back and forth the open answer is the one of the address", async ({ page }) => {
  await page.goto("/");
  const open = page.locator("details.accordion__item[open]");
  await page.evaluate((slug) => location.assign(`#${slug}`), SLUG);
  await open.locator("summary").click();
  await page.locator("details.accordion__item summary").nth(2).click();
  await expect(page).toHaveURL("/#how-do-you-price-your-work");
  await page.goBack();
  await expect(open).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await page.goForward();
  await expect(open).toHaveCount(1);
  await expect(open.getByRole("paragraph")).toHaveId("how-do-you-price-your-work");
});

test("an open answer is open again after a reload, on the way back and in another language", async ({
  page,
}) => {
  for (const address of ["/", "/real-estate-solutions#faq"])
    await test.step(address, async () => {
      await page.goto(address);
      const item = page.locator("details.accordion__item").nth(2);
      const id = (await item.locator("p").getAttribute("id")) ?? "";
      await item.locator("summary").click();
      await expect(page).toHaveURL((url) => url.hash === `#${id}`);
      const opened = page.url();
      const open = page.locator("details.accordion__item[open]");
      const expectOpenStill = async () => {
        await expect(open).toHaveCount(1);
        await expect(open.getByRole("paragraph")).toHaveId(id);
        // The touch that wakes the island leaves the address alone.
        await open.locator("summary").hover();
        await expect(page.locator("astro-island:has(> .accordion)")).not.toHaveAttribute("ssr");
        expect(page.url()).toBe(opened);
      };
      await page.reload();
      await expectOpenStill();
      await page.goto("/terms-condition");
      await page.goBack();
      await expectOpenStill();
    });
  await test.step("the language switch", async () => {
    const [, hash = ""] = page.url().split("#");
    await page
      .locator('.languages a[lang="fr"]')
      .first()
      .evaluate((a: HTMLElement) => a.click());
    await expect(page).toHaveURL(`/fr/real-estate-solutions#${hash}`);
    await expectOpen(page, `#${hash}`);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("an address that names an answer opens it all the same", async ({ page }) => {
    for (const address of PLACES) {
      await page.goto("/terms-condition");
      await page.goto(address);
      await expectOpen(page, address);
    }
  });
});
