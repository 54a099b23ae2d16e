/** The drawn map of the footer, in the colours of the palette. */
import type { APIRoute } from "astro";
import { filled } from "#domain/brand/look.ts";
import { COLOURS, STITCHED } from "#site/brand/made/look.ts";
import drawing from "#site/components/map-drawing.svg?raw";

const lines = STITCHED ? drawing : drawing.replaceAll(/ stroke-dasharray="[^"]*"/g, "");

export const GET: APIRoute = () =>
  new Response(filled(lines, COLOURS), { headers: { "Content-Type": "image/svg+xml" } });
