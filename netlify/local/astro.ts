/**
 * The local platform inside `astro dev`: functions, schedules, blobs and resized pictures.
 * Functions reload when they change.
 */
import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { blobsContext, type BlobsServer, startBlobs } from "./blobs.ts";
import { readEnvFile } from "./env-file.ts";
import { loadFunctions, type LoadModule, matchFunction } from "./functions.ts";
import { readOrigin, readTarget } from "./http.ts";
import { serveImage } from "./images.ts";
import { Invoker, logFailure } from "./invoke.ts";
import { type Schedules, startSchedules } from "./schedules.ts";
import { keepSecret } from "./secret.ts";
import { BLOBS_FILE } from "./store-id.ts";

/** An integration for `astro.config.mjs`; it does nothing in a build. */
export function localPlatform(): AstroIntegration {
  let root = process.cwd();
  let blobs: BlobsServer | undefined;
  let schedules: Schedules | undefined;
  return {
    name: "local-platform",
    hooks: {
      "astro:config:setup": ({ config }) => {
        root = fileURLToPath(config.root);
      },
      "astro:server:setup": async ({ server }) => {
        readEnvFile(root);
        const [siteID, token] = [
          randomBytes(12).toString("hex"),
          randomBytes(24).toString("base64url"),
        ];
        const dataDir = resolve(root, process.env["DATA_DIR"] ?? ".data");
        mkdirSync(dataDir, { recursive: true });
        blobs = await startBlobs({ file: join(dataDir, BLOBS_FILE), siteID, token });
        process.env["NETLIFY_BLOBS_CONTEXT"] = blobsContext(blobs.url, siteID, token);
        process.env["JWT_SECRET"] ||= keepSecret(dataDir);

        const invoker = new Invoker(siteID);
        const load: LoadModule = (file) => server.ssrLoadModule(file);
        // Vite caches unchanged modules, so loading all functions for each request costs next to
        // nothing.
        const current = () => loadFunctions(join(root, "netlify/functions"), load);
        let known = await current();
        schedules = startSchedules(
          () => known,
          (target, request) => invoker.runScheduled(target, request),
        );

        const serve = async (
          request: IncomingMessage,
          response: ServerResponse,
        ): Promise<boolean> => {
          const [target, origin] = [readTarget(request), readOrigin(request)];
          if (!target || !origin) return false;
          known = await current();
          const match = matchFunction(known, request.method ?? "GET", target.pathname);
          if (match)
            await invoker.serve(
              request,
              response,
              match,
              new URL(origin + target.pathname + target.search),
            );
          if (match) return true;
          return serveImage(request, response, target);
        };
        server.middlewares.use((request, response, next) => {
          serve(request, response).then(
            (served) => void (served || next()),
            (error: unknown) => {
              logFailure(`${request.method} ${request.url}`, error);
              next(error);
            },
          );
        });
      },
      "astro:server:done": async () => {
        schedules?.stop();
        await blobs?.close();
      },
    },
  };
}
