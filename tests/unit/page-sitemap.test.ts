import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test, vi } from "vitest";
import { pageSitemap } from "#site/layouts/page-sitemap.ts";

const SITE = "https://agency.example";

test("the sitemap lists pages under their own address only, and ties languages in which a page is written", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sitemap-"));
  mkdirSync(join(folder, "bn"));
  const page = (file: string, canonical?: string) => {
    writeFileSync(
      join(folder, file),
      canonical === undefined
        ? "<title>404</title>"
        : `<link rel="canonical" href="${SITE}${canonical}">`,
    );
  };
  page("index.html", "/");
  page("bn.html", "/bn");
  page("boats.html", "/boats");
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
});
