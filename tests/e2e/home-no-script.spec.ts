/**
 * The home page on a phone where scripts do not run (spec 1, sections 2 and 4; B64, B85):
 * everything can be read and reached.
 */
import { expect, test } from "#tests/support/page/quiet-page.ts";

test.use({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 900 },
  isMobile: true,
  hasTouch: true,
});

test("B64: without script every answer opens, dots and cards are links, and the logos stand still", async ({
  page,
}) => {
  await page.goto("/");
  await test.step("B85: with no script the strip stands still with all logos in sight", async () => {
    const list = page.locator(".marquee").getByRole("list");
    await expect(list).toHaveCount(1);
    const logos = list.getByRole("listitem");
    await expect(logos).toHaveCount(7);
    for (const name of await logos.allInnerTexts()) expect(name).toMatch(/\w/);
    for (const logo of await logos.all()) {
      const box = await logo.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    await expect(page.locator(".clients__pause")).toBeHidden();
  });

  await test.step("B64: every answer opens", async () => {
    for (const item of await page
      .getByRole("region", { name: "Answers To Your Most Common Questions" })
      .locator("details")
      .all()) {
      await item.locator("summary").click();
      await expect(item.getByRole("paragraph")).toBeVisible();
    }
  });

  await test.step("a dot is a link to its card", async () => {
    await page.getByRole("group", { name: "Choose a service" }).getByRole("link").nth(3).click();
    const heading = page.getByRole("heading", { name: "Our Services" });
    const card = page.getByRole("region", { name: "Our Services" }).getByRole("listitem").nth(3);
    const left = Math.round((await heading.boundingBox())?.x ?? NaN);
    await expect.poll(async () => Math.round((await card.boundingBox())?.x ?? NaN)).toBe(left);
  });

  await test.step("the whole card of a platform is the link and its words are readable", async () => {
    const stores = page.getByRole("region", { name: "We make e-Commerce easy" });
    await expect(stores.getByRole("link", { name: "Learn More about Daraz" })).toHaveAttribute(
      "href",
      "/platform/daraz",
    );
    const card = stores
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: "Daraz" }) });
    await card.tap({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL("/platform/daraz");
  });
});
