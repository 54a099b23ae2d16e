/**
 * What is not translated is shown in English inside the page, with its own `lang` and a note: the
 * real pages, built of content with gaps.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Locale, localePath } from "#domain/links.ts";
import { siteText } from "#site/i18n/translate.ts";
import { smallBuild } from "#tests/support/platform/small-build.ts";
import { leftInEnglish, wordsOf, writtenIn } from "#tests/support/words/page-words.ts";

let dist: string;

beforeAll(async () => {
  dist = await smallBuild();
}, 180_000);

const html = (path: string, locale: Locale = "en") => {
  const own = localePath(locale, path);
  return readFile(join(dist, `${own === "/" ? "/index" : own}.html`), "utf8");
};

/**
 * What the page shows in English without saying so; a name among the choices of a form is what will
 * be sent.
 */
async function unmarked(path: string, locale: Locale): Promise<string[]> {
  const body = (page: string) => wordsOf(page).filter(({ head, later }) => !head && !later);
  return leftInEnglish(body(await html(path, locale)), body(await html(path)), writtenIn(locale));
}

test.each<[string, Locale]>([
  ["/services/graphics-design", "bn"],
  ["/blog/1", "bn"],
  ...[
    "/",
    "/services",
    "/about",
    "/contact",
    "/projects",
    "/blog",
    "/meeting-with-nokshaworks",
  ].map((path): [string, Locale] => [path, "es"]),
])(
  "%s says that it is not written in %s, and search engines are sent to the English one",
  async (path, locale) => {
    const page = await html(path, locale);
    expect(page).toContain(`<html lang="${locale}"`);
    const note = `<p class="untranslated" lang="${locale}">${siteText(locale)("untranslated")}</p>`;
    expect(page).toContain(`<main id="main" tabindex="-1" lang="en">${note}`);
    expect(page).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/]+${path}"`));
    expect(page).not.toContain(`hreflang="${locale}" href="http`);
    expect(await unmarked(path, locale)).toEqual([]);
  },
);

test.each([
  ["/", '<div class="accordion" lang="en">'],
  ["/about", '<ol class="timeline__list" lang="en"'],
])("on %s the part that is not translated says so", async (path, part) => {
  const page = await html(path, "bn");
  expect(page).toContain(siteText("bn")("untranslatedPart"));
  expect(page).toContain(part);
  expect(page).not.toContain(siteText("bn")("untranslated"));
});

test.each([
  "/",
  "/services",
  "/services/web-design-development",
  "/blog",
  "/blog/2",
  "/about",
  "/404",
])("on %s the names of what is written in English alone say their language", async (path) => {
  expect((await html(path, "bn")).match(/lang="en"/g)?.length).toBeGreaterThan(3);
  expect(await unmarked(path, "bn")).toEqual([]);
});

test("a page whose own words are there says the language of the agency's facts on it", async () => {
  for (const path of [
    "/services/graphics-design",
    "/platform/amazon",
    "/blog/1",
    "/thank-you",
    "/thank-you/contact",
    "/404",
  ]) {
    const page = await html(path, "es");
    expect(page).not.toContain(siteText("es")("untranslated"));
    expect(await unmarked(path, "es"), path).toEqual([]);
  }
});

test("where nothing is missing, nothing is said", async () => {
  for (const path of ["/", "/services/graphics-design", "/about"]) {
    const page = await html(path, "fr");
    for (const note of [
      siteText("fr")("untranslated"),
      siteText("fr")("untranslatedPart"),
      "untranslated",
    ])
      expect(page).not.toContain(note);
  }
});
