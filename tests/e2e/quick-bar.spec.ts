/** The bar of phones: Ask, Book, Chat. Elsewhere there is only the floating chat. */
import type { Page } from "playwright/test";
import { dialog } from "#tests/support/page/request-modal.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const PHONE = { width: 390, height: 844 };
const bar = (page: Page) => page.locator(".ask-bar");
const words = (page: Page) =>
  bar(page)
    .locator(":scope > a, button, .chat__word")
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.textContent?.trim()),
    );

test.use({ viewport: PHONE, reducedMotion: "reduce" });

test("has three parts in each language that fit into 320 px; the chat has its five messages", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [locale, said] of [
    ["/", ["Ask", "Book", "Chat"]],
    ["/bn", ["প্রশ্ন করুন", "মিটিং", "চ্যাট"]],
    ["/fr", ["Écrire", "Rendez-vous", "Discuter"]],
    ["/es", ["Preguntar", "Reservar", "Chatear"]],
  ] as const) {
    await page.goto(locale);
    expect(await words(page)).toEqual(said);
    expect(await bar(page).evaluate((nav) => nav.scrollWidth)).toBe(320);
    await expect(bar(page).locator("summary")).toHaveAccessibleName(new RegExp(said[2], "i"));
    await expect(bar(page).getByRole("link").first()).toHaveAttribute(
      "href",
      `${locale === "/" ? "" : locale}/contact`,
    );
  }
  await page.goto("/");
  await bar(page).locator("summary").click();
  const panel = page.locator(".chat__panel");
  await expect(panel.getByRole("link")).toHaveCount(5);
  const box = await panel.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640 - 48);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("on a page with an ask it opens the dialog about that page, and gets the focus back", async ({
  page,
}) => {
  await page.goto("/projects/car-rental-management");
  const ask = bar(page).getByRole("button", { name: "Ask" });
  await ask.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("About: Car rental management");
  await page.keyboard.press("Escape");
  await expect(ask).toBeFocused();
  await expect(ask).toBeInViewport();
});

test("shows the receipt of a request that it asked for", async ({ page }) => {
  await page.route("**/api/service/submit-request", (route) =>
    route.fulfill({ json: { success: true, data: { number: "NW-0000-0", url: "/enquiry/x" } } }),
  );
  await page.goto("/projects/car-rental-management");
  await bar(page).getByRole("button", { name: "Ask" }).press("Enter");
  await dialog(page).getByLabel("Name").fill("Rina");
  await dialog(page).getByLabel("Email").fill("rina@example.com");
  await dialog(page).getByRole("button", { name: "Submit request" }).click();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  const receipt = bar(page).getByRole("link", { name: "See its receipt" });
  await expect(receipt).toBeInViewport();
  await expect(bar(page).getByRole("status")).toHaveText("Request NW-0000-0 sent. See its receipt");
});

test("is away while a field of a form is used, and absent on wide and low windows, on paper and in the staff area", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Your name").focus();
  await expect(bar(page)).toBeHidden();
  await page.getByLabel("Your name").blur();
  await expect(bar(page)).toBeVisible();
  for (const size of [
    { width: 768, height: 1024 },
    { width: 700, height: 400 },
  ]) {
    await page.setViewportSize(size);
    expect(await words(page)).toEqual([]);
    await expect(page.locator(".chat__button")).toHaveCSS("width", "48px");
  }
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ media: "print" });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goto("/admin");
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test("leaves where a control lies under it, and never hides the focus", async ({ page }) => {
  await page.goto("/contact");
  const send = page.getByRole("button", { name: "Send Message" });
  const { y = 0 } = (await send.boundingBox()) ?? {};
  const scroll = (top: number) =>
    page.evaluate((place) => scrollTo({ top: place, behavior: "instant" }), top);
  await scroll(y);
  await scroll(y - PHONE.height + 60);
  await expect(bar(page)).toHaveAttribute("data-away");
  await expect(send).toBeInViewport({ ratio: 1 });
  await scroll(y - PHONE.height - 60);
  await expect(bar(page)).not.toHaveAttribute("data-away");
  await scroll(0);
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    const hidden = () =>
      page.evaluate(() => {
        const [one, nav] = [document.activeElement, document.querySelector(".ask-bar")];
        if (!one || !nav || nav.contains(one)) return false;
        return one.getBoundingClientRect().bottom > nav.getBoundingClientRect().top;
      });
    await expect.poll(hidden, `after ${step + 1} tabs`).toBe(false);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("it stands below the footer as plain links", async ({ page }) => {
    await page.goto("/fr/projects/car-rental-management");
    const [nav, footer] = [
      await bar(page).boundingBox(),
      await page.locator(".site-footer").boundingBox(),
    ];
    expect(nav?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0));
    await bar(page).locator("summary").click();
    await expect(page.locator(".chat__panel").getByRole("link")).toHaveCount(5);
    await bar(page).getByRole("button", { name: "Écrire" }).click();
    await expect(page).toHaveURL(/\/request\?.*about=%2Fprojects%2Fcar-rental-management/);
  });
});
