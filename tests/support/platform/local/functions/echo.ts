/** Reports its input: the hash of the body, and the platform's view of the request. */
import { createHash } from "node:crypto";
import type { Config, Context } from "@netlify/functions";

export default async (request: Request, context: Context) => {
  const bytes = new Uint8Array(await request.arrayBuffer());
  context.cookies.set({ name: "seen", value: "yes", path: "/", httpOnly: true });
  return Response.json({
    method: request.method,
    url: request.url,
    type: request.headers.get("content-type"),
    forwarded: request.headers.get("x-forwarded-for"),
    address: request.headers.get("x-nf-client-connection-ip"),
    length: bytes.byteLength,
    hash: createHash("sha256").update(bytes).digest("hex"),
    ip: context.ip,
    params: context.params,
    requestId: context.requestId,
    cookie: context.cookies.get("theme"),
  });
};

export const config: Config = {
  path: ["/api/echo", "/api/echo/:id", "/api/files/*"],
  excludedPath: "/api/files/private/*",
};
