/**
 * What search engines, link previews and language models find (B73): read from the built files, so
 * no browser is started.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import sharp from "sharp";
import {
  type Locale,
  localePath,
  pagePath,
  pathWithoutLocale,
  SEARCH_PAGE,
  THANKS_PAGES,
} from "#domain/links.ts";
import { missingLetters } from "#site/link-pictures/lettering.ts";
import { LINK_PICTURE } from "#tests/budgets.ts";

const SITE = process.env["SITE_DIR"] ?? new URL("../../dist", import.meta.url).pathname;

const read = (path: string) => readFileSync(join(SITE, path), "utf8");
const all = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = ""]) => found);
const meta = (html: string, name: string) =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"));
/**
 * Each kind of page by its address, and what it says of itself beside the agency; the first that
 * matches.
 */
const KINDS: [address: RegExp, types: string[]][] = [
  [/^\/$/, ["FAQPage", "WebSite"]],
  [/^\/services\/./, ["BreadcrumbList", "FAQPage", "Service"]],
  [/^\/platform\//, ["BreadcrumbList", "Service"]],
  [/^\/real-estate-solutions$/, ["BreadcrumbList", "FAQPage", "Service"]],
  [/^\/projects\/./, ["BreadcrumbList", "CreativeWork"]],
  [/^\/blog\/./, ["Article", "BreadcrumbList"]],
  [/^\/people\/./, ["BreadcrumbList", "ProfilePage"]],
  [/^\/about$/, ["AboutPage"]],
  [/^\/contact$/, ["ContactPage"]],
  [/^\/(?:privacy-policy|terms-condition)$/, ["WebPage"]],
  [/^\/(?:services|projects|blog|brief|meeting-with-[^/]+)$/, []],
];

interface Node {
  "@type": string;
  "@id"?: string;
}
interface Page {
  path: string;
  html: string;
  listed: boolean;
  data: Node[];
}

const pages: Page[] = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html") && !file.startsWith("admin"))
  .map((file) => {
    const html = read(file);
    const data = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
      (json) => JSON.parse(json) as Node,
    );
    return {
      path: pagePath(`/${file}`),
      html,
      listed: !meta(html, "robots").includes("noindex"),
      data,
    };
  });
const listed = pages.filter((page) => page.listed);
const origin = new URL(all(read("robots.txt"), /^Sitemap: (.*)$/gm)[0] ?? "").origin;

const plain = pathWithoutLocale;
const homeOf = (path: string) => path.slice(0, path.length - plain(path).length) || "/";

/** Whether an address of ours is a page or a file of the build, written as pages write it. */
function exists(address: string): boolean {
  const { pathname } = new URL(address);
  // A function's page.
  if (plain(pathname) === SEARCH_PAGE) return true;
  const page = pages.find(({ path }) => path === pathname);
  return (
    page !== undefined ||
    (pathname !== "/" && !pathname.endsWith("/") && existsSync(join(SITE, pathname)))
  );
}

test("each page has one address, a title and a description of its own; what is not a page is not listed", () => {
  expect(listed.length).toBeGreaterThan(20);
  for (const { path, html } of listed) {
    expect(all(html, /<link rel="canonical" href="([^"]*)"/g), path).toEqual([origin + path]);
    expect(meta(html, "og:url"), path).toEqual([origin + path]);
    expect(meta(html, "og:site_name"), path).toHaveLength(1);
    expect(all(html, /<title>([^<]+)<\/title>/g)[0], path).toMatch(
      plain(path) === "/" ? /^Nokshaworks[:\u00a0 ]/ : /\S - Nokshaworks$/,
    );
  }
  for (const kind of [
    (html: string) => all(html, /<title>([^<]+)<\/title>/g),
    (html: string) => meta(html, "description"),
  ]) {
    // A word may be the same in two languages.
    const texts = listed.flatMap(({ path, html }) =>
      kind(html).map((text) => `${homeOf(path)} ${text}`),
    );
    expect(texts).toHaveLength(listed.length);
    expect(new Set(texts).size).toBe(listed.length);
  }
  const others = pages.filter((page) => !page.listed);
  expect(others.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/404", ...Object.values(THANKS_PAGES), "/blog/not-found"]),
  );
  for (const { path, html } of others)
    expect(html, path).not.toMatch(/rel="canonical"|og:|ld\+json/);
});

/**
 * How much of a picture's cloth for title and description is dark: words take about as much room in
 * one language as in another.
 */
async function inkOf(picture: Buffer): Promise<number> {
  const cloth = await sharp(picture)
    .extract({ left: 50, top: 180, width: 680, height: 370 })
    .greyscale()
    .raw()
    .toBuffer();
  return cloth.reduce((dark, grey) => dark + Number(grey < 170), 0);
}

test("each page has a picture of its own for link previews, with its size and its words", async () => {
  const pictures = new Set<string>();
  const inks = new Map<string, number>();
  for (const { path, html } of listed) {
    const [address = ""] = meta(html, "og:image");
    expect(address, path).toMatch(/^https?:\/\/[^/]+\/og\/.*\.png$/);
    const file = readFileSync(join(SITE, new URL(address).pathname));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }, path).toEqual({ format: "png", width: 1200, height: 630 });
    expect([meta(html, "og:image:width"), meta(html, "og:image:height")], path).toEqual([
      ["1200"],
      ["630"],
    ]);
    expect(file.length, path).toBeLessThanOrEqual(LINK_PICTURE);
    expect(meta(html, "og:image:alt")[0], path).toContain(meta(html, "og:title")[0] ?? "no title");
    expect(
      meta(html, "og:image:alt")[0]?.split("Nokshaworks"),
      `${path} names the brand once`,
    ).toHaveLength(2);
    expect(meta(html, "twitter:card"), path).toEqual(["summary_large_image"]);
    expect(
      missingLetters(
        ["og:site_name", "og:title", "og:description"]
          .flatMap((name) => meta(html, name))
          .join(" "),
      ),
      path,
    ).toEqual([]);
    pictures.add(file.toString("base64"));
    inks.set(path, await inkOf(file));
  }
  expect(pictures.size).toBe(listed.length);
  for (const [path, ink] of inks)
    expect(ink, `${path} shows its words`).toBeGreaterThan(
      0.5 * (inks.get(plain(path)) ?? Infinity),
    );
});

test("articles say so, with their day and their author; other pages do not", () => {
  for (const { path, html, data } of listed) {
    const article = data.find((node) => node["@type"] === "Article") as
      { datePublished: string; dateModified?: string; author: { name: string } } | undefined;
    expect(article !== undefined, path).toBe(/^\/blog\/./.test(plain(path)));
    expect(meta(html, "og:type"), path).toEqual([article ? "article" : "website"]);
    expect(meta(html, "article:published_time"), path).toEqual(
      article ? [article.datePublished] : [],
    );
    expect(meta(html, "article:modified_time"), path).toEqual(
      article?.dateModified === undefined ? [] : [article.dateModified],
    );
    expect(meta(html, "article:author"), path).toEqual(article ? [article.author.name] : []);
  }
});

test("the author of an article and the person of a page are one, in each language", () => {
  interface Person {
    "@id": string;
    url: string;
    name: string;
    jobTitle: string;
  }
  const people = new Map(
    listed.flatMap(({ path, data }) =>
      data.flatMap((node) =>
        "mainEntity" in node && node["@type"] === "ProfilePage"
          ? [
              [
                origin + path,
                node.mainEntity as Person & { worksFor: Node; knowsLanguage: string[] },
              ],
            ]
          : [],
      ),
    ),
  );
  expect(people.size).toBeGreaterThan(20);
  for (const [url, person] of people) {
    expect(person).toMatchObject({
      "@id": `${origin}${plain(new URL(url).pathname)}#person`,
      url,
      worksFor: { "@id": `${origin}/#agency` },
    });
    for (const text of [person.name, person.jobTitle]) expect(text.trim(), url).not.toBe("");
    expect(person.knowsLanguage.length, url).toBeGreaterThan(0);
  }
  const authors = listed.flatMap(({ data }) =>
    data.flatMap((node) => ("author" in node ? [node.author as Person] : [])),
  );
  expect(authors.length).toBeGreaterThan(10);
  for (const { "@id": id, url, name, jobTitle } of authors)
    expect(people.get(url)).toMatchObject({ "@id": id, url, name, jobTitle });
});

test("each kind of page describes itself; every address in it is absolute and leads somewhere", () => {
  for (const { path, data } of listed) {
    const types = KINDS.find(([address]) => address.test(plain(path)))?.[1];
    expect(data.map((node) => node["@type"]).toSorted(), path).toEqual(
      [...(types ?? ["a kind of page that no row names"]), "Organization"].toSorted(),
    );
    for (const node of data) expect(node, path).toHaveProperty("@context", "https://schema.org");
    const agency = data.find((node) => node["@type"] === "Organization")?.["@id"];
    const text = JSON.stringify(data);
    // The agency, the page itself, or a person by the address of their English page.
    for (const id of all(text, /"@id":"([^"]*)"/g))
      if (!(id.startsWith(`${origin}/people/`) && id.endsWith("#person") && exists(id)))
        expect([agency, origin + path], path).toContain(id);
    // Every text that looks like a path or an address of ours.
    for (const address of all(text, /"((?:https?:\/)?\/[^" ]*)"/g)) {
      if (
        address.startsWith(`${origin}/#`) ||
        (URL.canParse(address) && new URL(address).origin !== origin)
      )
        continue;
      expect(URL.canParse(address) && exists(address), `${path}: ${address}`).toBe(true);
    }
    const trail = data.find((node) => node["@type"] === "BreadcrumbList") as
      { itemListElement: { item: string; position: number }[] } | undefined;
    if (!trail) continue;
    expect(trail.itemListElement.map(({ position }) => position)).toEqual(
      trail.itemListElement.map((_, index) => index + 1),
    );
    expect([trail.itemListElement[0]?.item, trail.itemListElement.at(-1)?.item], path).toEqual([
      origin + homeOf(path),
      origin + path,
    ]);
  }
});

test("the sitemap has exactly the listed pages, and robots.txt leads to it", () => {
  const sitemaps = all(read("sitemap-index.xml"), /<loc>([^<]*)<\/loc>/g);
  const locations = sitemaps.flatMap((address) =>
    all(read(new URL(address).pathname), /<loc>([^<]*)<\/loc>/g),
  );
  expect(locations.toSorted()).toEqual(listed.map(({ path }) => origin + path).toSorted());
  expect(read("robots.txt")).toBe(
    `User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: ${origin}/sitemap-index.xml\n`,
  );
});

test("every page announces its language's feed; its preview names the languages in which it is written", () => {
  for (const { path, html } of pages)
    expect(
      all(html, /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"/g),
      path,
    ).toEqual(
      all(html, /<html lang="(..)"/g).map((lang) => localePath(lang as Locale, "/rss.xml")),
    );
  for (const { path, html } of listed) {
    const languages = all(html, /<link rel="alternate" hreflang="(..)"/g);
    const territories = [...meta(html, "og:locale"), ...meta(html, "og:locale:alternate")];
    expect(territories.map((name) => name.slice(0, 2)).toSorted(), path).toEqual(
      languages.toSorted(),
    );
  }
});

test("the sitemap has the days of articles, projects and legal texts, and of no page without one", () => {
  const days = new Map(
    all(read("sitemap-0.xml"), /<url>(.*?)<\/url>/gs).map((url) => [
      new URL(all(url, /<loc>([^<]*)/g)[0] ?? "").pathname,
      all(url, /<lastmod>([^<]{10})/g)[0],
    ]),
  );
  for (const path of ["/", "/bn", "/contact", "/services", "/blog"])
    expect(days.get(path), path).toBe(undefined);
  for (const [path, day] of [
    ["/blog/1", "2026-11-03"],
    ["/fr/blog/1", "2026-11-03"],
    ["/blog/3", "2026-06-10"],
    ["/projects/car-rental-management", "2026-06-15"],
  ] as const)
    expect(days.get(path), path).toBe(day);
  expect(days.get("/privacy-policy")).toMatch(/^2026-/);
});

test("security.txt names the agency's address for reports", () => {
  expect(read(".well-known/security.txt")).toMatch(
    /^Contact: mailto:hello@nokshaworks\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\nPreferred-Languages: en, bn, fr, es\nCanonical: https?:\/\/[^/]+\/\.well-known\/security\.txt\n$/,
  );
});

test("llms.txt names the agency and every service, project and article once, by addresses that exist", () => {
  const text = read("llms.txt");
  expect(text).toMatch(/^# .+\n\n> .+\n\n## /);
  const addresses = all(text, /^- \[.+\]\((.*?)\): .+$/gm);
  for (const address of addresses) expect(exists(address), address).toBe(true);
  expect(addresses.length).toBe(new Set(addresses).size);
  const wanted = listed
    .filter(({ path }) => /^\/(?:services|platform|projects|blog)\/./.test(path))
    .map(({ path }) => origin + path);
  expect(addresses).toEqual(expect.arrayContaining(wanted));
});

test("the manifest and the icons are there, in the sizes that they claim", async () => {
  const manifest = JSON.parse(read("site.webmanifest")) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({
    start_url: "/",
    name: meta(read("index.html"), "og:site_name")[0],
  });
  expect(manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: "/apple-touch-icon.png", sizes: "180x180" },
  ]) {
    const { width, height } = await sharp(join(SITE, src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const { path, html } of pages)
    for (const file of ["favicon.ico", "favicon.svg", "apple-touch-icon.png", "site.webmanifest"]) {
      expect(html, path).toContain(`href="/${file}"`);
      expect(existsSync(join(SITE, file)), file).toBe(true);
    }
});
