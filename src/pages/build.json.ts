import type { APIRoute } from "astro";
import { getBuildInfo } from "#site/collections.ts";

/** Which revision of which record these pages were made of: the proof that a change is live. */
export const GET: APIRoute = async () =>
  Response.json({ build: process.env["SITE_BUILD"], ...(await getBuildInfo()) });
