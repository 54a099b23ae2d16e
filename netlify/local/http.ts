/** Conversion between Node's HTTP and the web's `Request` and `Response`. */
import { Buffer } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";

/** Largest body that Netlify passes to a function, in bytes. */
const BODY_LIMIT = 6 * 1024 * 1024;
/** Bytes of an oversized body that are still read, so that the sender sees the 413. */
const DRAIN_LIMIT = 64 * 1024 * 1024;

export type Body = { data: Buffer<ArrayBuffer> } | { tooLarge: true };

/**
 * Reads a whole body, byte for byte. Throws when the client disconnects or the server's deadline
 * ends the request.
 */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const data = await readBytes(request, BODY_LIMIT, DRAIN_LIMIT);
  return data ? { data } : { tooLarge: true };
}

/**
 * Returns all bytes of a request in one piece; `undefined` above `limit`. Discards the excess, up
 * to `drain` bytes in all. With a stated length, bytes go straight into the final buffer: large
 * bodies would otherwise be in memory twice.
 */
export async function readBytes(
  request: IncomingMessage,
  limit = Infinity,
  drain = limit,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const stated = Number(request.headers["content-length"]);
  let data = Buffer.alloc(stated <= limit ? stated : 0);
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    const start = size;
    size += chunk.byteLength;
    if (size > drain) break;
    if (size > limit) continue;
    if (size > data.byteLength)
      data = Buffer.concat(
        [data.subarray(0, start)],
        Math.min(Math.max(size, 2 * data.byteLength), limit),
      );
    data.set(chunk, start);
  }
  return size > limit ? undefined : data.subarray(0, size);
}

/**
 * The path and query as sent, without the host. `undefined` for invalid targets: broken escapes,
 * NUL, backslashes and dot segments, in any encoding.
 */
export function readTarget(
  request: IncomingMessage,
): { pathname: string; search: string } | undefined {
  const target = request.url ?? "";
  const mark = target.indexOf("?");
  const pathname = mark === -1 ? target : target.slice(0, mark);
  if (!pathname.startsWith("/")) return undefined;
  try {
    const plain = decodeURIComponent(pathname);
    if (/[\0\\]/.test(plain) || plain.split("/").some((part) => part === "." || part === ".."))
      return undefined;
  } catch {
    return undefined;
  }
  return { pathname, search: mark === -1 ? "" : target.slice(mark) };
}

/** `http://host` as the client named it; `undefined` for an invalid host. */
export function readOrigin(request: IncomingMessage): string | undefined {
  const host = request.headers.host ?? "localhost";
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `http://${host}` : undefined;
}

/** The other end of the socket, the only address that a client cannot forge. */
export function readAddress(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
}

/**
 * A web `Request` with the same method, headers and body. `extra` overrides the client's headers.
 */
export function toRequest(
  request: IncomingMessage,
  url: URL,
  body: Buffer<ArrayBuffer>,
  extra: Record<string, string>,
): Request {
  const headers: [string, string][] = Object.entries(extra);
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    // Only Netlify may set its own headers.
    if (name.startsWith("x-nf-") || name in extra) continue;
    for (const value of values ?? []) headers.push([name, value]);
  }
  const method = request.method ?? "GET";
  const bodyless = method === "GET" || method === "HEAD" || body.byteLength === 0;
  // A stream, because bytes would be copied.
  const stream = () =>
    new ReadableStream({ start: (controller) => (controller.enqueue(body), controller.close()) });
  return new Request(url, {
    method,
    headers,
    body: bodyless ? null : stream(),
    duplex: "half",
  } as RequestInit);
}

/** Sends a web `Response`, with the cookies set through the context. */
export async function sendResponse(
  answer: Response,
  response: ServerResponse,
  isHead: boolean,
  cookies: readonly string[],
): Promise<void> {
  const body = isHead || answer.body === null ? null : await bytesOf(answer.body);
  for (const [name, value] of answer.headers)
    if (name !== "set-cookie") response.setHeader(name, value);
  const allCookies = [...answer.headers.getSetCookie(), ...cookies];
  if (allCookies.length > 0) response.setHeader("set-cookie", allCookies);
  if (!isHead && answer.status !== 204 && answer.status !== 304)
    response.setHeader("content-length", body?.byteLength ?? 0);
  response.writeHead(answer.status).end(body);
}

/** A body of one chunk, as most are, is not copied. */
async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const [only, ...more] = chunks;
  return only && more.length === 0 ? only : Buffer.concat(chunks);
}

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    "content-type": "text/plain; charset=UTF-8",
    "content-length": Buffer.byteLength(text),
    "x-content-type-options": "nosniff",
    ...headers,
  });
  response.end(response.req.method === "HEAD" ? undefined : text);
}
