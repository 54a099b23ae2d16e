/**
 * Every public page at every size (spec 1, section 5; B55, B64, B66, B84): 320 px and 400 % zoom, a
 * phone with twice the default font size, 768 and 1440 px, both themes, forced colours, without
 * script. A few walks over all pages instead of many tests.
 */
import type { Page } from "playwright/test";
import { faults } from "#tests/support/page/axe.ts";
import { EVERY_PAGE, focusHidden, misplaced, unseen } from "#tests/support/page/page-layout.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { FULL } from "#tests/support/run/full.ts";

/**
 * The browser reports the missing page, and the scheduler that is kept away. Everything else
 * answers.
 */
test.use({ expectedErrors: [/^(?:404 \/no-such-page$|ERR_FAILED \/)/] });
test.beforeEach(async ({ context, page }) => {
  await context.route(/^https:/, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/**
 * Pages that differ most. The nightly run reads every page whole, in both themes (tests/full), and
 * at all sizes.
 */
const DIFFERENT = ["/", "/contact", "/real-estate-solutions"];
const WHOLE_PAGE = [
  "document-title",
  "html-has-lang",
  "landmark-one-main",
  "page-has-heading-one",
  "heading-order",
  "bypass",
];
const halves = [EVERY_PAGE.slice(0, 8), EVERY_PAGE.slice(8)];

for (const pages of halves) {
  test(`axe finds nothing, in the dark no contrast too low; nothing sticks out or is cut; focus is never hidden; forced colours show word marks: ${pages[0]} to ${pages.at(-1)}`, async ({
    page,
  }) => {
    for (const path of pages)
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        await expect.poll(() => misplaced(page), `${path} at 1440 px`).toEqual([]);
        // Header and footer are the same on every page.
        const part = path === pages[0] ? "html" : "main";
        expect(await faults(page, part), path).toEqual([]);
        if (part === "main") expect(await faults(page, "html", WHOLE_PAGE), path).toEqual([]);
        if (DIFFERENT.includes(path)) {
          await page.emulateMedia({ colorScheme: "dark" });
          expect(await faults(page, part, ["color-contrast"]), `${path}, dark`).toEqual([]);
        }
        expect(await focusHidden(page), `focus on ${path} at 1440 px`).toEqual([]);
        await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
        // The system sees to the contrast of words then, and axe reads colours that are not shown.
        // What is drawn is ours to check.
        const button = page.locator(".button:visible").first();
        if (await button.count()) await expect(button).toHaveCSS("border-top-style", "solid");
        const marks = () =>
          page
            .locator("svg:visible use")
            .evaluateAll((uses) => uses.map((use) => getComputedStyle(use).fill));
        await expect
          .poll(async () => new Set([...(await marks()), "rgb(0, 0, 0)"]), `word marks of ${path}`)
          .toEqual(new Set(["rgb(0, 0, 0)"]));
        await expectEdges(page, path);
        await page.emulateMedia({ forcedColors: "none" });
        const widths = FULL || DIFFERENT.includes(path) ? [1024, 768, 320] : [768, 320];
        for (const width of widths) {
          await page.setViewportSize({ width, height: width === 320 ? 480 : 1024 });
          await expect.poll(() => misplaced(page), `${path} at ${width} px`).toEqual([]);
        }
        expect(await focusHidden(page), `focus on ${path} at 320 px`).toEqual([]);
      });
  });
}

/** In forced colours what is chosen or focused has an edge. */
async function expectEdges(page: Page, path: string): Promise<void> {
  if (path === "/about") {
    const chosen = await page
      .locator(".site-nav [aria-current]")
      .evaluate((link) => getComputedStyle(link, "::after").backgroundColor);
    expect(chosen).not.toBe(
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    );
  }
  if (path === "/contact") {
    await page.locator(".input").first().focus();
    await expect(page.locator(".input").first()).toHaveCSS("outline-style", "solid");
  }
  if (path === "/real-estate-solutions")
    for (const chosen of [
      page.locator("label:has(:checked)").first(),
      page.getByRole("tab", { selected: true }),
    ])
      await expect(chosen).toHaveCSS("border-top-style", "solid");
}

/** One page of each layout. */
const LARGE = [
  "/",
  "/services/web-design-development",
  "/projects",
  "/blog/1",
  "/contact",
  "/real-estate-solutions",
  "/privacy-policy",
];

test("twice the default font size on a phone: nothing sticks out or is cut", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
  });
  const page = await browser.newPage({
    baseURL: String(baseURL),
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  await page.route(/^https:/, (route) => route.abort());
  for (const path of FULL ? EVERY_PAGE : LARGE) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe("34px");
    if (path === "/contact") {
      await page.getByLabel("Company").focus();
      await expect(page.getByText("Tell us about your organization")).toHaveCSS("opacity", "1");
    }
    await expect.poll(() => misplaced(page), path).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `sideways on ${path}`,
    ).toBeLessThanOrEqual(390);
  }
  await browser.close();
});

test("B84: on a phone whose keyboard is open each field is seen with its label when focused, and nothing lies over it", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: String(baseURL),
    viewport: { width: 375, height: 340 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  for (const path of ["/", "/blog", "/contact"]) {
    await page.goto(path);
    for (const field of await page.locator("main .field").all()) {
      const input = field.locator(".input");
      await input.focus();
      await expect(input).toBeInViewport({ ratio: 0.99 });
      await expect(field.locator("label")).toBeInViewport({ ratio: 0.99 });
      await expect(page.locator(".chat__button")).toBeHidden();
      const over = () =>
        field.locator("label").evaluate((label) => {
          const { left, top } = label.getBoundingClientRect();
          return document.elementFromPoint(left + 4, top + 4)?.closest(".site-header") !== null;
        });
      await expect.poll(over, "the label lies under the header").toBe(false);
    }
  }

  // A tap on the only part of the message box that is in the window.
  const box = page.locator("main textarea");
  await page.locator("main .input").first().tap();
  await expect(page.locator("[data-contact] astro-island:not([ssr])")).toBeAttached();
  await box.evaluate((area) =>
    scrollBy({ top: area.getBoundingClientRect().top - innerHeight + 60, behavior: "instant" }),
  );
  await box.tap({ position: { x: 30, y: 20 } });
  await expect(box).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator("label", { hasText: "Message" })).toBeInViewport({ ratio: 0.99 });
  await context.close();
});

test("B66: what fades in comes in also where it is taller than the window", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 320, height: 240 });
  for (const path of ["/", "/contact"]) {
    await page.goto(path);
    for (const card of await page.locator("[data-reveal] > *").all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card).toHaveCSS("opacity", "1");
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  test("B64: every page scrolls, and all its words can be read", async ({ page }) => {
    for (const path of EVERY_PAGE) {
      await page.goto(path);
      await expect.poll(() => unseen(page), path).toEqual([]);
      await expect.poll(() => misplaced(page), path).toEqual([]);
      await page.mouse.move(195, 400);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(0);
    }
  });
});
