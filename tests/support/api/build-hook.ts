/**
 * Stand-ins for Netlify's build hook and the public site: an address to call, and a `/build.json`.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BuildInfo } from "#domain/records/published.ts";

export interface BuildHook {
  url: string;
  /** Number of calls. */
  calls: number;
  /** Its status, and its delay in milliseconds. */
  status: number;
  slowness: number;
  /** Content of `/build.json`; a 404 when `undefined`. */
  live: BuildInfo | undefined;
  close(): Promise<void>;
}

/**
 * Starts one and points the API to it, as the platform does: the hook by BUILD_HOOK_URL, the site
 * by URL in production.
 */
export async function startBuildHook(): Promise<BuildHook> {
  const server = createServer((request, response) => {
    if (request.url === "/build.json" && hook.live) return response.end(JSON.stringify(hook.live));
    if (request.method !== "POST" || request.url !== "/hook") return response.writeHead(404).end();
    hook.calls += 1;
    return setTimeout(() => response.writeHead(hook.status).end(), hook.slowness);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const before = {
    BUILD_HOOK_URL: process.env["BUILD_HOOK_URL"],
    URL: process.env["URL"],
    CONTEXT: process.env["CONTEXT"],
  };
  Object.assign(process.env, { BUILD_HOOK_URL: `${url}/hook`, URL: url, CONTEXT: "production" });
  const hook: BuildHook = {
    url,
    calls: 0,
    status: 200,
    slowness: 0,
    live: undefined,
    close() {
      for (const [name, value] of Object.entries(before)) {
        if (value === undefined) Reflect.deleteProperty(process.env, name);
        else process.env[name] = value;
      }
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return hook;
}
