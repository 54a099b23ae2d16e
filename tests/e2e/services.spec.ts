/**
 * The services page (spec 1, section 2 "/services" and section 9; cases B43, B45, B80, B83, B85).
 * The hero has its own file.
 */
import type { Page } from "playwright/test";
import { COUNTS, TEXT_CUTS } from "#domain/limits.ts";
import { TIMES } from "#domain/page-limits.ts";
import { jumpTo } from "#tests/support/page/jump-to.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { reading } from "#tests/support/page/reading.ts";

const OWN = [
  ["Web Design & Development", "/services/web-design-development"],
  ["Graphics Design", "/services/graphics-design"],
  ["2D & 3D Design", "/services/2d-3d-design"],
  ["Digital Marketing", "/services/digital-marketing"],
] as const;
const STORES = [
  ["Amazon Store Management", "/platform/amazon"],
  ["Daraz Store Management", "/platform/daraz"],
] as const;

const strip = (page: Page) => page.getByRole("navigation", { name: "Quick links to services" });
const loop = (page: Page) =>
  strip(page)
    .locator("ul")
    .first()
    .evaluate((list) => {
      const [animation] = list.getAnimations();
      return {
        state: animation?.playState ?? "none",
        duration: animation?.effect?.getTiming().duration,
      };
    });

reading(
  "what can be read: quick links, cards, reasons and the way to a meeting",
  async ({ read }) => {
    const page = await read("/services");
    await test.step("quick-service buttons lead to /services/{slug}, each read once", async () => {
      const links = strip(page).getByRole("link");
      expect(
        await links.evaluateAll((all) =>
          all.map((link) => [link.textContent?.trim(), link.getAttribute("href")]),
        ),
      ).toEqual(OWN);
      for (const copy of await strip(page).locator("[aria-hidden=true] a").all())
        await expect(copy).toHaveAttribute("tabindex", "-1");
    });
    await test.step("every service is a card; those of 'Store Management' lead to /platform/{id}, the others to /services/{slug}", async () => {
      const cards = page.getByRole("article");
      await expect(cards).toHaveCount(OWN.length + STORES.length);
      for (const [index, [name, href]] of [...OWN, ...STORES].entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole("heading", { level: 3 })).toHaveText(name);
        await expect(card.getByRole("link")).toHaveAccessibleName(`Learn more about ${name}`);
        await expect(card.getByRole("link")).toHaveAttribute("href", href);
        await expect(
          card.getByRole("list", { name: "Made with" }).getByRole("listitem"),
        ).toHaveCount(COUNTS.serviceListTech);
        await expect(card.locator("img")).toHaveCount(2);
      }
      await expect(cards.last().getByRole("list", { name: "Made with" })).toContainText(
        "Store setup",
      );
    });
    await test.step("Why Choose Us has the five points of the spec", async () => {
      const why = page.getByRole("region", { name: "Why Choose Us" });
      expect(await why.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
        "Expert team",
        "Agile methodology",
        "24/7 support",
        "Transparent pricing",
        "On-time delivery guarantee",
      ]);
      await expect(why).toContainText("5+ years of experience");
      await expect(why).toContainText(
        "Since February 2020 we have served 500+ clients and transformed 100+ brands.",
      );
    });
    await test.step("Schedule Consultation leads to the meeting page", async () => {
      await expect(page.getByRole("link", { name: "Schedule Consultation" })).toHaveAttribute(
        "href",
        "/meeting-with-nokshaworks",
      );
    });
  },
);

test("B43, B85: the strip of quick links moves, stops and stands still; the cards show a second picture", async ({
  page,
}) => {
  await page.goto("/services");
  await test.step("cards alternate, and the second picture comes on hover and on keyboard focus", async () => {
    const cards = page.getByRole("article");
    const left = async (index: number) =>
      (await cards.nth(index).locator(".service-row__picture").boundingBox())?.x ?? NaN;
    expect(await left(1)).toBeGreaterThan(await left(0));
    expect(await left(2)).toBe(await left(0));
    const second = cards.first().locator("img").last();
    await expect(second).toHaveCSS("opacity", "0");
    await cards.first().hover();
    await expect(second).toHaveCSS("opacity", "1");
    await page.mouse.move(5, 5);
    await expect(second).toHaveCSS("opacity", "0");
    await cards.first().getByRole("link").focus();
    await expect(second).toHaveCSS("opacity", "1");
  });
  await test.step("B43: the strip loops in 20 s, stands under the pointer and by its button, and shows a link that takes the focus", async () => {
    // A fresh page: from a focused card, the Tab below would start a smooth scroll down the page.
    await page.goto("/services");
    await page.mouse.move(5, 5);
    await jumpTo(strip(page));
    await expect
      .poll(() => loop(page))
      .toEqual({ state: "running", duration: TIMES.quickServicesLoop });
    await strip(page).locator(".quick__strip").hover();
    const state = async () => (await loop(page)).state;
    await expect.poll(state).toBe("paused");
    await page.mouse.move(5, 5);
    await expect.poll(state).toBe("running");
    await page.setViewportSize({ width: 390, height: 800 });
    await page.keyboard.press("Tab");
    for (const link of await strip(page).getByRole("link").all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
    const pause = strip(page).getByRole("checkbox", { name: "Pause the strip" });
    await pause.focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect.poll(state).toBe("paused");
  });
  await test.step("the strip has no seam: after one loop the second list stands where the first began", async () => {
    const lefts = (time: number, list: number) =>
      strip(page).evaluate(
        (nav, [time, list]) => {
          const lists = [...nav.querySelectorAll("ul")];
          for (const animation of lists.flatMap((each) => each.getAnimations())) {
            animation.pause();
            animation.currentTime = time;
          }
          return [...(lists[list]?.children ?? [])].map(
            (item) => item.getBoundingClientRect().left,
          );
        },
        [time, list] as const,
      );
    const start = await lefts(0, 0);
    const end = await lefts(TIMES.quickServicesLoop - 0.01, 1);
    expect(start).toHaveLength(OWN.length);
    for (const [index, left] of start.entries())
      expect(Math.abs((end[index] ?? NaN) - left)).toBeLessThan(0.1);
  });
  await test.step("the text of a card stands whole on phones and desktops", async () => {
    for (const width of [767, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const texts = await page.getByRole("article").locator("p:visible").allInnerTexts();
      expect(texts).toHaveLength(OWN.length + STORES.length);
      for (const text of texts) {
        expect(text).toMatch(/\.$/);
        expect(text.length).toBeLessThanOrEqual(TEXT_CUTS.serviceListCardMobile);
      }
    }
  });
  await test.step("B85: with reduced motion the strip stands still with all links in sight", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectStill(page);
  });
});

test("B80: an unknown service leads to the list of services", async ({ page, request }) => {
  for (const path of ["/services/nope", "/services/nope/"]) {
    const answer = await request.get("/services/nope", { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe("/services");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Services");
  }
});

async function expectStill(page: Page) {
  expect((await loop(page)).state).toBe("none");
  await expect(strip(page).getByRole("checkbox")).toHaveCount(0);
  const width = page.viewportSize()?.width ?? 0;
  for (const link of await strip(page).getByRole("link").all()) {
    const box = await link.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("B85: with no script the strip stands still with all links in sight", async ({ page }) => {
    await page.goto("/services");
    await expectStill(page);
  });
});
