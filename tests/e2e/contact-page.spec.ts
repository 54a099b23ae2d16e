/**
 * The contact sections and the thank-you page without script, with little motion, on small screens,
 * in both themes.
 */
import { expect, test } from "playwright/test";
import { faults } from "#tests/support/page/axe.ts";
import { formOf, openForm } from "#tests/support/page/contact-form.ts";
import { reading } from "#tests/support/page/reading.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form can be sent by the browser itself and every text is readable", async ({
    page,
  }) => {
    await page.goto("/");
    const { form, send, name, email, message } = formOf(page);
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).not.toHaveAttribute("novalidate");
    await expect(form.locator("[name=locale]")).toHaveValue("en");
    await expect(send).toBeEnabled();
    for (const field of [name, email, message]) await expect(field).toHaveAttribute("required");
    for (const card of await page.locator("[data-reveal] > *").all())
      await expect(card).toHaveCSS("opacity", "1");
  });
});

test("address, number and email fade in once, one after the other", async ({ page }) => {
  await page.goto("/");
  const strip = page.locator("[data-reveal]");
  const cards = strip.locator("> *");
  await expect(cards).toHaveCount(3);
  await expect(strip).toHaveAttribute("data-reveal", "waiting");
  await expect(cards.first()).toHaveCSS("opacity", "0");
  const delays = await strip.evaluate(async (element) => {
    element.scrollIntoView({ behavior: "instant", block: "center" });
    // Looked at in the very moment: a slow machine may have no frame before the first has ended.
    await new Promise<void>((seen) => {
      new MutationObserver(() => element.getAttribute("data-reveal") === "" && seen()).observe(
        element,
        { attributes: true },
      );
    });
    return [...element.children].map((card) => card.getAnimations()[0]?.effect?.getTiming().delay);
  });
  expect(delays).toEqual([0, 200, 400]);
  for (const card of await cards.all()) await expect(card).toHaveCSS("opacity", "1");

  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(cards.first()).not.toBeInViewport();
  await expect(cards.first()).toHaveCSS("opacity", "1");
  await expect(page.getByRole("link", { name: "+880 1700 000000" }).first()).toHaveAttribute(
    "href",
    "tel:+8801700000000",
  );
  await expect(strip.getByRole("link", { name: "hello@nokshaworks.example" })).toHaveAttribute(
    "href",
    "mailto:hello@nokshaworks.example",
  );
});

reading("with reduced motion nothing is hidden or moved", async ({ read }) => {
  const page = await read("/");
  const cards = page.locator("[data-reveal] > *");
  for (const card of await cards.all()) await expect(card).toHaveCSS("opacity", "1");
  await cards.first().scrollIntoViewIfNeeded();
  expect(await cards.first().evaluate((card) => card.getAnimations().length)).toBe(0);
});

test("axe finds nothing while a field has the focus, and no contrast too low in the dark theme either", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  const { name } = await openForm(page);
  await name.focus();
  expect(await faults(page, "#contact")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await faults(page, "#contact", ["color-contrast"])).toEqual([]);
  expect(problems).toEqual([]);
});

test("the thank-you page says that the message arrived and leads on", async ({ page }) => {
  await page.goto("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent successfully!");
  await expect(
    page.getByText("Thank you for reaching out. We’ll get back to you soon."),
  ).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  // As a service's own page without script leads to.
  await page.goto("/thank-you/proposal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Proposal Submitted Successfully!",
  );
  await expect(
    page.getByText(
      "Thank you for your request. We’ll get back to you within 24 hours with a detailed proposal.",
    ),
  ).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL(/\/$/);
});
