/**
 * The build hook of this machine: what Netlify's is there, so that publishing calls one or the
 * other and knows no difference.
 */
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { logFailure } from "./invoke.ts";

export interface Publisher {
  /** An unguessable address. It takes a POST and answers before the build begins. */
  hook: string;
  /** Takes no more, and resolves when a build at hand has ended. */
  close(): Promise<void>;
}

/** `build` runs once for all calls that come before it begins, and never twice at once. */
export async function startPublisher(build: () => Promise<void>): Promise<Publisher> {
  const path = `/build_hooks/${randomBytes(16).toString("hex")}`;
  let asked = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (asked) {
      asked = false;
      await build().catch((error: unknown) => {
        // One that was stopped with the platform is no failure.
        if (!(error instanceof Error && error.name === "AbortError"))
          logFailure("publishing", error);
      });
    }
    running = undefined;
  }

  const server = createServer((request, response) => {
    const isHook = request.method === "POST" && request.url === path;
    response.writeHead(isHook ? 200 : 404).end();
    if (!isHook) return;
    asked = true;
    running ??= run();
  });
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(0, "127.0.0.1", resolve),
  );
  return {
    hook: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    async close() {
      asked = false;
      server.close();
      server.closeAllConnections();
      await running;
    },
  };
}
