/** Each motif as a picture, for the admin and the dialogs of islands. */
import type { APIRoute, GetStaticPaths } from "astro";
import { MOTIFS } from "#site/components/motifs.ts";

export const getStaticPaths: GetStaticPaths = () =>
  Array.from(MOTIFS.keys(), (motif) => ({ params: { motif } }));

export const GET: APIRoute<object, { motif: string }> = ({ params: { motif } }) =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">${MOTIFS.get(motif)}</svg>`,
    { headers: { "Content-Type": "image/svg+xml" } },
  );
