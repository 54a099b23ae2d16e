/** The drawn map of the footer, in the colours of the palette. */
import type { APIRoute } from "astro";
import { filled } from "#domain/brand/look.ts";
import { COLOURS, STITCHED } from "#generated/look.ts";
import drawing from "#site/components/map-drawing.svg?raw";

const lines = STITCHED
  ? drawing
  : drawing.replaceAll(/stroke-dasharray="[^"]*"/g, 'stroke-opacity=".35"');

export const GET: APIRoute = () =>
  new Response(filled(lines, COLOURS), { headers: { "Content-Type": "image/svg+xml" } });
