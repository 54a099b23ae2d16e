/**
 * This machine's build hook, the counterpart of Netlify's, so that publishing works the same with
 * both.
 */
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { logFailure } from "./invoke.ts";

export interface Publisher {
  /** An unguessable address. It accepts a POST and answers before the build begins. */
  hook: string;
  /** Accepts no more calls, and resolves when a running build has ended. */
  close(): Promise<void>;
}

/** Starts the publisher. `build` runs once for all calls before its start, never twice at once. */
export async function startPublisher(build: () => Promise<void>): Promise<Publisher> {
  const path = `/build_hooks/${randomBytes(16).toString("hex")}`;
  let asked = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (asked) {
      asked = false;
      await build().catch((error: unknown) => {
        // A build aborted by the platform's stop is no failure.
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
