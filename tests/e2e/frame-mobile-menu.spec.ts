/** The full-screen menu of narrow windows (spec 1, section 2 "Mobile menu"; B49, B54). */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/page/quiet-page.ts";

/** The stand-in pages take no part in page transitions. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: "reduce" });

const button = (page: Page) => page.locator("[data-menu-open]");
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const open = async (page: Page) => {
  await page.getByRole("button", { name: "Open menu" }).tap();
  await expect(menu(page)).toBeVisible();
  await expect(button(page)).toHaveAttribute("aria-expanded", "true");
};
const expectClosed = async (page: Page) => {
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toHaveAttribute("aria-expanded", "false");
};

test("opens over the page, keeps it still and the focus inside, and closes", async ({ page }) => {
  await page.goto("/");
  await test.step("fills the screen with two services, the three extra entries, the main links and the languages", async () => {
    await open(page);
    expect(await menu(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    const links = await menu(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual([
      "/",
      "/services",
      "/services/web-design-development",
      "/services/graphics-design",
      "/real-estate-solutions",
      "/platform/amazon",
      "/platform/daraz",
      "/projects",
      "/blog",
      "/about",
      "/contact",
      "/meeting-with-nokshaworks",
      "/?lng=en",
      "/bn",
      "/fr",
      "/es",
    ]);
    await menu(page).getByLabel("Services menu").tap();
    await expect(menu(page).getByRole("link", { name: "Amazon" })).toBeHidden();
    await expect(menu(page).getByRole("link", { name: "Services", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await test.step("B49: keeps the focus inside, closes on Escape and gives the focus back", async () => {
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    const places = new Set<string>();
    for (let index = 0; index < 40; index++) {
      await page.keyboard.press("Tab");
      places.add(
        await page.evaluate(() =>
          document.activeElement?.closest("dialog")
            ? "menu"
            : (document.activeElement?.tagName ?? ""),
        ),
      );
    }
    places.delete("BODY"); // the browser's own controls
    expect([...places]).toEqual(["menu"]);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(button(page)).toBeFocused();
  });
  await test.step("B54: locks the page and leaves it where it was", async () => {
    // A frame between the two: scrolled in one, the header would see a way down only and stay
    // hidden.
    for (const top of [700, 690]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    await open(page);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(690);
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expectClosed(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(690);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(790);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  });
  await test.step("closes when the window becomes wide enough for the header's links", async () => {
    await open(page);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expectClosed(page);
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await test.step("B52: is closed after choosing an entry, when the page is left and when the visitor comes back", async () => {
    await page.route("**/projects", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Projects</title>" }),
    );
    await open(page);
    await menu(page).getByRole("link", { name: "Projects" }).tap();
    await page.waitForURL("**/projects");
    await page.goBack();
    await expectClosed(page);
    await open(page);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
    );
    await expectClosed(page);
  });
});
