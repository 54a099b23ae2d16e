/** The search: a dialog from the header, and a page without script. */
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/page/quiet-page.ts";

const field = (page: Page) => page.getByRole("dialog").getByRole("searchbox");
const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const results = (page: Page) => page.getByRole("dialog").getByRole("listitem").getByRole("link");

test("nothing of the search is loaded before it is opened, and everything on its first use", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/search|dialog/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await page.goto("/about", { waitUntil: "networkidle" });
  await button(page).hover();
  expect(asked).toEqual([]);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  expect(asked.map((url) => new URL(url).pathname.replace(/-[\w-]+\./, "."))).toEqual(
    expect.arrayContaining(["/_astro/dialog.js", "/_astro/search.css", "/search/en.json"]),
  );
  expect(asked).toHaveLength(3);
});

test("by keyboard alone: slash, words with a slip, arrows, Enter; Escape gives the focus back", async ({
  page,
}) => {
  await page.goto("/about");
  await button(page).focus();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(results(page).first()).toHaveText("Services");

  await page.keyboard.type("web desgin");
  await expect(results(page).first()).toHaveAccessibleName(/^Web Design & Development/);
  await expect(page.getByRole("dialog").locator("mark").first()).toHaveText("Web");
  await expect(page.getByRole("dialog").getByRole("heading").first()).toHaveText("Services");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(
    /^\d+ results for “web desgin”$/,
  );

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press("/");
  await page.keyboard.type("compromise");
  await expect(results(page).first()).toHaveAttribute("href", "/blog/2");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog/2");
});

test("a slash in a field is a slash; Enter leads to all results, whose address can be shared", async ({
  page,
}) => {
  await page.goto("/contact");
  const name = page.getByRole("textbox", { name: /name/i }).first();
  await name.fill("a");
  await name.press("/");
  await expect(name).toHaveValue("a/");
  await name.blur();
  await page.keyboard.press("/");
  await field(page).fill("logo");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search?q=logo");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/results for “logo”$/);
});

test("without a result it names similar words, which are tried at a press, and a person", async ({
  page,
}) => {
  await page.goto("/about");
  await button(page).click();
  await field(page).fill("pryvacie");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Nothing found for “pryvacie”").first()).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
  await dialog.getByRole("link", { name: "Privacy", exact: true }).click();
  await expect(field(page)).toHaveValue("Privacy");
  await expect(results(page).first()).toHaveAccessibleName(/^Privacy Policy/);
});

test("a question leads to its answer on this page, and closes the dialog", async ({ page }) => {
  await page.goto("/");
  await button(page).click();
  await field(page).fill("how do you price your work");
  await results(page)
    .and(page.getByRole("link", { name: /^How do you price your work/ }))
    .click();
  await expect(page).toHaveURL("/#how-do-you-price-your-work");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("#how-do-you-price-your-work")).toBeInViewport();
});

test("the button fits beside the whole logo, at every width and in every language", async ({
  page,
}) => {
  for (const path of ["/thank-you", "/bn/thank-you", "/fr/thank-you", "/es/thank-you"]) {
    await page.goto(path);
    for (const width of [320, 768, 1024, 1248]) {
      await page.setViewportSize({ width, height: 800 });
      const at = `${path} at ${width}`;
      const boxes = await page
        .locator(".site-header :is(.logo__mark, .logo__word, a, button):visible")
        .evaluateAll((all) =>
          all
            .filter((one) => !one.closest("[popover]"))
            .map((one) => ({
              left: one.getBoundingClientRect().left,
              right: one.getBoundingClientRect().right,
            })),
        );
      const mark = await page.locator(".site-header .logo__mark").boundingBox();
      expect(mark?.width, at).toBeGreaterThan(25);
      expect(Math.max(...boxes.map(({ right }) => right)), at).toBeLessThanOrEqual(width);
      const word = await page.locator(".site-header .logo__word").boundingBox();
      const first = await page
        .locator(".site-header :is(.site-nav__link, .tool-button):visible")
        .first()
        .boundingBox();
      expect((word?.x ?? 0) + (word?.width ?? 0), at).toBeLessThanOrEqual(first?.x ?? 0);
    }
  }
});

test.describe("a lost connection", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("is said in a sentence, with a link to the page; the next try works", async ({ page }) => {
    await page.route("**/search/*.json", (route) => route.abort());
    await page.goto("/fr/about");
    await page.getByRole("button", { name: "Rechercher", exact: true }).click();
    await page.getByRole("dialog").getByRole("searchbox").fill("logo");
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
      "La recherche n’a pas pu être chargée.",
    );
    await expect(page.getByRole("dialog").getByRole("alert").getByRole("link")).toHaveAttribute(
      "href",
      "/fr/search?q=logo",
    );
    await page.unroute("**/search/*.json");
    await page.getByRole("dialog").getByRole("searchbox").fill("logos");
    await expect(results(page).first()).toBeVisible();
  });

  test("of the script leads to the page", async ({ page }) => {
    await page.route("**/_astro/dialog-*", (route) => route.abort());
    await page.goto("/about");
    await button(page).click();
    await expect(page).toHaveURL(/\/search\??$/);
    await expect(page.getByRole("main").getByRole("searchbox")).toBeFocused();
  });
});

test("in Bengali it forgives the spelling and keeps the language", async ({ page }) => {
  await page.goto("/bn/about");
  await page.keyboard.press("/");
  await field(page).fill("শাড়ী");
  await expect(results(page).first()).toHaveAttribute(
    "href",
    "/bn/projects/ecommerce-platform-paarel",
  );
  await expect(page.getByRole("dialog").locator("mark").first()).toHaveText(/^শাড়ি/);
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/bn\/search\?q=/);
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
});

test.describe("a lost page", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("names the best places for its address, and has a search", async ({ page }) => {
    for (const [path, ...names] of [
      ["/servces", "Services", "Web Design & Development"],
      ["/projects/paarl", "Paarel e-commerce platform"],
      ["/privacy-polcy", "Privacy Policy"],
      ["/bn/servces", "সেবা"],
    ] as const) {
      await page.goto(path);
      const links = page.locator("[data-guess]").getByRole("link");
      await expect(links.first()).toHaveText(names[0]);
      if (names[1]) await expect(links.nth(1)).toHaveText(names[1]);
      expect(await links.count()).toBeLessThanOrEqual(3);
    }
    await page.getByRole("main").getByRole("searchbox").fill("লোগো");
    await page.getByRole("main").getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/bn\/search\?q=./);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the button leads to a page that finds the same, in the language", async ({ page }) => {
    await page.goto("/es/about");
    await page.getByRole("banner").getByRole("button", { name: "Buscar" }).click();
    await expect(page).toHaveURL(/\/es\/search\??$/);
    await page.getByRole("main").getByRole("searchbox").fill("diseno web");
    await page.getByRole("main").getByRole("button", { name: "Buscar" }).click();
    await expect(page).toHaveURL("/es/search?q=diseno+web");
    await expect(page).toHaveTitle(/^Buscar: diseno web - /);
    const hits = page.getByRole("main").getByRole("listitem").getByRole("link");
    await expect(hits.first()).toHaveAttribute("href", "/es/services/web-design-development");
    await expect(page.getByRole("main").locator("mark").first()).toHaveText(/diseño/i);
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});
