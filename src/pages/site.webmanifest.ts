/** The site's appearance on a phone's home screen. */
import type { APIRoute } from "astro";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import { COLOURS } from "#generated/look.ts";
import { getSite } from "#site/collections.ts";

export const GET: APIRoute = async () => {
  const { brand, metaDescription } = await getSite(DEFAULT_LOCALE);
  const icon = (name: string, size: number) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return Response.json({
    id: "/",
    name: brand,
    short_name: brand,
    description: metaDescription,
    lang: DEFAULT_LOCALE,
    start_url: "/",
    display: "browser",
    background_color: COLOURS.page.light,
    theme_color: COLOURS.page.light,
    icons: [
      icon("icon-192", 192),
      icon("icon-512", 512),
      { ...icon("icon-maskable-512", 512), purpose: "maskable" },
    ],
  });
};
