/** The site in Bengali, French and Spanish (cases B67 to B71): each page whole, found by its own kind, and never in another language than asked for. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright/test";
import { LOCALES, localePath, REQUEST_PAGE } from "#domain/links.ts";
import { dictionary } from "#site/i18n/translate.ts";
import { faults } from "#tests/support/contact-form.ts";
import { misplaced } from "#tests/support/page-layout.ts";
import { expect, test } from "#tests/support/quiet-page.ts";

const SITE = process.env["SITE_DIR"] ?? new URL("../../dist", import.meta.url).pathname;
const OTHERS = LOCALES.filter((locale) => locale !== "en");
const html = (path: string) => readFileSync(join(SITE, `${path === "/" ? "/index" : path}.html`), "utf8");
const paths = globSync("**/*.html", { cwd: SITE })
  .filter((file) => !/^(?:admin|(?:bn|fr|es)(?:\/|\.html))/.test(file))
  .map((file) => `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`);
const listed = paths.filter((path) => !/404|not-found|thank-you/.test(path));

/** A visitor whose browser prefers a language. */
async function visitor(browser: Browser, locale: string, path: string): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 320, height: 800 } });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test("every page is there in every language and says which one it is", () => {
  expect(paths.length).toBeGreaterThan(25);
  for (const locale of OTHERS)
    for (const path of paths)
      expect(html(localePath(locale, path)), localePath(locale, path)).toMatch(new RegExp(`<html lang="${locale}"`));
});

test("hreflang: each page names all languages and itself, and each of them names it back", () => {
  const alternates = (path: string) =>
    [...html(path).matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="https?:\/\/[^/]+([^"]*)"/g)].map(
      ([, lang, href]) => `${lang} ${href}`,
    );
  for (const path of listed) {
    const all = [...LOCALES.map((locale) => `${locale} ${localePath(locale, path)}`), `x-default ${path}`];
    for (const locale of LOCALES) {
      const own = localePath(locale, path);
      expect(alternates(own), own).toEqual(all);
      expect(html(own), own).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${own === "/" ? "/" : own}"`));
    }
  }
});

test("no key, no open value and no word of the interface is left in English", () => {
  const words = [
    "Skip to content",
    "Learn more",
    "View All Services",
    "Send Message",
    "Book Meeting",
    "Privacy Policy",
    "min read",
    "Back to",
    "Loading ",
  ];
  for (const locale of OTHERS)
    for (const path of paths) {
      const text = html(localePath(locale, path)).replace(/<(script|style)\b.*?<\/\1>/gs, "");
      for (const word of words) expect(text.includes(word), `${localePath(locale, path)}: ${word}`).toBe(false);
      expect(/>[^<{]*\{\w+\}[^<]*</.exec(text)?.[0], localePath(locale, path)).toBeUndefined();
    }
});

test("links stay in the language", () => {
  for (const locale of OTHERS)
    for (const path of listed) {
      const links = [...html(localePath(locale, path)).matchAll(/<a [^>]*href="(\/[^"#?]*)[^"]*"[^>]*>/g)].filter(
        ([tag]) => !tag.includes("hreflang"),
      );
      const strays = links
        .map(([, href = ""]) => href)
        .filter((href) => !new RegExp(`^/${locale}(?:/|$)|^/(?:request|media|api|_astro)`).test(href));
      expect(strays, localePath(locale, path)).toEqual([]);
    }
});

for (const locale of OTHERS) {
  test(`${locale}: at 320 px nothing sticks out, at 1024 px the header has room, and axe finds nothing`, async ({ browser }) => {
    test.setTimeout(120_000);
    const page = await visitor(browser, locale, localePath(locale, "/"));
    for (const path of paths) {
      const own = localePath(locale, path);
      if (path !== "/") await page.goto(own, { waitUntil: "domcontentloaded" });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${own} sticks out`).toBeLessThanOrEqual(0);
      if (["/", "/services/web-design-development", "/contact", "/projects", "/404"].includes(path))
        expect(await faults(page, "html"), own).toEqual([]);
    }
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await misplaced(page)).toEqual([]);
    await page.context().close();
  });
}

test("B68: the browser's language is found, remembered, and can be changed for good", async ({ browser }) => {
  const page = await visitor(browser, "fr-CA", "/projects?category=web-development");
  await expect(page).toHaveURL(/\/fr\/projects\?category=web-development$/);
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("fr");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole("navigation", { name: dictionary("fr").language.change })
    .getByRole("button")
    .click();
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/projects\?lng=en$/);
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await page.context().close();
});

test("an address that is nowhere is told so in its language", async ({ request }) => {
  for (const locale of OTHERS)
    for (const path of ["/no-such-page", "/projects/nothing", "/blog/99", "/platform/nothing"]) {
      const answer = await request.get(`/${locale}${path}`, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).toContain(`<html lang="${locale}"`);
    }
});

test("no page in Latin letters loads more of the Bengali face than the letters of one word, and a Bengali one does not wait for the narrow Latin one", async ({
  page,
}) => {
  const faces: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && faces.push(request.url()));
  await page.goto("/fr");
  await expect.poll(() => faces.filter((face) => face.includes("bangla"))).toEqual([expect.stringContaining("bangla-name")]);
  await page.waitForLoadState("networkidle");
  expect(faces.filter((face) => face.includes("bangla"))).toHaveLength(1);
  expect(html("/bn")).not.toMatch(/preload" href="[^"]*latin/);
});

test("a page that the server makes by itself has the same faces, Bengali too", async ({ page }) => {
  await page.goto(`${REQUEST_PAGE}?locale=bn`);
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family, weight }) => `${family} ${weight}`));
  await expect.poll(loaded).toEqual(["Anek Latin 400 780", "Anek Bangla 400 549", "Anek Bangla 550 780"]);
});
