/**
 * The functions and the built site at one address, in Netlify's order: functions, forced redirects,
 * files, resized pictures, other redirects, the 404 page.
 */
import { existsSync, renameSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { freshImport } from "./fresh-import.ts";
import { loadFunctions, matchFunction } from "./functions.ts";
import { readOrigin, readTarget, sendText } from "./http.ts";
import { serveImage } from "./images.ts";
import { Invoker, logFailure } from "./invoke.ts";
import { loadRedirects, matchRedirect, type Redirect } from "./redirects.ts";
import { startSchedules } from "./schedules.ts";
import { RULES, Site } from "./site.ts";
import { loadHeaders, serveFile, serveNotFound } from "./static.ts";

export interface HostOptions {
  functionsDir: string;
  siteDir: string;
  /** The path of `netlify.toml`. */
  configFile: string;
  siteID: string;
  /** 0 takes any free port. */
  port: number;
  /** Deadline for a complete request, in milliseconds. */
  arrivalDeadline?: number;
}

export interface Host {
  port: number;
  /** Runs a scheduled function now. */
  runSchedule(name: string): Promise<void>;
  /** Runs the functions due in the minute of `date`. */
  tick(date: Date): Promise<void>;
  /** Serves the current files of the site's folder, after a new build. */
  reloadSite(): Promise<void>;
  /**
   * Replaces the site's folder by a new build beside it: at once for all visitors, with no moment
   * in which a file is missing.
   */
  swapSite(folder: string): Promise<void>;
  /** Reloads the functions after a build that changed their imports. */
  reloadFunctions(): Promise<void>;
  /** Refuses new requests, then resolves when pending requests and background work have ended. */
  close(): Promise<void>;
}

/** A request with its parsed URL, and its response. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  pathname: string;
  search: string;
  url: URL;
}

/** A web `Request` cannot have TRACE or CONNECT, and Netlify passes on no other methods. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const ARRIVAL_DEADLINE = 30_000;
/** Deadline for open requests and background work when stopping, in milliseconds. */
const STOP_DEADLINE = 20_000;

/**
 * Starts the host. Throws when a function or `netlify.toml` cannot be read, and `EADDRINUSE` when
 * the port is taken.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  let functions = await loadFunctions(options.functionsDir);
  const rules = await loadHeaders(options.configFile);
  const invoker = new Invoker(options.siteID);
  /** The files and rules of one build; a request uses one build from start to end. */
  const load = async (folder: string) => ({
    site: await Site.load(folder),
    redirects: await loadRedirects(options.configFile, join(folder, RULES)),
  });
  let current = await load(options.siteDir);

  async function serve(exchange: Exchange): Promise<void> {
    const { request, response, pathname, search, url } = exchange;
    const { site, redirects } = current;
    const match = matchFunction(functions, request.method ?? "GET", pathname);
    if (match && !match.function.preferStatic) return invoker.serve(request, response, match, url);

    const redirect = matchRedirect(redirects, pathname, search);
    if (redirect?.force) return follow(redirect, exchange, site);
    const found = site.resolve(pathname);
    const reads = request.method === "GET" || request.method === "HEAD";
    if (found && reads) {
      if ("moved" in found) return moveTo(response, 301, found.moved + search);
      return serveFile(request, response, { site, rules, path: found.file, pathname });
    }
    if (match) return invoker.serve(request, response, match, url);
    if (reads && (await serveImage(request, response, exchange))) return;
    if (found) return sendText(response, 405, "Method Not Allowed", { allow: "GET, HEAD" });
    if (redirect) return follow(redirect, exchange, site);
    return serveNotFound(request, response, site, rules, pathname);
  }

  /** A 3xx redirects the browser; any other status answers here with the target's content. */
  async function follow(
    { status, to }: Redirect,
    { request, response, pathname, url }: Exchange,
    site: Site,
  ): Promise<void> {
    if (status >= 300 && status < 400) return moveTo(response, status, to);
    const target = new URL(to, url).pathname;
    const match = matchFunction(functions, request.method ?? "GET", target);
    if (match) return invoker.serve(request, response, match, url);
    const found = site.resolve(target);
    if (found && "file" in found)
      return serveFile(request, response, { site, rules, path: found.file, pathname, status });
    return serveNotFound(request, response, site, rules, pathname);
  }

  const { server, stop } = makeServer(options.arrivalDeadline ?? ARRIVAL_DEADLINE, serve);
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(options.port, resolve),
  );
  const schedules = startSchedules(
    () => functions,
    (target, request) => invoker.runScheduled(target, request),
  );
  return {
    port: (server.address() as AddressInfo).port,
    runSchedule: schedules.runNow,
    tick: schedules.tick,
    async reloadSite() {
      current = await load(options.siteDir);
    },
    async swapSite(folder) {
      const next = await load(folder);
      const old = `${options.siteDir}.old`;
      rmSync(old, { recursive: true, force: true });
      // Synchronous: no request is served between these lines.
      if (existsSync(options.siteDir)) renameSync(options.siteDir, old);
      try {
        renameSync(folder, options.siteDir);
      } catch (error) {
        // An old site is better than none.
        if (existsSync(old)) renameSync(old, options.siteDir);
        throw error;
      }
      current.site.moveTo(old);
      next.site.moveTo(options.siteDir);
      current = next;
    },
    async reloadFunctions() {
      functions = await loadFunctions(options.functionsDir, freshImport());
    },
    async close() {
      schedules.stop();
      await within(STOP_DEADLINE, stop());
      server.closeAllConnections();
      await within(STOP_DEADLINE, invoker.finished());
    },
  };
}

function makeServer(
  arrivalDeadline: number,
  serve: (exchange: Exchange) => Promise<void>,
): { server: Server; stop: () => Promise<void> } {
  let stopping = false;
  const timing = {
    requestTimeout: arrivalDeadline,
    headersTimeout: arrivalDeadline,
    connectionsCheckingInterval: Math.min(1_000, arrivalDeadline / 4),
  };
  const server = createServer({ ...timing, keepAliveTimeout: 60_000 }, (request, response) => {
    // An open connection would delay the stop.
    if (stopping) response.setHeader("connection", "close");
    response.once("finish", () => stopping && setImmediate(() => server.closeIdleConnections()));
    if (!METHODS.includes(request.method ?? ""))
      return sendText(response, 405, "Method Not Allowed", { allow: METHODS.join(", ") });
    const target = readTarget(request);
    const origin = readOrigin(request);
    if (!target || !origin) return sendText(response, 400, "Bad Request");
    serve({
      request,
      response,
      ...target,
      url: new URL(origin + target.pathname + target.search),
    }).catch((error: unknown) => {
      // A client that disconnected, or hit the deadline, needs no answer.
      if (request.destroyed && !request.complete) return;
      logFailure(`${request.method} ${target.pathname}`, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "Something went wrong.");
    });
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      stopping = true;
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  return { server, stop };
}

/** Redirects to local targets omit the host, so that they work under any name of this machine. */
function moveTo(response: ServerResponse, status: number, location: string): void {
  sendText(response, status, `Redirecting to ${location}`, {
    location,
    "cache-control": "public, max-age=0, must-revalidate",
  });
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    work,
    new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds))),
  ]);
  clearTimeout(timer);
}
