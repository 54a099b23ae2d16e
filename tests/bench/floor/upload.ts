/** The floor of an upload: the body written to the store unchanged. */
import { getStore } from "@netlify/blobs";
import type { Config } from "@netlify/functions";

export default async function upload(request: Request): Promise<Response> {
  await getStore({ name: "pictures", consistency: "strong" }).set(
    crypto.randomUUID(),
    await request.arrayBuffer(),
  );
  return Response.json({ success: true });
}

export const config: Config = { path: "/api/upload/single" };
