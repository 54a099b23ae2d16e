import type { APIRoute } from "astro";
import { getBuildInfo } from "#site/collections.ts";

/** The revision of each record in these pages: the proof that a change is live. */
export const GET: APIRoute = async () =>
  Response.json({ build: process.env["SITE_BUILD"], ...(await getBuildInfo()) });
