/**
 * The site in Bengali, French and Spanish (B70): each page whole, found by its own kind, and never
 * in another language than asked for.
 */
import type { Browser, Page } from "playwright/test";
import { localePath, LOCALES } from "#domain/links.ts";
import { siteText } from "#site/i18n/translate.ts";
import { faults } from "#tests/support/page/axe.ts";
import { EVERY_PAGE, misplaced } from "#tests/support/page/page-layout.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { builtPage as html, listed, paths } from "#tests/support/platform/built-pages.ts";
import { FULL } from "#tests/support/run/full.ts";
import { siteTexts } from "#tests/support/words/catalogue.ts";
import { englishIn } from "#tests/support/words/english-left.ts";
import { leftInEnglish, wordsOf, writtenIn } from "#tests/support/words/page-words.ts";
import { struckIn } from "#tests/support/words/typography.ts";

const OTHERS = LOCALES.filter((locale) => locale !== "en");

/** A visitor whose browser prefers a language. */
async function visitor(browser: Browser, locale: string, path: string): Promise<Page> {
  const context = await browser.newContext({
    locale,
    reducedMotion: "reduce",
    viewport: { width: 320, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test("every page is there in every language and says which one it is", () => {
  expect(paths.length).toBeGreaterThan(25);
  for (const locale of OTHERS)
    for (const path of paths)
      expect(html(localePath(locale, path)), localePath(locale, path)).toMatch(
        new RegExp(`<html lang="${locale}"`),
      );
});

test("hreflang: each page names all languages and itself, and each of them names it back", () => {
  const alternates = (path: string) =>
    [
      ...html(path).matchAll(
        /<link rel="alternate" hreflang="([\w-]+)" href="https?:\/\/[^/]+([^"]*)"/g,
      ),
    ].map(([, lang, href]) => `${lang} ${href}`);
  for (const path of listed) {
    const all = [
      ...LOCALES.map((locale) => `${locale} ${localePath(locale, path)}`),
      `x-default ${path}`,
    ];
    for (const locale of LOCALES) {
      const own = localePath(locale, path);
      expect(alternates(own), own).toEqual(all);
      expect(html(own), own).toMatch(
        new RegExp(`<link rel="canonical" href="https?://[^/"]+${own === "/" ? "/" : own}"`),
      );
    }
  }
});

/**
 * Texts of the interface are looked for as such; besides, nothing at all may stand in the same
 * words as on the English page but what the translators have written so too, like names. Both in
 * texts, labels, alternatives, hints, title and description, and in what islands show later.
 */
test("no open value and no word is left in English on any page; spaces, digits, amounts and quotation marks are those of the language", () => {
  const own = new Map(OTHERS.map((locale) => [locale, writtenIn(locale)]));
  for (const path of paths) {
    const english = wordsOf(html(path));
    for (const locale of OTHERS) {
      const at = localePath(locale, path);
      const words = wordsOf(html(at));
      const texts = words.map(({ text }) => text);
      expect(texts.length, at).toBeGreaterThan(50);
      expect(leftInEnglish(words, english, own.get(locale) ?? ""), at).toEqual([]);
      expect(englishIn(texts, siteTexts("en"), siteTexts(locale)), at).toEqual([]);
      const open = words.filter(({ text, later }) => !later && /\{\w+\}/.test(text));
      expect(open, at).toEqual([]);
      const inLanguage = words.filter(({ lang }) => lang === locale).map(({ text }) => text);
      expect(struckIn(locale, inLanguage), at).toEqual([]);
    }
  }
});

test("links stay in the language", () => {
  for (const locale of OTHERS)
    for (const path of listed) {
      const links = [
        ...html(localePath(locale, path)).matchAll(/<a [^>]*href="(\/[^"#?]*)[^"]*"[^>]*>/g),
      ].filter(([tag]) => !tag.includes("hreflang"));
      const strays = links
        .map(([, href = ""]) => href)
        .filter(
          (href) => !new RegExp(`^/${locale}(?:/|$)|^/(?:request|media|api|_astro)`).test(href),
        );
      expect(strays, localePath(locale, path)).toEqual([]);
    }
});

/**
 * The home page in every language; of the other kinds each in one of the two that need most room,
 * at night every page in every language.
 */
const kinds = paths.filter((path) => EVERY_PAGE.includes(path));
const shown = (locale: string) =>
  FULL
    ? paths
    : ["/", ...kinds.filter((path, at) => path !== "/" && locale === (at % 2 === 0 ? "bn" : "fr"))];

for (const locale of OTHERS) {
  test(`${locale}: at 320 px nothing sticks out, is cut or breaks within a word; nor at 1440 px on a page of each kind; at 1024 px the header has room`, async ({
    browser,
  }) => {
    test.setTimeout(FULL ? 480_000 : 120_000);
    const page = await visitor(browser, locale, localePath(locale, "/"));
    for (const path of shown(locale)) {
      const own = localePath(locale, path);
      if (!page.url().endsWith(own)) await page.goto(own, { waitUntil: "domcontentloaded" });
      if (FULL) expect(await faults(page, "html"), own).toEqual([]);
      await expect.poll(() => misplaced(page), `${own} at 320 px`).toEqual([]);
      if (!kinds.includes(path)) continue;
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect.poll(() => misplaced(page), `${own} at 1440 px`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
    }
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(localePath(locale, "/contact"));
    await expect.poll(() => misplaced(page), "the header at 1024 px").toEqual([]);
    await page.context().close();
  });
}

test("no flash: while the page in the visitor's language is awaited, nothing of the English one is painted", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "fr-FR" });
  const page = await context.newPage();
  const late = Promise.withResolvers<undefined>();
  await page.route("**/fr/about", async (route) => {
    await late.promise;
    await route.continue();
  });
  // The page that is being left reports by itself: nothing can be asked of it from outside any
  // more.
  await page.addInitScript(() => {
    const tell = () => {
      const seen = document.documentElement.checkVisibility() && document.querySelector("h1");
      console.log(
        location.pathname,
        seen ? "shows its title" : "shows nothing",
        performance.getEntriesByType("paint").length,
      );
    };
    setTimeout(tell, 500);
  });
  const told = page.waitForEvent("console");
  await page.goto("/about", { waitUntil: "commit" });
  expect((await told).text()).toBe("/about shows nothing 0");
  late.resolve(undefined);
  await expect(page).toHaveURL(/\/fr\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
});

test("B70: the browser's language is found and remembered; another one keeps the place on the page, and holds for good", async ({
  browser,
}) => {
  const page = await visitor(browser, "fr-CA", "/projects?category=web-development");
  await expect(page).toHaveURL(/\/fr\/projects\?category=web-development$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("fr");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole("navigation", { name: siteText("fr")("language.change") })
    .getByRole("button")
    .click();
  await page.evaluate(() => (location.hash = "main"));
  await page.getByRole("banner").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(/\/es\/projects\?category=web-development#main$/);
  // Set by another program, and found before all that is remembered.
  await page
    .context()
    .addCookies([{ name: "i18next", value: "es", url: new URL("/", page.url()).href }]);
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/projects\?category=web-development&lng=en#main$/);
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe("i18next=en");
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await page.context().close();
});

test("an address that leads nowhere says so in its language", async ({ request }) => {
  for (const locale of OTHERS)
    for (const path of ["/no-such-page", "/projects/nothing", "/blog/99", "/platform/nothing"]) {
      const answer = await request.get(`/${locale}${path}`, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).toContain(`<html lang="${locale}"`);
    }
});

test("the server never chooses a language: who runs no script gets the address that was asked for", async ({
  request,
}) => {
  for (const path of ["/", "/about?lng=bn", "/bn"]) {
    const headers = {
      "accept-language": "fr",
      cookie: "i18next=es",
      "user-agent": "facebookexternalhit/1.1",
    };
    const answer = await request.get(path, { maxRedirects: 0, headers });
    expect([answer.status(), /<html lang="(\w+)"/.exec(await answer.text())?.[1]], path).toEqual([
      200,
      path === "/bn" ? "bn" : "en",
    ]);
  }
});
