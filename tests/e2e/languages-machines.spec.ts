/** What search engines and feed readers get, in Bengali, French and Spanish. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localePath, LOCALES } from "#domain/links.ts";
import { expect, test } from "#tests/support/page/quiet-page.ts";
import { builtPage as html, listed, SITE } from "#tests/support/platform/built-pages.ts";

const OTHERS = LOCALES.filter((locale) => locale !== "en");

/** What a page says to search engines: of the agency itself, and of the page. */
function told(path: string) {
  const scripts = [
    ...html(path).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ];
  const blocks = scripts.map(([, text = ""]) => JSON.parse(text) as Record<string, unknown>);
  const isAgency = (block: Record<string, unknown>) => block["@type"] === "Organization";
  return { agency: blocks.filter(isAgency), blocks: blocks.filter((block) => !isAgency(block)) };
}

/** Every text in structured data, with the name that it stands under. */
function named(value: unknown, name = ""): [name: string, text: string][] {
  if (typeof value === "string") return [[name, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    named(inner, Array.isArray(value) ? name : key),
  );
}

const factsIn = (texts: [name: string, text: string][], fact: string) =>
  texts.filter(([name]) => name === fact);

test("structured data is in the language of its page, and leads to pages and pictures in it", () => {
  const [seen, host] = [
    new Set<unknown>(),
    new URL(/<link rel="canonical" href="([^"]+)"/.exec(html("/"))?.[1] ?? "").host,
  ];
  for (const locale of OTHERS)
    for (const path of listed) {
      const own = localePath(locale, path);
      const [{ agency, blocks }, english] = [told(own), told(path)];
      expect(agency, own).toHaveLength(1);
      expect(agency, own).toEqual(english.agency);
      expect(
        blocks.map((block) => block["@type"]),
        own,
      ).toEqual(english.blocks.map((block) => block["@type"]));
      const texts = blocks.flatMap((block) => named(block));
      // What machines compare is no matter of language.
      for (const fact of ["postalCode", "addressCountry"])
        expect(factsIn(texts, fact), own).toEqual(
          factsIn(
            english.blocks.flatMap((block) => named(block)),
            fact,
          ),
        );
      for (const block of blocks) seen.add(block["@type"]);
      expect(
        texts.filter(([name, text]) => name === "inLanguage" && text !== locale),
        own,
      ).toEqual([]);
      const inside = texts.flatMap(([, text]) =>
        URL.canParse(text) && new URL(text).host === host ? [new URL(text)] : [],
      );
      const strays = inside
        // The agency, and a person, are the same in every language.
        .filter(({ hash }) => hash !== "#agency" && hash !== "#person")
        .map(({ pathname }) => pathname)
        .filter(
          (address) => !new RegExp(`^(?:/og)?/${locale}(?:/|$)|^/(?:_astro|faces)/`).test(address),
        );
      expect(strays, own).toEqual([]);
      // A page that says what it is says in which language.
      for (const block of blocks.filter((block) => block["@type"] !== "BreadcrumbList"))
        expect(
          named(block).filter(([name]) => name === "inLanguage"),
          `${own}: ${String(block["@type"])}`,
        ).not.toEqual([]);
    }
  expect(JSON.stringify(told("/bn/contact"))).toMatch(
    /(?:"postalCode":"1209","addressCountry":"BD".*){2}/,
  );
  for (const kind of [
    "WebSite",
    "FAQPage",
    "Service",
    "Article",
    "ContactPage",
    "AboutPage",
    "BreadcrumbList",
  ])
    expect([...seen]).toContain(kind);
});

test("the feed of a language is in it, leads to its articles, and is named by its pages", () => {
  const feed = (locale: string) =>
    readFileSync(join(SITE, locale === "en" ? "" : locale, "rss.xml"), "utf8");
  const all = (text: string, tag: string) =>
    [...text.matchAll(new RegExp(`<${tag}>([^<]*)`, "g"))].map(([, inner]) => inner);
  const pathsIn = (text: string) => all(text, "link").map((link) => new URL(link ?? "").pathname);
  for (const locale of OTHERS) {
    const [own, english] = [feed(locale), feed("en")];
    expect(all(own, "language")).toEqual([locale]);
    expect(pathsIn(own)).toEqual(pathsIn(english).map((path) => localePath(locale, path)));
    expect(pathsIn(own).length).toBeGreaterThan(3);
    expect(all(own, "title").filter((title) => all(english, "title").includes(title))).toEqual([]);
    expect(/<atom:link href="[^"]*?(\/\w+\/rss\.xml)" rel="self"/.exec(own)?.[1]).toBe(
      `/${locale}/rss.xml`,
    );
    const [, title, href] =
      /type="application\/rss\+xml" title="([^"]*)" href="([^"]*)"/.exec(html(`/${locale}/blog`)) ??
      [];
    expect([title, href]).toEqual([all(own, "title")[0], `/${locale}/rss.xml`]);
  }
});
