import type { APIRoute } from "astro";

/** Everything public may be read; the sitemap's address depends on where the site is built for. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    ["User-agent: *", "Disallow: /admin", "Disallow: /api/", `Sitemap: ${new URL("/sitemap-index.xml", site).href}`, ""].join("\n"),
  );
