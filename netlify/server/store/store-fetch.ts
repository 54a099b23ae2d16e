/**
 * The ways of the Blobs client to its server. Most of what a request to a function costs is its
 * calls of the store, and about a third of a write was the web's `fetch`; `storeFetch` goes over
 * Node's own HTTP. The client gets an ordinary `Response`.
 */
import { Agent as PlainAgent, type IncomingMessage, request as requestPlain } from "node:http";
import { Agent as SecureAgent, request as requestSecure } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { STORE_RETRY_WAITS } from "#domain/limits.ts";

const [plain, secure] = [new PlainAgent({ keepAlive: true }), new SecureAgent({ keepAlive: true })];

/** Statuses that may have no body. */
const BODYLESS = [204, 304];

/**
 * For what the client sends of JSON: bodies as text, and nothing that redirects. Anything else goes
 * through the web's `fetch`.
 */
export const storeFetch: typeof fetch = (input, init = {}) => {
  const { method = "GET", headers = {}, body, signal } = init;
  if (
    typeof input !== "string" ||
    (body !== undefined && body !== null && typeof body !== "string") ||
    headers instanceof Headers
  )
    return fetch(input, init);
  const options = { method, headers: headers as Record<string, string>, ...(signal && { signal }) };
  return new Promise((resolve, reject) => {
    const take = (answer: IncomingMessage) => void toResponse(answer).then(resolve, reject);
    const isSecure = input.startsWith("https:");
    const sent = isSecure
      ? requestSecure(input, { ...options, agent: secure }, take)
      : requestPlain(input, { ...options, agent: plain }, take);
    // With its length given, head and body leave in one piece.
    if (typeof body === "string") sent.setHeader("content-length", Buffer.byteLength(body));
    sent.on("error", reject).end(body ?? undefined);
  });
};

/** The answer when all of it is there; a connection that breaks before is an error. */
async function toResponse(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  const status = answer.statusCode ?? 0;
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Response(BODYLESS.includes(status) ? null : Buffer.concat(chunks), {
    status,
    headers,
  });
}

/**
 * The client repeats a failed call five times, five seconds apart, and cannot be stopped. So it
 * never sees a failure that it would repeat: the repeats are made here, sooner, and end with the
 * deadline; what remains is a status it gives up on.
 * `trouble` gathers what went wrong on the way.
 */
export function patientFetch(
  send: typeof fetch,
  deadline: AbortSignal,
  trouble: string[],
): typeof fetch {
  return async (input, init) => {
    for (const wait of [...STORE_RETRY_WAITS, undefined]) {
      try {
        const answer = await send(input, { ...init, signal: deadline });
        if (answer.status !== 429 && answer.status < 500) return answer;
        trouble.push(String(answer.status));
        await answer.body?.cancel();
      } catch (error) {
        trouble.push(
          error instanceof Error
            ? error.cause instanceof Error
              ? error.cause.message
              : error.message
            : String(error),
        );
      }
      if (wait === undefined || deadline.aborted) break;
      await sleep(wait, undefined, { signal: deadline }).catch(() => undefined);
    }
    return new Response(null, { status: 421 });
  };
}
