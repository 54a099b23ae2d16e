/** The drawn portraits of people, as pictures. */
import type { APIRoute, GetStaticPaths } from "astro";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import type { Face } from "#domain/content/face.ts";
import { COLOURS, STITCHED } from "#generated/look.ts";
import { getPeople } from "#site/collections.ts";
import { drawFace } from "#site/components/face/draw.ts";

export const getStaticPaths = (async () =>
  (await getPeople(DEFAULT_LOCALE)).flatMap(({ slug, face }) =>
    face ? [{ params: { person: slug }, props: { face } }] : [],
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ face: Face }> = ({ props: { face } }) =>
  new Response(drawFace(face, COLOURS, STITCHED), {
    headers: { "Content-Type": "image/svg+xml" },
  });
