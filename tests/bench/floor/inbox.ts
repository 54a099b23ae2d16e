/** The floor of the inbox: a list of all keys, and the reads of one page of messages. */
import { getStore } from "@netlify/blobs";
import type { Config } from "@netlify/functions";

export default async function inbox(request: Request): Promise<Response> {
  const store = getStore({ name: "messages", consistency: "strong" });
  const { blobs } = await store.list();
  const page = request.url.endsWith("/stats") ? [] : blobs.slice(0, 25);
  const data = await Promise.all(
    page.map(({ key }) => store.get(key, { type: "json" }) as Promise<unknown>),
  );
  return Response.json({ success: true, total: blobs.length, data });
}

export const config: Config = { path: ["/floor/inbox", "/floor/inbox/stats"] };
