/** The floor of a refused sign-in: one read of the counters. */
import { getStore } from "@netlify/blobs";
import type { Config } from "@netlify/functions";

export default async function login(request: Request): Promise<Response> {
  await request.json();
  await getStore({ name: "sign-ins", consistency: "strong" }).get("nobody");
  return Response.json({ success: false }, { status: 429 });
}

export const config: Config = { path: "/api/auth/login" };
