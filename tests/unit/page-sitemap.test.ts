import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test, vi } from "vitest";
import { lastChange, pageSitemap } from "#site/layouts/page-sitemap.ts";

const SITE = "https://agency.example";

const dated = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

test("the sitemap lists pages under their own address only, and ties languages in which a page is written", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sitemap-"));
  mkdirSync(join(folder, "bn"));
  const page = (file: string, canonical?: string, data = "") => {
    writeFileSync(
      join(folder, file),
      canonical === undefined
        ? "<title>404</title>"
        : `<link rel="canonical" href="${SITE}${canonical}">${data}`,
    );
  };
  page("index.html", "/");
  page("bn.html", "/bn");
  page("boats.html", "/boats", dated({ dateModified: "2026-03-01" }));
  page("bn/boats.html", "/boats");
  page("404.html");
  const { hooks } = pageSitemap({ i18n: { defaultLocale: "en", locales: { en: "en", bn: "bn" } } });
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() };
  const config = {
    site: SITE,
    base: "/",
    trailingSlash: "never",
    build: { format: "file" },
    outDir: pathToFileURL(`${folder}/`),
  };
  const call = (name: keyof typeof hooks, context: object) =>
    (hooks[name] as ((context: object) => unknown) | undefined)?.(context);
  await call("astro:config:done", { config, logger });
  await call("astro:routes:resolved", { routes: [], logger });
  const pages = ["", "bn", "boats", "bn/boats", "404"].map((pathname) => ({ pathname }));
  await call("astro:build:done", {
    dir: pathToFileURL(`${folder}/`),
    pages,
    assets: new Map(),
    logger,
  });
  const xml = readFileSync(join(folder, "sitemap-0.xml"), "utf8");
  expect([...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
    `${SITE}/`,
    `${SITE}/bn`,
    `${SITE}/boats`,
  ]);
  expect(
    xml.match(/<url><loc>https:\/\/agency\.example\/boats<\/loc>.*?<\/url>/)?.[0],
  ).not.toContain("xhtml:link");
  expect(xml).toContain(`hreflang="bn" href="${SITE}/bn"`);
  expect(
    Array.from(xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)/g), ([, ...all]) => all),
  ).toEqual([[`${SITE}/boats`, expect.stringMatching(/^2026-03-01/)]]);
});

test.each<[what: string, data: object, day: string | undefined]>([
  ["its change", { datePublished: "2026-02-01", dateModified: "2026-03-01" }, "2026-03-01"],
  ["the day it was published", { datePublished: "2026-02-01" }, "2026-02-01"],
  [
    "a change of the page that is about it",
    { mainEntityOfPage: { dateModified: "2026-03-01T10:00:00.000Z" } },
    "2026-03-01T10:00:00.000Z",
  ],
  [
    "its change, not a day to come",
    { datePublished: "2027-01-01", dateModified: "2026-03-01" },
    "2026-03-01",
  ],
  ["no day", { name: "dateModified 2026-03-01" }, undefined],
])("the sitemap has of a page %s", (_, data, day) => {
  expect(lastChange(dated(data), new Date("2026-06-01"))).toBe(day);
});
