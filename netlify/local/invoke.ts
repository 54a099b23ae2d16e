/** Runs functions: for outside requests, on schedule, and their background work after answers. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { makeContext } from "./context.ts";
import type { LocalFunction, Match } from "./functions.ts";
import { readAddress, readBody, sendResponse, sendText, toRequest } from "./http.ts";

export class Invoker {
  readonly #siteID: string;
  readonly #pending = new Set<Promise<unknown>>();

  constructor(siteID: string) {
    this.#siteID = siteID;
  }

  /**
   * Runs a function for an outside request and sends its answer. `url` is the requested address.
   */
  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    { function: target, params }: Match,
    url: URL,
  ): Promise<void> {
    const body = await readBody(request);
    if ("tooLarge" in body)
      return sendText(response, 413, "The request is too large.", { connection: "close" });
    const ip = readAddress(request);
    const webRequest = toRequest(request, url, body.data, {
      "x-nf-client-connection-ip": ip,
      "x-forwarded-for": ip,
    });
    const { answer, setCookies, requestId } = await this.#run(target, webRequest, params, ip);
    response.setHeader("x-nf-request-id", requestId);
    await sendResponse(answer, response, request.method === "HEAD", setCookies);
  }

  /** Runs a scheduled function. Its answer is dropped. */
  async runScheduled(target: LocalFunction, request: Request): Promise<void> {
    await this.#run(target, request, {}, "");
  }

  /** Waits until all background work has ended, including work added meanwhile. */
  async finished(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending);
  }

  /** Turns an exception into a neutral answer and one line in the log. */
  async #run(target: LocalFunction, request: Request, params: Record<string, string>, ip: string) {
    const waitUntil = (promise: Promise<unknown>) => this.#keep(target.name, promise);
    const { context, setCookies } = makeContext({
      request,
      params,
      ip,
      siteID: this.#siteID,
      waitUntil,
    });
    const { requestId } = context;
    try {
      const result = await target.handler(request, context);
      if (result !== undefined && !(result instanceof Response))
        throw new TypeError("it returned something that is no Response");
      return { answer: result ?? new Response(null, { status: 204 }), setCookies, requestId };
    } catch (error) {
      logFailure(`function ${target.name}, request ${requestId}`, error);
      const headers = { "content-type": "text/plain; charset=UTF-8", "cache-control": "no-store" };
      return {
        answer: new Response(`Something went wrong. Reference: ${requestId}`, {
          status: 500,
          headers,
        }),
        setCookies: [],
        requestId,
      };
    }
  }

  #keep(name: string, promise: Promise<unknown>): void {
    const guarded = Promise.resolve(promise)
      .catch((error: unknown) => logFailure(`function ${name}, after its answer`, error))
      .finally(() => this.#pending.delete(guarded));
    this.#pending.add(guarded);
  }
}

/** Logs one line for anything thrown. */
export function logFailure(what: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  console.error(
    `${what}: ${text
      .split(/\s*\n\s*/)
      .slice(0, 3)
      .join(" | ")}`,
  );
}
