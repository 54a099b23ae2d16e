/**
 * The faces at addresses that stay, for the pages that the server makes by itself: it cannot know
 * the names that a build gives.
 */
import type { APIRoute, GetStaticPaths } from "astro";

const files = import.meta.glob<string>("../../fonts/*.woff2", {
  query: "?inline",
  import: "default",
  eager: true,
});

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(files).map(([path, data]) => ({
    params: { face: path.replace(/^.*\/|\.woff2$/g, "") },
    props: { data },
  }));

export const GET: APIRoute<{ data: string }> = ({ props: { data } }) =>
  new Response(Buffer.from(data.replace(/^.*,/, ""), "base64"), {
    headers: { "Content-Type": "font/woff2" },
  });
