/** Home, sections 5 and 6 (spec 1, sections 2, 4 and 9; cases B20, B41, B63 and B64). */
import type { Page } from "playwright/test";
import { COUNTS, TEXT_CUTS } from "#domain/limits.ts";
import { TIMES } from "#domain/page-limits.ts";
import { jumpTo } from "#tests/support/page/jump-to.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { reading } from "#tests/support/page/reading.ts";

/** Of the demo. */
const FAQ_ITEMS = 6;

test.describe("questions", () => {
  const section = (page: Page) =>
    page.getByRole("region", { name: "Answers To Your Most Common Questions" });
  const items = (page: Page) => section(page).locator("details");

  test("B63: one of six is open at a time; the keyboard goes through the questions, and further ones have a form", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await test.step("one of six is open at a time, and the open one closes", async () => {
      await expect(section(page).getByText("FAQs", { exact: true })).toBeVisible();
      await expect(items(page)).toHaveCount(FAQ_ITEMS);
      await expect(section(page).locator("details[open]")).toHaveCount(0);
      await jumpTo(items(page).nth(1));
      await items(page).nth(1).locator("summary").click();
      await expect(items(page).nth(1).getByRole("paragraph")).toContainText("4 to 12 weeks");
      await items(page).nth(2).locator("summary").click();
      await expect(section(page).locator("details[open]")).toHaveCount(1);
      await expect(items(page).nth(2).getByRole("paragraph")).toContainText(
        /fixed-price.*time-and-materials/,
      );
      await items(page).nth(2).locator("summary").click();
      await expect(section(page).locator("details[open]")).toHaveCount(0);
    });
    await test.step("B63: with all closed only the questions take the focus", async () => {
      await items(page).first().locator("summary").focus();
      for (let index = 1; index < FAQ_ITEMS; index += 1) {
        await page.keyboard.press("Tab");
        await expect(items(page).nth(index).locator("summary")).toBeFocused();
      }
      await page.keyboard.press("Enter");
      await expect(items(page).last()).toHaveAttribute("open");
    });
    await test.step("asks further questions at the form", async () => {
      await expect(
        section(page).getByText("We typically respond within 30 minutes in office hours."),
      ).toBeVisible();
      await jumpTo(section(page));
      await section(page).getByRole("link", { name: "Write to us" }).click();
      await expect(page.getByRole("region", { name: "Let’s Connect" })).toBeInViewport();
    });
  });

  reading("B20: every id of the page is unique, and every reference resolves", async ({ read }) => {
    const page = await read("/");
    const faults = await page.evaluate(() => {
      const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
      const wanted = [
        ...document.querySelectorAll(
          "[aria-labelledby], [aria-controls], [aria-describedby], label[for]",
        ),
      ].flatMap((element) =>
        ["aria-labelledby", "aria-controls", "aria-describedby", "for"].flatMap(
          (name) => element.getAttribute(name)?.split(/\s+/) ?? [],
        ),
      );
      return [
        ...ids.filter((id, index) => ids.indexOf(id) !== index),
        ...wanted.filter((id) => !ids.includes(id)),
      ];
    });
    expect(faults).toEqual([]);
  });
});

test.describe("portfolio", () => {
  const section = (page: Page) => page.getByRole("region", { name: "Portfolio" });
  const card = (page: Page, index: number) => section(page).getByRole("article").nth(index);
  const frames = (page: Page, index: number) => card(page, index).locator(".project-card__frame");
  const current = (page: Page, index: number) =>
    frames(page, index).evaluateAll((images) =>
      images.findIndex((image) => image.hasAttribute("data-shown")),
    );

  async function ready(page: Page): Promise<void> {
    await page.clock.install({ time: 0 });
    await page.goto("/");
    await jumpTo(card(page, 0));
    await page.clock.pauseAt(600_000);
  }

  reading(
    "shows four projects with a whole sentence, three tags, two badges and their category",
    async ({ read }) => {
      const page = await read("/");
      await expect(section(page).getByRole("link", { name: "Discover More" })).toHaveAttribute(
        "href",
        "/projects",
      );
      await expect(section(page).getByRole("article")).toHaveCount(4);
      const slugs = [
        "ecommerce-platform-paarel",
        "educonsult-website",
        "3d-crystal-order-management",
        "car-rental-management",
      ];
      for (const [index, slug] of slugs.entries()) {
        await expect(card(page, index).getByRole("link")).toHaveAttribute(
          "href",
          `/projects/${slug}`,
        );
        await expect(card(page, index).getByRole("listitem")).toHaveCount(COUNTS.projectTags);
        await expect(card(page, index).locator(".tag--on-picture")).toHaveCount(
          COUNTS.projectBadges,
        );
        await expect(
          card(page, index).getByText(/^(Web Development|Custom Web Development|Custom Software)$/),
        ).toBeVisible();
        const text = await card(page, index).locator(".project-card__text").innerText();
        expect([...text].length).toBeLessThanOrEqual(TEXT_CUTS.projectPreview);
        expect(text).toMatch(/\.$/);
      }
    },
  );

  test("B41: a card cycles its pictures by pointer and by key, one card at a time", async ({
    page,
  }) => {
    await test.step("a hovered card cycles its next three pictures every 900 ms, one card at a time", async () => {
      await ready(page);
      await expect(section(page).locator(".project-card__frame")).toHaveCount(0);
      await card(page, 0).hover();
      await expect(frames(page, 0)).toHaveCount(COUNTS.projectHoverImages);
      expect(await current(page, 0)).toBe(-1);
      await page.clock.runFor(TIMES.projectHoverStep - 1);
      expect(await current(page, 0)).toBe(-1);
      await page.clock.runFor(1);
      for (const shown of [0, 1, 2, 0, 1]) {
        await expect.poll(() => current(page, 0)).toBe(shown);
        await page.clock.runFor(TIMES.projectHoverStep);
      }
      await card(page, 1).hover();
      await expect(frames(page, 0)).toHaveCount(0);
      await expect(frames(page, 1)).toHaveCount(COUNTS.projectHoverImages);
      expect(await current(page, 1)).toBe(-1);
      await page.mouse.move(2, 2);
      await expect(section(page).locator(".project-card__frame")).toHaveCount(0);
    });
    await test.step("B41: after ten minutes in a hidden tab the pictures go on one by one", async () => {
      await card(page, 0).hover();
      await expect(frames(page, 0)).toHaveCount(COUNTS.projectHoverImages);
      // A timer that was due many times fires once.
      await page.clock.fastForward(10 * 60_000);
      await expect.poll(() => current(page, 0)).toBe(0);
      await page.clock.runFor(TIMES.projectHoverStep);
      await expect.poll(() => current(page, 0)).toBe(1);
    });
    await test.step("a focused card does the same", async () => {
      await page.mouse.move(2, 2);
      await section(page).getByRole("link", { name: "Discover More" }).focus();
      await page.keyboard.press("Tab");
      await expect(frames(page, 0)).toHaveCount(COUNTS.projectHoverImages);
      await page.clock.runFor(TIMES.projectHoverStep);
      await expect.poll(() => current(page, 0)).toBe(0);
      await page.keyboard.press("Tab");
      await expect(frames(page, 0)).toHaveCount(0);
      await expect(frames(page, 1)).toHaveCount(COUNTS.projectHoverImages);
      await section(page).getByRole("link", { name: "Discover More" }).focus();
    });
    await test.step("with reduced motion it stands still and loads nothing more", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.reload();
      await jumpTo(card(page, 0));
      await card(page, 0).hover();
      await page.clock.runFor(3 * TIMES.projectHoverStep);
      await expect(section(page).locator(".project-card__frame")).toHaveCount(0);
    });
  });
});
