/**
 * The services dropdown (spec 1, section 2 "Public layout"; section 9 "Dropdown close delay 300
 * ms"; B46 to B52).
 */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const entry = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Services", exact: true });
const button = (page: Page) => page.getByRole("button", { name: "Services menu" });
const menu = (page: Page) => page.locator("#services-menu");
const expectOpen = async (page: Page, open: boolean) => {
  await expect(menu(page)).toBeVisible({ visible: open });
  await expect(button(page)).toHaveAttribute("aria-expanded", String(open));
};
/** Somewhere of the page that no part of the header or the menu covers. */
const outside = { x: 700, y: 880 };

/** The stand-in pages take no part in page transitions. */
test.use({ reducedMotion: "reduce" });
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(outside.x, outside.y);
});

test("by pointer: it opens, waits, stays and closes, and its link is followed", async ({
  page,
}) => {
  await test.step("B50: opens on hover, survives the gap to the menu, closes 300 ms after the pointer has left", async () => {
    await entry(page).hover();
    await expectOpen(page, true);
    await button(page).hover();
    await page.clock.runFor(1_000);
    await expectOpen(page, true);
    await page.mouse.move(outside.x, outside.y);
    await page.clock.runFor(299);
    await expectOpen(page, true);
    await menu(page).hover();
    await page.clock.runFor(1_000);
    await expectOpen(page, true);
    await page.mouse.move(outside.x, outside.y);
    await page.clock.runFor(299);
    await expectOpen(page, true);
    await page.clock.runFor(1);
    await expectOpen(page, false);
  });
  await test.step("B50: closes 300 ms after the pointer has moved on to a neighbour without a menu, to the logo or out of the window", async () => {
    const neighbour = (name: string) =>
      page.getByRole("banner").getByRole("link", { name }).hover();
    for (const leave of [
      () => neighbour("Projects"),
      () => neighbour("Nokshaworks, home"),
      () => page.mouse.move(720, -5),
    ]) {
      await button(page).hover();
      await expectOpen(page, true);
      await leave();
      await page.clock.runFor(299);
      await expectOpen(page, true);
      await page.clock.runFor(1);
      await expectOpen(page, false);
    }
  });
  await test.step("a click keeps what the hover opened, the next one closes it", async () => {
    await button(page).hover();
    await button(page).click();
    await expectOpen(page, true);
    await button(page).click();
    await expectOpen(page, false);
  });
  await test.step("lists every service, the three extra entries and View All Services", async () => {
    await button(page).click();
    const links = await menu(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual([
      "/services/web-design-development",
      "/services/graphics-design",
      "/services/2d-3d-design",
      "/services/digital-marketing",
      "/services",
      "/real-estate-solutions",
      "/platform/amazon",
      "/platform/daraz",
    ]);
    await expect(menu(page).getByRole("link", { name: "View All Services" })).toHaveAttribute(
      "href",
      "/services",
    );
    const bottoms = await menu(page)
      .locator(".mega__link")
      .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().bottom)));
    expect(bottoms).toEqual([bottoms[0], bottoms[0], bottoms[2], bottoms[2]]);
  });
  await test.step("stands beside a link to /services, which a click follows", async () => {
    await page.route("**/services", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Services</title>" }),
    );
    await entry(page).hover();
    await expectOpen(page, true);
    await entry(page).click();
    await page.waitForURL("**/services");
  });
});

test("by key: it opens, is walked through, closes and gives the focus back, and a choice closes it", async ({
  page,
}) => {
  await test.step("a click outside closes it", async () => {
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expectOpen(page, true);
    await page.mouse.click(outside.x, outside.y);
    await expectOpen(page, false);
  });
  for (const key of ["Enter", "Space"])
    await test.step(`B46: ${key} opens and closes it, the focus stays on the button`, async () => {
      await button(page).focus();
      await page.keyboard.press(key);
      await expectOpen(page, true);
      await expect(button(page)).toBeFocused();
      await page.keyboard.press(key);
      await expectOpen(page, false);
    });
  await test.step("B46: arrow keys walk through all entries and back to the button", async () => {
    const links = menu(page).getByRole("link");
    const count = await menu(page).locator("a").count();
    await button(page).focus();
    await page.keyboard.press("ArrowDown");
    await expectOpen(page, true);
    for (let index = 0; index < count; index++) {
      await expect(links.nth(index)).toBeFocused();
      if (index < count - 1) await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("ArrowDown");
    await expect(links.last()).toBeFocused();
    await page.keyboard.press("Home");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(links.last()).toBeFocused();
    for (let index = 0; index < count; index++) await page.keyboard.press("ArrowUp");
    await expect(button(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(entry(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("Escape");
  });
  await test.step("B49: Escape closes it, says so and gives the focus back, from the button and from an entry", async () => {
    await button(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expectOpen(page, false);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expectOpen(page, false);
    await expect(button(page)).toBeFocused();
  });
  await test.step("B48: Tab goes through the entries and closes it past the end, and says so; closed, its links are not in the way", async () => {
    const projects = page.getByRole("banner").getByRole("link", { name: "Projects" });
    await button(page).focus();
    await page.keyboard.press("Tab");
    await expect(projects).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    for (let index = 0; index < 8; index++) await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link").last()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(projects).toBeFocused();
    await expectOpen(page, false);
  });
  await test.step("B52: is closed after choosing an entry, the page one is on included, when the page is left and when the visitor comes back", async () => {
    await page.route("**/services", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Services</title>" }),
    );
    await button(page).click();
    await menu(page).getByRole("link", { name: "View All Services" }).click();
    await page.waitForURL("**/services");
    await page.goBack();
    await expectOpen(page, false);
    await button(page).click();
    // The entry of the page that one is on.
    await menu(page)
      .getByRole("link", { name: "View All Services" })
      .evaluate((link: HTMLAnchorElement) => (link.href = `${location.pathname}#main`));
    await menu(page).getByRole("link", { name: "View All Services" }).click();
    await expectOpen(page, false);
    await button(page).click();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
    );
    await expectOpen(page, false);
  });
});
