import type { APIRoute } from "astro";
import { absoluteUrl, isPreview } from "#domain/links.ts";

/**
 * Allows everything public, and nothing of a preview; the sitemap's address depends on the site's.
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
