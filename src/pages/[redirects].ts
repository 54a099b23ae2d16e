import type { APIRoute, GetStaticPaths } from "astro";
import { getRecordRedirects } from "#site/collections.ts";

/**
 * The file `_redirects` of the site, for Netlify and the local platform, when there are records.
 */
export const getStaticPaths: GetStaticPaths = async () => {
  const rules = await getRecordRedirects();
  return rules.length > 0 ? [{ params: { redirects: "_redirects" }, props: { rules } }] : [];
};

/**
 * For now, all of them: what a record is called, and whether it is shown, may change back tomorrow.
 */
export const GET: APIRoute<{ rules: { from: string; to: string }[] }> = ({ props }) =>
  new Response(props.rules.map(({ from, to }) => `${from} ${to} 302\n`).join(""));
