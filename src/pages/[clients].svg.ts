/** The client logos as one file with a group each, shown in the text colour. */
import type { APIRoute, GetStaticPaths } from "astro";
import { PARTS } from "#domain/content/parts.ts";
import { getClients } from "#site/collections.ts";

export const getStaticPaths: GetStaticPaths = () =>
  PARTS.clients ? [{ params: { clients: "clients" } }] : [];

export const GET: APIRoute = async () => {
  const groups = (await getClients()).map(({ id, shapes }) => `<g id="${id}">${shapes}</g>`);
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${groups.join("")}</svg>`, {
    headers: { "Content-Type": "image/svg+xml" },
  });
};
