/** Pages that functions make look and work like pages of the site. */
import { REQUEST_PAGE } from "#domain/links.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const ASKED = `${REQUEST_PAGE}?service=Web+Design&message=A+shop`;

test("header, footer and theme are those of the site, and the theme is remembered", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(ASKED);
  await expect(page).toHaveTitle("Start your project - Nokshaworks");
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const ground = () =>
    page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Use dark theme" }).click();
  expect(await ground()).not.toBe(light);
  await page.getByRole("banner").getByRole("link", { name: "Company" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the switch of languages keeps the words, with script and without", async ({
  page,
  browser,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const visitor of [page, plain]) {
    await visitor.goto(ASKED);
    await visitor.getByRole("contentinfo").getByRole("link", { name: "Français" }).click();
    await expect(visitor.locator("html")).toHaveAttribute("lang", "fr");
    await expect(visitor.locator("[name=service]")).toHaveValue("Web Design");
    await expect(visitor.locator("[name=message]")).toHaveValue("A shop");
  }
  await plain.close();
  await page.goto("/contact");
  await expect(page, "the language is remembered").toHaveURL("/fr/contact");
});
