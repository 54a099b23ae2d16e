import { readFileSync } from "node:fs";
import sitemap, { type SitemapOptions } from "@astrojs/sitemap";
import type { AstroIntegration } from "astro";

const CANONICAL = /<link rel="canonical" href="([^"]+)"/;

/**
 * A sitemap of the pages that are their own canonical page: without pages hidden from search
 * engines, which name no address, and without untranslated pages, which name the English one.
 */
export function pageSitemap(options: SitemapOptions): AstroIntegration {
  let site: URL;
  const made = sitemap({ ...options, filter: (page) => isOwn(page, site) });
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

/** Whether the built page at this address names it as canonical. */
function isOwn(page: string, site: URL): boolean {
  const { href, pathname } = new URL(page);
  const html = readFileSync(
    new URL(pathname === "/" ? "index.html" : `${pathname.slice(1)}.html`, site),
    "utf8",
  );
  const [, canonical] = CANONICAL.exec(html) ?? [];
  return canonical !== undefined && new URL(canonical).href === href;
}
