/** The applique motifs as one drawing with a symbol each, of which pages show what comes near. */
import type { APIRoute } from "astro";
import { MOTIFS } from "#site/components/motifs.ts";

export const GET: APIRoute = () => {
  const symbols = Array.from(MOTIFS, ([name, shapes]) => `<symbol id="${name}" viewBox="0 0 96 96">${shapes}</symbol>`);
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`, {
    headers: { "Content-Type": "image/svg+xml" },
  });
};
