/**
 * Home, section 3 (spec 1, sections 2, 4 and 9: first six, order, cuts, strip under 768 px with
 * dots).
 */
import type { Page } from "playwright/test";
import { BREAKPOINTS, COUNTS, TEXT_CUTS } from "#domain/limits.ts";
import { jumpTo } from "#tests/support/page/jump-to.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { reading } from "#tests/support/page/reading.ts";
import { watchShifts } from "#tests/support/page/shifts.ts";

const section = (page: Page) => page.getByRole("region", { name: "Our Services" });
const cards = (page: Page) => section(page).getByRole("listitem");
const CARDS = [
  ["Amazon Store Management", "/platform/amazon"],
  ["Daraz Store Management", "/platform/daraz"],
  ["Web Design & Development", "/services/web-design-development"],
  ["Graphics Design", "/services/graphics-design"],
  ["2D & 3D Design", "/services/2d-3d-design"],
  ["Digital Marketing", "/services/digital-marketing"],
] as const;

reading(
  "a grid of six cards on a desktop, the platforms first, and a way to all services",
  async ({ read }) => {
    const page = await read("/");
    await test.step("shows six cards, the platforms first, each with its own link", async () => {
      await expect(
        section(page).getByText("We cover every aspect of your digital journey."),
      ).toBeVisible();
      await expect(cards(page)).toHaveCount(COUNTS.homeServices);
      for (const [index, [name, href]] of CARDS.entries()) {
        const card = cards(page).nth(index);
        await expect(card.getByRole("heading", { level: 3 })).toHaveText(name);
        await expect(card.getByRole("link", { name: `Learn more about ${name}` })).toHaveAttribute(
          "href",
          href,
        );
      }
    });
    await test.step("leads to all services, since there are more than six offers", async () => {
      await expect(section(page).getByRole("link", { name: "View All Services" })).toHaveAttribute(
        "href",
        "/services",
      );
    });
    await test.step("is a grid of three columns on a desktop, without dots", async () => {
      const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
      expect(new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size).toBe(3);
      expect(new Set(boxes.map((box) => Math.round(box?.y ?? -1))).size).toBe(2);
      await expect(page.getByRole("group", { name: "Choose a service" })).toBeHidden();
    });
  },
);

test.describe("strip under 768 px", () => {
  test.use({ viewport: { width: 390, height: 800 } });
  const dots = (page: Page) =>
    page.getByRole("group", { name: "Choose a service" }).getByRole("link");
  /** Where a card stands when it is the first one in sight. */
  const start = async (page: Page) =>
    Math.round((await page.getByRole("heading", { name: "Our Services" }).boundingBox())?.x ?? NaN);
  const left = async (page: Page, index: number) =>
    Math.round((await cards(page).nth(index).boundingBox())?.x ?? NaN);

  test("moves nothing as it comes alive", async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto("/");
    await page.mouse.wheel(0, (await section(page).boundingBox())?.y ?? NaN);
    await expect(section(page).locator(".carousel")).toHaveAttribute("data-live");
    expect(await left(page, 0)).toBe(await start(page));
    expect(await shifts()).toEqual([]);
  });

  test("scrolls by its dots and ends at 768 px", async ({ page }) => {
    await page.goto("/");
    await test.step("each card is 84 % wide and snaps", async () => {
      const [card, list] = [
        await cards(page).first().boundingBox(),
        section(page).getByRole("list"),
      ];
      const inner =
        390 -
        2 * ((await page.getByRole("heading", { name: "Our Services" }).boundingBox())?.x ?? NaN);
      expect((card?.width ?? 0) / inner).toBeCloseTo(0.84, 2);
      expect(await list.evaluate((element) => getComputedStyle(element).scrollSnapType)).toBe(
        "x mandatory",
      );
    });
    await test.step("a press on a dot shows its card, also before the strip is alive; focus brings its card in whole", async () => {
      await expect(dots(page)).toHaveCount(COUNTS.homeServices);
      await expect(dots(page).nth(0)).toHaveAttribute("aria-current", "true");
      await jumpTo(dots(page).nth(0));
      const before = await page.evaluate(() => scrollY);
      await dots(page).nth(2).click();
      await expect(dots(page).nth(2)).toHaveAttribute("aria-current", "true");
      await expect.poll(() => left(page, 2)).toBe(await start(page));
      expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([before, ""]);

      await cards(page).nth(5).getByRole("link").focus();
      await expect(dots(page).nth(5)).toHaveAttribute("aria-current", "true");
      await expect(page.locator(".dots__dot[aria-current]")).toHaveCount(1);
      const right = async () => {
        const { x = NaN, width = NaN } = (await cards(page).nth(5).boundingBox()) ?? {};
        return Math.round(x + width);
      };
      const edge = 390 - (await start(page));
      await expect.poll(right).toBe(edge);
    });
    await test.step("turned and turned back, it stands at its marked dot, and each dot works", async () => {
      await dots(page).nth(2).click();
      await expect.poll(() => left(page, 2)).toBe(await start(page));
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(page.getByRole("group", { name: "Choose a service" })).toBeHidden();
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(dots(page).nth(2)).toHaveAttribute("aria-current", "true");
      await expect.poll(() => left(page, 2)).toBe(await start(page));
      for (const index of [0, 2]) {
        await dots(page).nth(index).click();
        await expect.poll(() => left(page, index)).toBe(await start(page));
      }
    });
    await test.step("a card that gets focus in the grid is the one in sight in the strip", async () => {
      await page.setViewportSize({ width: 844, height: 390 });
      await cards(page).nth(1).getByRole("link").focus();
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(dots(page).nth(1)).toHaveAttribute("aria-current", "true");
      await expect.poll(() => left(page, 1)).toBe(await start(page));
    });
    for (const width of [767, 768])
      await test.step(`at ${width} px shows one whole text a card, and is a ${width < 768 ? "strip with" : "grid without"} dots`, async () => {
        await page.setViewportSize({ width, height: 800 });
        for (const card of await cards(page).all()) {
          const texts = (await card.getByRole("paragraph").allInnerTexts()).filter(
            (text) => text !== "",
          );
          expect(texts).toHaveLength(1);
          const [text = ""] = texts;
          expect(text).toMatch(/\.$/);
          expect([...text].length).toBeLessThanOrEqual(TEXT_CUTS.serviceCardMobile);
        }
        await expect(page.getByRole("group", { name: "Choose a service" })).toBeVisible({
          visible: width < BREAKPOINTS.servicesStripBelow,
        });
        expect(
          await section(page)
            .getByRole("list")
            .evaluate((list) => list.scrollWidth > list.clientWidth),
        ).toBe(width < 768);
        const tops = await cards(page).evaluateAll((all) =>
          all.map((card) => card.getBoundingClientRect().top),
        );
        expect(tops.filter((top) => top === tops[0])).toHaveLength(width < 768 ? tops.length : 3);
      });
  });
});
