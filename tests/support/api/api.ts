/**
 * The API as the platform calls it: the function of a path with its parameters, and the staff's
 * tokens.
 */
import { join } from "node:path";
import type { Context } from "@netlify/functions";
import type { Reply } from "#domain/api/reply.ts";
import { loadFunctions, matchFunction } from "../../../netlify/local/functions.ts";

export interface Answer<Data = unknown> {
  status: number;
  headers: Headers;
  body: Reply<Data>;
  /** `body.data`, for tests that expect it. */
  data: Data;
}

export interface Asked {
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  /** Network address of the sender. */
  ip?: string;
}

const functions = await loadFunctions(join(import.meta.dirname, "../../../netlify/functions"));

/** One request from start to end; 404 without a body when no function has the path. */
export async function ask<Data = unknown>(
  method: string,
  path: string,
  { headers = {}, body, ip = "203.0.113.7" }: Asked = {},
): Promise<Answer<Data>> {
  const [pathname = ""] = path.split("?");
  const match = matchFunction(functions, method, pathname);
  if (!match)
    return {
      status: 404,
      headers: new Headers(),
      body: { success: false },
      data: undefined as Data,
    };
  const request = new Request(`http://localhost:8888${path}`, {
    method,
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const after: Promise<unknown>[] = [];
  const context = {
    ip,
    requestId: "test-request",
    params: match.params,
    waitUntil: (work: Promise<unknown>) => void after.push(work),
  };
  const response = (await match.function.handler(
    request,
    context as unknown as Context,
  )) as Response;
  await Promise.all(after);
  const text = await response.text();
  const json = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
  const answered = (json ? JSON.parse(text) : { success: response.ok }) as Reply<Data>;
  return {
    status: response.status,
    headers: response.headers,
    body: answered,
    data: answered.data as Data,
  };
}
