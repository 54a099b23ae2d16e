/** /about (spec 1, sections 2, 4 "Timeline" and 9 "Impact figures"). */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const entries = (page: Page) => page.locator("[data-timeline] > li");
const reached = (page: Page) => page.locator("[data-timeline] > li[data-reached]");

/** Scrolls until the top of an entry lies `pixels` below the line at 30 % of the window. */
async function scrollToEntry(page: Page, index: number, pixels: number): Promise<void> {
  await entries(page)
    .nth(index)
    .evaluate((entry, below) => {
      scrollBy({
        top: entry.getBoundingClientRect().top - innerHeight * 0.3 - below,
        behavior: "instant",
      });
    }, pixels);
}

test("every section; entries of the timeline are reached by scrolling", async ({ page }) => {
  await page.goto("/about");
  await test.step("the intro leads to the contact page", async () => {
    await expect(page.getByText("About Our Company")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Get Started" })).toHaveAttribute(
      "href",
      "/contact",
    );
  });
  await test.step("Our Evolution lists five years in order", async () => {
    await expect(page.getByRole("heading", { name: "Our Evolution" })).toBeVisible();
    await expect(entries(page).locator("p:first-child")).toHaveText([
      "2022",
      "2023",
      "2024",
      "2024",
      "2025",
    ]);
    await expect(entries(page).getByRole("heading")).toHaveText([
      "Foundation",
      "Expansion",
      "Innovation",
      "Integration",
      "Leadership",
    ]);
  });
  await test.step("Our Mission & Vision: three services, core values, figures, Start Your Project", async () => {
    const mission = page.getByRole("region", { name: "Our Mission & Vision" });
    await expect(mission.getByText("Our mission is to give")).toBeVisible();
    const services = mission.locator(".mission__services a");
    await expect(services).toHaveCount(3);
    for (const link of await services.all())
      expect((await page.request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
    await expect(mission.getByRole("heading", { name: "Core values" })).toBeVisible();
    await expect(mission.locator(".mission__values li")).toHaveCount(3);
    const figures = mission
      .locator("dl > div")
      .evaluateAll((rows) =>
        rows.map((row) => [row.children[1], row.children[0]].map((cell) => cell?.textContent)),
      );
    expect(await figures).toEqual([
      ["500+", "projects completed"],
      ["100+", "happy clients"],
      ["8+", "years of excellence"],
    ]);
    await expect(mission.getByRole("link", { name: "Start Your Project" })).toHaveAttribute(
      "href",
      "/contact",
    );
  });
  await test.step("four steps beside an illustration", async () => {
    const process = page.getByRole("region", { name: "How a project goes" });
    await expect(process.locator("li h3")).toHaveText([
      "Discovery & Planning",
      "Design & Prototyping",
      "Development & Testing",
      "Launch & Support",
    ]);
    await expect(process.locator("li p:first-child")).toHaveText([
      "Step 1",
      "Step 2",
      "Step 3",
      "Step 4",
    ]);
    const picture = process.getByRole("img", { name: /plinths/ });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const [steps, image] = [await process.locator("ol").boundingBox(), await picture.boundingBox()];
    expect(image?.x).toBeGreaterThan((steps?.x ?? 0) + (steps?.width ?? 0));
  });
  await test.step("entries are reached at 30 % of the window, also by a jump, and stay so", async () => {
    await page.goto("/about");
    await expect(page.locator("[data-timeline]")).toHaveAttribute("data-watched", "");
    await expect(reached(page)).toHaveCount(0);

    await scrollToEntry(page, 0, 6);
    await expect(entries(page).first()).toBeInViewport();
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 50))),
    );
    await expect(reached(page)).toHaveCount(0);
    await scrollToEntry(page, 0, -6);
    await expect(reached(page)).toHaveCount(1);

    await scrollToEntry(page, 3, -6);
    await expect(reached(page)).toHaveCount(4);
    await expect(entries(page).last().locator(".motif")).toHaveCSS("opacity", "0.4");
    for (const motif of await reached(page).locator(".motif").all())
      await expect(motif).toHaveCSS("opacity", "1");

    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 50))),
    );
    await expect(reached(page)).toHaveCount(4);

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(reached(page)).toHaveCount(5);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("nothing is dim", async ({ page }) => {
    await page.goto("/about");
    for (const motif of await entries(page).locator(".motif").all())
      await expect(motif).toHaveCSS("opacity", "1");
  });
});
