/** The floor of a list: one read of its document, passed on unchanged. */
import { getStore } from "@netlify/blobs";
import type { Config } from "@netlify/functions";

export default async function services(): Promise<Response> {
  const text = await getStore({ name: "services", consistency: "strong" }).get("all");
  return new Response(text, { headers: { "content-type": "application/json" } });
}

export const config: Config = { path: "/api/services" };
