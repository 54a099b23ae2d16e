/**
 * Netlify Blobs on this machine: the official client's wire protocol over one SQLite file. Loopback
 * only.
 *
 * Paths: `/<site>/<store>/<key>`, with `region:<name>/` before it for deploy stores, and with
 * `/api/v1/blobs` before it for clients that only know the API address; these get a signed URL
 * first.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { BlobTable, type Condition } from "./blob-table.ts";
import { readBytes } from "./http.ts";

export interface BlobsServerOptions {
  /** The SQLite file; created when missing. */
  file: string;
  siteID: string;
  token: string;
  /** 0, the default, takes any free port. */
  port?: number;
}

export interface BlobsServer {
  url: string;
  /** Finishes pending requests, then closes the file. */
  close(): Promise<void>;
}

const API_PREFIX = "/api/v1/blobs";
const SIGNED_URL_ACCEPT = "application/json;type=signed-url";
const METADATA_HEADER = "x-amz-meta-user";

interface Target {
  store: string;
  key: string;
}

export async function startBlobs(options: BlobsServerOptions): Promise<BlobsServer> {
  const table = new BlobTable(options.file);
  const commit = groupCommit(table);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(`http://localhost${request.url ?? "/"}`);
    if (!allowed(request, url, options.token)) return end(response, 403);
    const viaApi = url.pathname.startsWith(`${API_PREFIX}/`);
    const path = viaApi ? url.pathname.slice(API_PREFIX.length) : url.pathname;
    const target = parse(path, options.siteID);
    if (!target) return end(response, 400);
    const { store, key } = target;
    const method = request.method ?? "GET";

    if (viaApi && key && request.headers.accept === SIGNED_URL_ACCEPT) {
      const signature = sign(path, options.token);
      return json(response, {
        url: `http://${request.headers.host}${path}?signature=${signature}`,
      });
    }
    if (method === "GET" && !key) {
      const { searchParams: query } = url;
      const prefix = query.get("prefix") ?? "";
      const cursor = query.get("cursor") ?? undefined;
      if (!store) return json(response, { stores: table.stores(prefix) });
      if (query.get("directories") === "true")
        return json(response, table.level(store, prefix, cursor));
      return sendJson(response, table.listing(store, prefix, cursor));
    }
    if (method === "GET" || method === "HEAD") return read(request, response, target);
    if (method === "PUT" && key) {
      const data = (await readBytes(request)) ?? Buffer.alloc(0);
      const metadata =
        header(request, METADATA_HEADER) ?? header(request, "netlify-blobs-metadata") ?? null;
      const etag = await commit(() => table.write(store, key, data, metadata, condition(request)));
      return etag === undefined ? end(response, 412) : end(response, 200, { etag });
    }
    if (method === "DELETE" && store) {
      if (!key)
        return json(response, {
          blobs_deleted: await commit(() => table.clear(store)),
          has_more: false,
        });
      await commit(() => table.remove(store, key));
      return end(response, 204);
    }
    end(response, method === "PUT" || method === "DELETE" ? 400 : 405);
  }

  function read(request: IncomingMessage, response: ServerResponse, { store, key }: Target): void {
    const blob = key ? table.read(store, key) : undefined;
    if (!blob) return end(response, key ? 404 : 400);
    const headers = {
      etag: blob.etag,
      ...(blob.metadata !== null && { [METADATA_HEADER]: blob.metadata }),
    };
    if (header(request, "if-none-match") === blob.etag) return end(response, 304, headers);
    response.writeHead(200, {
      ...headers,
      "content-type": "application/octet-stream",
      "content-length": blob.data.byteLength,
    });
    response.end(request.method === "HEAD" ? undefined : blob.data);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A client that disconnects in the middle of its body gets no answer, and nothing is stored.
      if (request.destroyed && !request.complete) return;
      console.error(
        `blobs: ${request.method} ${request.url}: ${error instanceof Error ? error.message : String(error)}`,
      );
      if (response.headersSent) response.destroy();
      else end(response, 500);
    });
  });
  // Longer than any client keeps an idle connection: closing one in use would cost the client a
  // retry after 5 s.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(options.port ?? 0, "127.0.0.1", resolve),
  );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      table.close();
    },
  };
}

/**
 * The configuration for the official client, as Netlify passes it to functions in
 * NETLIFY_BLOBS_CONTEXT.
 */
export function blobsContext(url: string, siteID: string, token: string): string {
  // The deploy's name must survive restarts, otherwise deploy stores would look empty each time.
  const context = {
    edgeURL: url,
    uncachedEdgeURL: url,
    siteID,
    token,
    deployID: "local",
    primaryRegion: "us-east-2",
  };
  return Buffer.from(JSON.stringify(context)).toString("base64");
}

/**
 * Groups the writes of one turn of the event loop into one transaction; each promise settles when
 * its write is on disk.
 */
function groupCommit(table: BlobTable): <Value>(work: () => Value) => Promise<Value> {
  let waiting: { run(): void; done(): void; fail(error: unknown): void }[] = [];
  const flush = () => {
    const group = waiting;
    waiting = [];
    try {
      table.batch(group.map(({ run }) => run));
    } catch (error) {
      for (const { fail } of group) fail(error);
      return;
    }
    for (const { done } of group) done();
  };
  return (work) =>
    new Promise((resolve, reject) => {
      let value: ReturnType<typeof work>;
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ run: () => (value = work()), done: () => resolve(value), fail: reject });
    });
}

/** The store and key of a path; `undefined` for another site or an invalid path. */
function parse(path: string, siteID: string): Target | undefined {
  const parts = path.slice(1).split("/");
  if (parts[0]?.startsWith("region:")) parts.shift();
  const [site, store = "", ...key] = parts;
  if (site !== siteID) return undefined;
  try {
    return { store: decodeURIComponent(store), key: decodeURIComponent(key.join("/")) };
  } catch {
    return undefined;
  }
}

function condition(request: IncomingMessage): Condition {
  const ifMatch = header(request, "if-match");
  if (ifMatch !== undefined) return { ifMatch };
  return header(request, "if-none-match") === "*" ? { ifNew: true } : undefined;
}

function allowed(request: IncomingMessage, url: URL, token: string): boolean {
  const signature = url.searchParams.get("signature");
  if (signature !== null) return same(signature, sign(url.pathname, token));
  return same(header(request, "authorization") ?? "", `Bearer ${token}`);
}

function sign(path: string, token: string): string {
  return createHmac("sha256", token).update(path).digest("hex");
}

function same(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function json(response: ServerResponse, value: unknown): void {
  sendJson(response, JSON.stringify(value));
}

function sendJson(response: ServerResponse, text: string): void {
  response
    .writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    })
    .end(text);
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  const length = status === 204 || status === 304 ? {} : { "content-length": 0 };
  response.writeHead(status, { ...headers, ...length }).end();
}
