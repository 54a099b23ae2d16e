/** The floor of a public post: its writes, straight to the store. */
import { getStore } from "@netlify/blobs";
import type { Config } from "@netlify/functions";

export default async function contact(request: Request): Promise<Response> {
  const body: unknown = await request.json();
  const id = crypto.randomUUID();
  const open = (name: string) => getStore({ name, consistency: "strong" });
  await open("hits").setJSON(id, { at: Date.now() });
  await open("claims").setJSON(id, { at: Date.now() });
  await open("outbox").setJSON(id, { at: Date.now() });
  await open("messages").setJSON(id, body);
  await open("outbox").delete(id);
  return Response.json({ success: true });
}

export const config: Config = { path: "/api/contact" };
