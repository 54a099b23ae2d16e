/** The applique motifs as one file with a group each; pages load the groups that come near. */
import type { APIRoute } from "astro";
import { MOTIFS } from "#site/components/motifs.ts";

export const GET: APIRoute = () => {
  const groups = Array.from(MOTIFS, ([name, shapes]) => `<g id="${name}">${shapes}</g>`);
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>`, {
    headers: { "Content-Type": "image/svg+xml" },
  });
};
