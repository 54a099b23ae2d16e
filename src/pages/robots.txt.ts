import type { APIRoute } from "astro";
import { absoluteUrl, isPreview } from "#domain/links.ts";

/**
 * Everything public may be read, but nothing of a preview; the sitemap's address depends on where
 * the site is built for.
 */
export const GET: APIRoute = ({ site }) => {
  const rules = isPreview(process.env.CONTEXT)
    ? ["Disallow: /"]
    : [
        "Disallow: /admin",
        "Disallow: /api/",
        `Sitemap: ${absoluteUrl("/sitemap-index.xml", site)}`,
      ];
  return new Response(["User-agent: *", ...rules, ""].join("\n"));
};
