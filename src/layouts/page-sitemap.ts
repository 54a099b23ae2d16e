import { readFileSync } from "node:fs";
import sitemap, { type SitemapOptions } from "@astrojs/sitemap";
import type { AstroIntegration } from "astro";

const CANONICAL = /<link rel="canonical" href="([^"]+)"/;

/**
 * The sitemap of the pages that stand under their own address: not those that are not for search
 * engines, which name none, and not a page in a language in which it is not written, which names
 * the English one.
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

/** Whether the built page at this address says that the address is its own. */
function isOwn(page: string, site: URL): boolean {
  const { href, pathname } = new URL(page);
  const html = readFileSync(
    new URL(pathname === "/" ? "index.html" : `${pathname.slice(1)}.html`, site),
    "utf8",
  );
  const [, canonical] = CANONICAL.exec(html) ?? [];
  return canonical !== undefined && new URL(canonical).href === href;
}
