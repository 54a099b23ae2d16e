/** The icons of browsers and phones, drawn from the agency's mark. */
import type { APIRoute, GetStaticPaths } from "astro";
import { ICONS } from "#site/brand/icons.ts";
import { COLOURS, MARK } from "#generated/look.ts";

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(ICONS).map((icon) => ({ params: { icon } }));

export const GET: APIRoute<object, { icon: string }> = async ({ params: { icon } }) => {
  const type = icon.endsWith(".svg")
    ? "image/svg+xml"
    : icon.endsWith(".ico")
      ? "image/x-icon"
      : "image/png";
  const drawn = await ICONS[icon]?.(MARK, COLOURS);
  return new Response(typeof drawn === "string" || !drawn ? drawn : new Uint8Array(drawn), {
    headers: { "Content-Type": type },
  });
};
