/**
 * The page of a service (spec 1, section 2 "/services/{slug}", sections 4 and 9; cases B63, B64).
 * Its carousel has its own file.
 */
import type { Page } from "playwright/test";
import { COUNTS } from "#domain/limits.ts";
import { jumpTo } from "#tests/support/page/jump-to.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { reading } from "#tests/support/page/reading.ts";
import { FULL } from "#tests/support/run/full.ts";

const PATH = "/services/web-design-development";
const SERVICES = {
  "web-design-development": "Web Design & Development",
  "graphics-design": "Graphics Design",
  "2d-3d-design": "2D & 3D Design",
  "digital-marketing": "Digital Marketing",
};

const offer = (page: Page) => page.getByRole("region", { name: "What We Offer" });
const titles = (page: Page) => offer(page).getByRole("heading", { level: 3 });

for (const [slug, name] of Object.entries(SERVICES).slice(0, FULL ? undefined : 1)) {
  reading(`${name} has every section of the spec`, async ({ read }) => {
    const page = await read(`/services/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    for (const section of [
      "How we go about it",
      "Our working process",
      "What clients say",
      "Case studies",
      "Before you ask",
    ]) {
      await expect(page.getByRole("region", { name: section })).toBeVisible();
    }
    const items = (section: string) =>
      page.getByRole("region", { name: section }).getByRole("listitem");
    expect(await items("How we go about it").count()).toBeGreaterThanOrEqual(3);
    expect(await items("Tools we reach for").count()).toBeGreaterThanOrEqual(6);
    expect(await items("Our working process").count()).toBeGreaterThanOrEqual(3);
    await expect(
      page.getByRole("region", { name: "Our working process" }).getByText(/^Step \d$/),
    ).toHaveText(
      Array.from(
        { length: await items("Our working process").count() },
        (_, index) => `Step ${index + 1}`,
      ),
    );
    const gains = page.getByRole("region", { name: "What changes for you" });
    expect(await gains.getByRole("heading", { level: 3 }).count()).toBeGreaterThanOrEqual(3);
    await expect(gains.getByRole("heading", { name: "Industries we know" })).toBeVisible();
  });
}

reading("the hero, the closing buttons and what search engines read", async ({ read }) => {
  const page = await read(PATH);
  await test.step("the hero has title, text and its three ways on", async () => {
    const hero = page.getByRole("region", { name: "Web Design & Development", exact: true });
    await expect(hero).toContainText("Sites and web apps that load fast");
    await expect(hero.getByRole("definition")).toHaveText("2 to 8 weeks");
    await expect(hero.getByRole("link", { name: "View Portfolio" })).toHaveAttribute(
      "href",
      "/projects",
    );
    await expect(hero.getByRole("link", { name: "Book Meeting" })).toHaveAttribute(
      "href",
      "/meeting-with-nokshaworks",
    );
    const crumbs = hero.getByRole("navigation", { name: "Breadcrumb" });
    await expect(crumbs.getByRole("link", { name: "Services" })).toHaveAttribute(
      "href",
      "/services",
    );
    await expect(crumbs.locator("[aria-current=page]")).toHaveText("Web Design & Development");
  });
  await test.step("the closing buttons lead to contact and portfolio", async () => {
    await expect(page.getByRole("link", { name: "Get Free Consultation" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(page.getByRole("link", { name: "View Our Portfolio" })).toHaveAttribute(
      "href",
      "/projects",
    );
  });
  await test.step("search engines read the service, its questions and its place in the site", async () => {
    const facts = (await page.locator("script[type='application/ld+json']").allInnerTexts()).map(
      (text) => JSON.parse(text),
    );
    const of = (type: string) => facts.find((fact) => fact["@type"] === type);
    expect(of("Service")).toMatchObject({
      name: "Web Design & Development",
      provider: { "@id": expect.stringMatching(/#agency$/) },
    });
    expect(of("Service").url).toMatch(/^https?:\/\/[^/]+\/services\/web-design-development$/);
    expect(of("FAQPage").mainEntity.map((entry: { name: string }) => entry.name)).toEqual(
      await page.locator("summary.accordion__question").allInnerTexts(),
    );
    expect(
      of("BreadcrumbList").itemListElement.map((entry: { name: string }) => entry.name),
    ).toEqual(["Home", "Services", "Web Design & Development"]);
  });
});

test("the pager of What We Offer, the questions and the related services", async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(PATH);
  await test.step("What We Offer shows six at a time, split at ' - '; previous and next are disabled at the ends", async () => {
    await jumpTo(offer(page));
    const previous = offer(page).getByRole("button", { name: "Previous page" });
    const next = offer(page).getByRole("button", { name: "Next page" });
    const dots = offer(page).getByRole("group", { name: "Choose a page" }).getByRole("button");
    await expect(titles(page)).toHaveCount(COUNTS.bulletsPerPage);
    await expect(titles(page).first()).toHaveText("Custom websites");
    await expect(
      offer(page).getByText(
        "Designed from your content, not from a theme, with one clear next step on every page.",
      ),
    ).toBeVisible();
    await expect(dots).toHaveCount(3);
    await expect(previous).toBeDisabled();

    await next.click();
    await expect(titles(page).first()).toHaveText("Content editing");
    await expect(titles(page)).toHaveCount(COUNTS.bulletsPerPage);
    await expect(previous).toBeEnabled();
    await expect(offer(page).getByRole("status")).toHaveText("Page 2 of 3");
    await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");

    await next.click();
    await expect(titles(page)).toHaveText(["Analytics you can read", "Care plan"]);
    await expect(next).toBeDisabled();
    await dots.first().click();
    await expect(titles(page).first()).toHaveText("Custom websites");
    await expect(previous).toBeDisabled();
  });
  await test.step("the pager by key: a button that its own press disables hands the focus to the other", async () => {
    const next = offer(page).getByRole("button", { name: "Next page" });
    await jumpTo(next);
    const height = () => page.evaluate(() => document.body.scrollHeight);
    const before = await height();
    await next.focus();
    await page.keyboard.press("Enter");
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(offer(page).getByRole("button", { name: "Previous page" })).toBeFocused();
    expect(await height()).toBe(before);
    await page.keyboard.press("Enter");
    await expect(titles(page).first()).toHaveText("Content editing");
  });
  await test.step("FAQs open one at a time, the open one closes; on paper every answer can be read", async () => {
    const faqs = page.getByRole("region", { name: "Before you ask" });
    const items = faqs.locator("details");
    expect(await items.count()).toBeGreaterThanOrEqual(3);
    await expect(faqs.locator("details[open]")).toHaveCount(0);
    await jumpTo(items.nth(0));
    await items.nth(0).locator("summary").click();
    await expect(items.nth(0)).toHaveAttribute("open");
    await items.nth(1).locator("summary").click();
    await expect(faqs.locator("details[open]")).toHaveCount(1);
    await items.nth(1).locator("summary").click();
    await expect(faqs.locator("details[open]")).toHaveCount(0);
    const answers = items.locator("summary + *");
    await expect(answers.first()).toBeHidden();
    await page.emulateMedia({ media: "print" });
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });
  await test.step("related services and case studies lead to pages that exist", async () => {
    const links = page.locator("#related-title ~ ul a, section[aria-labelledby=cases-title] a");
    const targets = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href") ?? ""),
    );
    expect(targets).toEqual([
      "/projects/ecommerce-platform-paarel",
      "/projects/educonsult-website",
      "/services/graphics-design",
      "/services/digital-marketing",
      "/services/2d-3d-design",
    ]);
    for (const target of targets)
      expect((await request.get(target, { maxRedirects: 0 })).status(), target).toBe(200);
    await page
      .getByRole("region", { name: "Often combined with" })
      .getByText("2D & 3D Design")
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("2D & 3D Design");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("B64: every bullet and every answer can be read", async ({ page }) => {
    await page.goto(PATH);
    await expect(titles(page)).toHaveCount(14);
    for (const title of await titles(page).all()) await expect(title).toBeVisible();
    await expect(offer(page).getByRole("button")).toHaveCount(0);
    const first = page.locator(".accordion__item").first();
    await first.locator("summary").click();
    await expect(first.locator("p")).toBeVisible();
  });
});
