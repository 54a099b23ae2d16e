/** Home, section 4 (spec 1, sections 2, 4 and 9: hover, a tap up to 768 px, 20 words). */
import type { Page } from "playwright/test";
import { TEXT_CUTS } from "#domain/limits.ts";
import { jumpTo } from "#tests/support/page/jump-to.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { FULL } from "#tests/support/run/full.ts";

const section = (page: Page) => page.getByRole("region", { name: "We make e-Commerce easy" });
const card = (page: Page, name: string) =>
  section(page)
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name }) });
const shown = (page: Page, name: string) =>
  card(page, name)
    .locator(".store-card__more")
    .evaluate((more) => getComputedStyle(more).opacity);

async function followedTo(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(`/platform/${id}`);
}

async function ready(page: Page): Promise<void> {
  await page.goto("/");
  await jumpTo(card(page, "Amazon"));
}

test("on a desktop a card shows more on hover and by key, and leads to its platform", async ({
  page,
}) => {
  await test.step("shows figures at rest; name, a whole summary and 'Learn More' on hover; the same height in both", async () => {
    await ready(page);
    await page.mouse.move(2, 2);
    for (const name of ["Amazon", "Daraz"]) {
      await expect.poll(() => shown(page, name)).toBe("0");
      const rest = (await card(page, name).boundingBox())?.height;
      await card(page, name).hover();
      await expect.poll(() => shown(page, name)).toBe("1");
      expect((await card(page, name).boundingBox())?.height).toBeCloseTo(rest ?? 0, 1);
      const summary = (await card(page, name).getByRole("paragraph").innerText()).trim();
      expect(summary.split(/\s+/).length).toBeLessThanOrEqual(TEXT_CUTS.platformSummaryWords);
      expect(summary).toMatch(/\.$/);
      await page.mouse.move(2, 2);
      await expect.poll(() => shown(page, name)).toBe("0");
    }
  });
  await test.step("a key shows the card and follows its link", async () => {
    await ready(page);
    await section(page).getByRole("link", { name: "See all services" }).focus();
    await page.keyboard.press("Tab");
    await expect(
      section(page).getByRole("link", { name: "Learn More about Amazon" }),
    ).toBeFocused();
    await expect.poll(() => shown(page, "Amazon")).toBe("1");
    await page.keyboard.press("Enter");
    await followedTo(page, "amazon");
  });
  await test.step("wider than 768 px a click anywhere on the card goes to the platform", async () => {
    await page.setViewportSize({ width: 769, height: 900 });
    await ready(page);
    await card(page, "Daraz").click({ position: { x: 30, y: 30 } });
    await followedTo(page, "daraz");
  });
});

test.describe("up to 768 px", () => {
  test.use({ viewport: { width: 390, height: 900 }, isMobile: true, hasTouch: true });
  test("a tap opens a card, and its link is followed", async ({ page }) => {
    for (const width of FULL ? [390, 768] : [768])
      await test.step(`a tap opens one card at a time and closes it again at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await ready(page);
        await card(page, "Amazon").tap({ position: { x: 40, y: 40 } });
        await expect.poll(() => shown(page, "Amazon")).toBe("1");
        await card(page, "Daraz").tap({ position: { x: 40, y: 40 } });
        await expect.poll(() => shown(page, "Daraz")).toBe("1");
        await expect.poll(() => shown(page, "Amazon")).toBe("0");
        await card(page, "Daraz").tap({ position: { x: 40, y: 40 } });
        await expect.poll(() => shown(page, "Daraz")).toBe("0");
        expect(new URL(page.url()).pathname).toBe("/");
      });
    await test.step("the link of an open card is followed", async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await ready(page);
      await card(page, "Amazon").tap({ position: { x: 40, y: 40 } });
      await expect.poll(() => shown(page, "Amazon")).toBe("1");
      await page.getByText("Learn More").first().tap();
      await followedTo(page, "amazon");
    });
  });
});
