/**
 * The tabs of /real-estate-solutions (spec 1, section 2; cases B20, B55): hash, keys, back, and all
 * panels without script.
 */
import type { Page } from "playwright/test";
import { faults } from "#tests/support/page/axe.ts";
import { jumpTo } from "#tests/support/page/jump-to.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const PATH = "/real-estate-solutions";
const TABS = ["Process", "Overview", "Gallery", "Reviews", "FAQ"];

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

async function expectTab(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  for (const other of TABS) {
    const panel = page.locator(`#${other.toLowerCase()} > :not(h2)`).first();
    await (other === name ? expect(panel).toBeVisible() : expect(panel).toBeHidden());
  }
}

test("tabs by mouse, key, address and the browser's search", async ({ page }) => {
  await page.goto(PATH);

  await test.step("five tabs in the spec's order, each tied to its panel; Process comes first", async () => {
    await expect(page.getByRole("tab")).toHaveText(TABS);
    await expectTab(page, "Process");
    for (const one of await page.getByRole("tab").all()) {
      await expect(
        page.locator(`#${await one.getAttribute("aria-controls")}[role=tabpanel]`),
      ).toHaveCount(1);
    }
  });

  await test.step("the browser's search finds hidden panels and opens their tab", async () => {
    expect(await page.locator("#reviews").getAttribute("hidden")).toBe("until-found");
    await page.locator("#reviews").dispatchEvent("beforematch");
    await expectTab(page, "Reviews");
  });

  await test.step("arrow keys, Home and End move, and go around", async () => {
    await tab(page, "Process").focus();
    for (const [key, name] of [
      ["ArrowRight", "Overview"],
      ["End", "FAQ"],
      ["ArrowRight", "Process"],
      ["ArrowLeft", "FAQ"],
      ["Home", "Process"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expectTab(page, name);
      await expect(page).toHaveURL(`${PATH}#${name.toLowerCase()}`);
    }
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("#process") !== null)).toBe(
      true,
    );
  });

  await test.step("choosing a tab does not move the page", async () => {
    await jumpTo(tab(page, "Overview"));
    const before = await page.evaluate(() => scrollY);
    await tab(page, "Overview").click();
    await expectTab(page, "Overview");
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  await test.step("a chosen tab is in the address; back and forward go from tab to tab, a reload stays", async () => {
    await page.goto(PATH);
    await tab(page, "Gallery").click();
    await expect(page).toHaveURL(`${PATH}#gallery`);
    await expectTab(page, "Gallery");
    await tab(page, "FAQ").click();
    await expectTab(page, "FAQ");
    await page.goBack();
    await expectTab(page, "Gallery");
    await page.goBack();
    await expectTab(page, "Process");
    await page.goForward();
    await expectTab(page, "Gallery");
    await page.reload();
    await expectTab(page, "Gallery");
  });

  await test.step("B55: an address with a tab shows it below the header, with its tabs; an unknown hash changes nothing", async () => {
    await page.goto("/terms-condition");
    await page.goto(`${PATH}#reviews`);
    await expectTab(page, "Reviews");
    await expect(tab(page, "Reviews")).toBeInViewport();
    await page.evaluate(() => (location.hash = "main"));
    await expectTab(page, "Reviews");
    await page.goto("/terms-condition");
    await page.goto(`${PATH}#nothing`);
    await expectTab(page, "Process");
  });
});

test("every tab passes axe and fits", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(PATH);

  await test.step("axe finds nothing in any tab, and no contrast too low in the dark theme either", async () => {
    for (const name of TABS) {
      await tab(page, name).click();
      // What stands around the panels is the same for all.
      const part = name === "Process" ? "main" : `#${name.toLowerCase()}`;
      expect(await faults(page, part), name).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await faults(page, part, ["color-contrast"]), `${name}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    }
  });

  await test.step("every tab fits every width from 320 px without scrolling sideways", async () => {
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of TABS) {
        await tab(page, name).click();
        await expect(tab(page, name)).toBeInViewport({ ratio: 0.95 });
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(wide, `${name} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all panels can be read one after another, and the links lead to them", async ({ page }) => {
    await page.goto(PATH);
    const heads = page.locator("main section > h2.title-1");
    await expect(heads).toHaveText(TABS);
    for (const head of await heads.all()) await expect(head).toBeVisible();
    for (const text of [
      "You upload",
      "Exposure blending",
      "Forty flats, one handover week",
      "Tom Wexley",
      "What does it cost?",
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole("slider")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Back to top" })).toHaveCount(0);
    await expect(page.locator("main :not([data-request]) > button:visible")).toHaveCount(0);
    for (const picture of await page.locator("#gallery .side img").all())
      await expect(picture).toBeVisible();
    await page.getByRole("link", { name: "Reviews" }).click();
    await expect(heads.nth(3)).toBeInViewport();
  });

  test("the process is switched all the same", async ({ page }) => {
    await page.goto(PATH);
    await page.getByText("Drone editing", { exact: true }).click();
    await expect(page.getByText("You send the flight")).toBeVisible();
    await expect(page.getByText("You upload", { exact: true })).toBeHidden();
  });
});
