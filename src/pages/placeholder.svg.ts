/**
 * The placeholder for a missing picture: a fish on quilting, or without stitches a plain picture.
 */
import type { APIRoute } from "astro";
import { MOTIFS } from "#site/components/motifs.ts";
import { COLOURS } from "#generated/look.ts";

/** Visible on the grounds of both themes. */
const line = COLOURS["line-strong"].dark;
const fish = MOTIFS.get("fish");
const shapes = fish
  ? [
      `<defs><pattern id="q" width="168" height="132" patternUnits="userSpaceOnUse"><path d="M12 33.6 45 32.4M96 32.4 129 33.6M54 99 87 99.6M138 99.6 165 98.7M-3 99 3 99" stroke="${line}" stroke-opacity=".4" stroke-width="4.8" stroke-linecap="round"/></pattern></defs>`,
      `<rect width="1600" height="1000" fill="url(#q)"/>`,
      `<g transform="translate(650 350) scale(3.125)">${fish}</g>`,
    ]
  : [
      `<g fill="none" stroke="${line}" stroke-width="14" stroke-linejoin="round"><rect x="600" y="350" width="400" height="300" rx="24"/>`,
      `<path d="m600 590 110-110 90 90 70-70 130 130"/><circle cx="890" cy="440" r="32"/></g>`,
    ];

export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">${shapes.join("")}</svg>`,
    { headers: { "Content-Type": "image/svg+xml" } },
  );
