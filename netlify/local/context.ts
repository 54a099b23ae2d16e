/** The `Context` that Netlify passes to a function, as far as it makes sense on one machine. */
import { randomUUID } from "node:crypto";
import type { Context } from "@netlify/functions";

type Cookies = Context["cookies"];

interface Cookie {
  name: string;
  value: string;
  expires?: Date | number;
  maxAge?: number;
  domain?: string;
  path?: string;
  secure?: boolean;
  httpOnly?: boolean;
  sameSite?: "Strict" | "Lax" | "None";
  unparsed?: string[];
}

export interface LocalContext {
  context: Context;
  /** `Set-Cookie` values set by the function through `context.cookies`. */
  setCookies: string[];
}

export interface ContextInput {
  request: Request;
  /** Not decoded, as on Netlify. */
  params: Record<string, string>;
  ip: string;
  siteID: string;
  waitUntil: (promise: Promise<unknown>) => void;
}

export function makeContext({
  request,
  params,
  ip,
  siteID,
  waitUntil,
}: ContextInput): LocalContext {
  const setCookies: string[] = [];
  const url = new URL(request.url);
  const edgeOnly = () => Promise.reject(new Error("This belongs to edge functions only."));
  const context: Context = {
    account: { id: "local" },
    cookies: cookieJar(request.headers.get("cookie") ?? "", setCookies),
    deploy: { context: process.env["CONTEXT"] || "dev", id: "local", published: false },
    geo: {},
    ip,
    json: (value) => Response.json(value),
    log: console.log,
    next: edgeOnly,
    params,
    requestId: randomUUID(),
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- part of the type all the same
    rewrite: edgeOnly,
    server: { region: "local" },
    site: { id: siteID, name: "local", url: url.origin },
    url,
    waitUntil,
  };
  return { context, setCookies };
}

function cookieJar(header: string, setCookies: string[]): Cookies {
  const given = new Map(header.split(";").map((pair) => split(pair)));
  return {
    // `undefined` for a missing cookie, as on Netlify, despite the type.
    get: (name) => given.get(name) as string,
    set: (input: Cookie | string, value?: string) => {
      setCookies.push(
        serialise(typeof input === "string" ? { name: input, value: value ?? "" } : input),
      );
    },
    delete: (input) => {
      const cookie = typeof input === "string" ? { name: input } : input;
      setCookies.push(serialise({ ...cookie, value: "", expires: new Date(0) }));
    },
  };
}

function split(pair: string): [string, string] {
  const mark = pair.indexOf("=");
  const [name, value] = [pair.slice(0, Math.max(mark, 0)).trim(), pair.slice(mark + 1).trim()];
  try {
    return [name, decodeURIComponent(value)];
  } catch {
    return [name, value];
  }
}

function serialise({
  name,
  value,
  expires,
  maxAge,
  domain,
  path,
  secure,
  httpOnly,
  sameSite,
  unparsed = [],
}: Cookie): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    ...(expires === undefined ? [] : [`Expires=${new Date(expires).toUTCString()}`]),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(domain ? [`Domain=${domain}`] : []),
    ...(path ? [`Path=${path}`] : []),
    ...(secure ? ["Secure"] : []),
    ...(httpOnly ? ["HttpOnly"] : []),
    ...(sameSite ? [`SameSite=${sameSite}`] : []),
    ...unparsed,
  ].join("; ");
}
