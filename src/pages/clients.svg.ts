/** The client logos as one drawing with a symbol each, so that pages show them by `<use>` in the colour of their text. */
import type { APIRoute } from "astro";
import { getClients } from "#site/collections.ts";

export const GET: APIRoute = async () => {
  const symbols = (await getClients()).map(
    ({ id, width, height, shapes }) => `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${shapes}</symbol>`,
  );
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`, {
    headers: { "Content-Type": "image/svg+xml" },
  });
};
