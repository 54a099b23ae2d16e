/**
 * The whole platform on this machine: `node netlify/local/start.ts [--no-build] [--dir DIR]`.
 * Builds the site when needed, then serves it with functions and blobs until stopped.
 */
import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startBlobsThread } from "./blobs-thread.ts";
import { blobsContext } from "./blobs.ts";
import { buildSite, fillStore, isBuilt } from "./build.ts";
import { readEnvFile } from "./env-file.ts";
import { type Host, startHost } from "./host.ts";
import { logFailure } from "./invoke.ts";
import { startPublisher } from "./publisher.ts";
import { keepSecret } from "./secret.ts";
import { factsBeside, importFactsOf } from "./site-facts.ts";
import { BLOBS_FILE, storeId } from "./store-id.ts";

export interface PlatformOptions {
  /** 0 takes any free port. */
  port: number;
  /** Holds all data that must outlive the process; created when missing. */
  dataDir: string;
  siteDir: string;
  functionsDir?: string;
  configFile?: string;
  /** Environment for the functions, over the process's own; `close` restores the old values. */
  env?: Readonly<Record<string, string>>;
  /** Runs when the blobs can be reached and before the site is read, as for a build. */
  beforeServing?: () => Promise<void>;
  /** Builds the site into another folder, when staff publish. */
  build?: (folder: string) => Promise<void>;
  arrivalDeadline?: number;
}

export interface Platform extends Pick<
  Host,
  "port" | "runSchedule" | "tick" | "reloadSite" | "close"
> {
  /** `http://localhost:<port>` */
  url: string;
}

const ROOT = resolve(import.meta.dirname, "../..");

/**
 * Starts the blobs (in a thread of their own) and the host in this process. Throws when the port is
 * taken (`EADDRINUSE`), when a function or `netlify.toml` cannot be read, and when demo accounts
 * are requested in production.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  await refuseTakenPort(options.port);
  mkdirSync(options.dataDir, { recursive: true });
  const [siteID, token] = [randomBytes(12).toString("hex"), randomBytes(24).toString("base64url")];
  const blobs = await startBlobsThread({ file: join(options.dataDir, BLOBS_FILE), siteID, token });
  const secret = process.env["JWT_SECRET"] || keepSecret(options.dataDir);
  const restore = setVariables({
    NETLIFY_BLOBS_CONTEXT: blobsContext(blobs.url, siteID, token),
    JWT_SECRET: secret,
    ...options.env,
  });
  const endFacts = importFactsOf(options.siteDir);
  const closeBlobs = async () => {
    endFacts();
    restore();
    await blobs.close();
  };
  try {
    if (isOn(process.env["DEMO"]) && process.env["CONTEXT"] === "production")
      throw new Error("Demo accounts (DEMO=1) are not for production. Unset DEMO or CONTEXT.");
    await options.beforeServing?.();
    const host = await startHost({
      functionsDir: options.functionsDir ?? join(ROOT, "netlify/functions"),
      configFile: options.configFile ?? join(ROOT, "netlify.toml"),
      siteDir: options.siteDir,
      siteID,
      port: options.port,
      ...(options.arrivalDeadline !== undefined && { arrivalDeadline: options.arrivalDeadline }),
    });
    const { build, siteDir } = options;
    const publisher =
      build &&
      (await startPublisher(async () => {
        const folder = `${siteDir}.next`;
        rmSync(folder, { recursive: true, force: true });
        const before = factsBeside(ROOT, siteDir);
        await build(folder);
        await host.swapSite(folder);
        if (factsBeside(ROOT, siteDir) !== before) await host.reloadFunctions();
      }));
    const url = `http://localhost:${host.port}`;
    const restoreOwn = setVariables({
      DEPLOY_URL: url,
      ...(publisher && !process.env["BUILD_HOOK_URL"] && { BUILD_HOOK_URL: publisher.hook }),
    });
    return {
      ...host,
      url,
      async close() {
        await host.close();
        await publisher?.close();
        restoreOwn();
        await closeBlobs();
      },
    };
  } catch (error) {
    await closeBlobs();
    throw error;
  }
}

/** Checked before a build, not after it. Throws `EADDRINUSE`. */
async function refuseTakenPort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once("error", reject).listen(port, resolve));
  await new Promise((resolve) => probe.close(resolve));
}

function isOn(value: string | undefined): boolean {
  return value === "1" || value === "true";
}

/** Sets variables and returns a function that restores the old ones. */
function setVariables(variables: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      "no-build": { type: "boolean", default: false },
      dir: { type: "string", default: "dist" },
    },
  });
  readEnvFile(ROOT);
  if (process.env["CONTEXT"] !== "production") process.env["DEMO"] ??= "1";
  const siteDir = resolve(ROOT, values.dir);
  const dataDir = resolve(ROOT, process.env["DATA_DIR"] ?? ".data");
  const store = storeId(dataDir);
  const stopping = new AbortController();
  const makeSite = async () => {
    if (isBuilt(ROOT, siteDir, store)) return fillStore(ROOT, stopping.signal);
    console.log("Building the site. The first time takes about a minute.");
    await buildSite(ROOT, siteDir, store, stopping.signal);
  };
  const starting = startPlatform({
    port: Number(process.env["PORT"] ?? 8888),
    dataDir,
    siteDir,
    async beforeServing() {
      // First, because demo and functions import the facts of the built site.
      if (!values["no-build"]) await makeSite();
      if (isOn(process.env["DEMO"]))
        await (await import("#server/inbox/demo.ts")).addDemoMessages();
    },
    build: (folder) => buildSite(ROOT, folder, store, stopping.signal),
  });
  const stop = () => {
    // Ctrl+C arrives twice: from the terminal, and passed on by npm.
    if (stopping.signal.aborted) return;
    console.log("Stopping.");
    stopping.abort();
    starting
      .then((platform) => platform.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
  // The parent process is gone. Logging an error without a reader would fail and log again for
  // ever, and no signal would be handled.
  process.on("disconnect", stop);
  for (const stream of [process.stdout, process.stderr]) stream.on("error", stop);
  const { url } = await starting;
  // On Netlify a stray error ends one function instance, never the site.
  process.on("unhandledRejection", (error) => logFailure("unhandled rejection", error));
  process.on("uncaughtException", (error) => logFailure("uncaught exception", error));
  console.log(`Ready on ${url}`);
}

function explain({ code, message }: NodeJS.ErrnoException): string {
  if (code !== "EADDRINUSE") return message;
  return `Port ${process.env["PORT"] ?? 8888} is already in use. Stop what runs there, or choose another: PORT=9000 npm start`;
}

if (import.meta.main) {
  main().catch((error: NodeJS.ErrnoException) => {
    if (error.name !== "AbortError") console.error(explain(error));
    process.exit(1);
  });
}
