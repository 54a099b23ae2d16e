import type { APIRoute, GetStaticPaths } from "astro";
import { getRedirects } from "#site/collections.ts";

/** The site's `_redirects` file, for Netlify and the local platform. */
export const getStaticPaths: GetStaticPaths = () => [{ params: { redirects: "_redirects" } }];

export const GET: APIRoute = async () => {
  const rules = await getRedirects();
  return new Response(
    rules
      .map(({ from, to, status, force }) => `${from} ${to} ${status}${force ? "!" : ""}\n`)
      .join(""),
  );
};
