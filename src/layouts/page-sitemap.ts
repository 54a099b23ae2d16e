import { readFileSync } from "node:fs";
import sitemap, { type SitemapOptions } from "@astrojs/sitemap";
import type { AstroIntegration } from "astro";

const CANONICAL = /<link rel="canonical" href="([^"]+)"/;
const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/**
 * A sitemap of the pages that are their own canonical page: without pages hidden from search
 * engines, which name no address, and without untranslated pages, which name the English one. A
 * page has the day of its last change if its structured data names it.
 */
export function pageSitemap(options: SitemapOptions): AstroIntegration {
  let site: URL;
  const made = sitemap({
    ...options,
    filter: (page) => isOwn(page, htmlOf(page, site)),
    serialize: (item) => {
      const lastmod = lastChange(htmlOf(item.url, site), new Date());
      return lastmod === undefined ? item : { ...item, lastmod };
    },
  });
  return {
    ...made,
    hooks: {
      ...made.hooks,
      "astro:build:done": async (build) => {
        site = build.dir;
        await made.hooks["astro:build:done"]?.(build);
      },
    },
  };
}

/** The built page at this address. */
function htmlOf(page: string, site: URL): string {
  const { pathname } = new URL(page);
  return readFileSync(
    new URL(pathname === "/" ? "index.html" : `${pathname.slice(1)}.html`, site),
    "utf8",
  );
}

/** Whether the page at this address names it as canonical. */
function isOwn(page: string, html: string): boolean {
  const [, canonical] = CANONICAL.exec(html) ?? [];
  return canonical !== undefined && new URL(canonical).href === new URL(page).href;
}

/**
 * The latest day on which the page's structured data says it was published or changed; a day still
 * to come is no change.
 */
export function lastChange(html: string, now: Date): string | undefined {
  const days: string[] = [];
  for (const [, json = ""] of html.matchAll(DATA))
    JSON.parse(json, (name, value: unknown) => {
      if (/^date(?:Published|Modified)$/.test(name)) days.push(String(value));
      return value;
    });
  return days
    .filter((day) => new Date(day) <= now)
    .toSorted()
    .at(-1);
}
