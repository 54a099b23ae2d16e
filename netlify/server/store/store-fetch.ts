/**
 * The transport of the Blobs client. Store calls are most of the cost of a function request, and
 * the web's `fetch` was about a third of a write; `storeFetch` uses Node's own HTTP. The client
 * gets an ordinary `Response`.
 */
import { Agent as PlainAgent, type IncomingMessage, request as requestPlain } from "node:http";
import { Agent as SecureAgent, request as requestSecure } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { STORE_RETRY_WAITS } from "#domain/limits.ts";

const [plain, secure] = [new PlainAgent({ keepAlive: true }), new SecureAgent({ keepAlive: true })];

/** Statuses without a body. */
const BODYLESS = [204, 304];

/**
 * For the client's JSON calls: text bodies, no redirects. All other calls use the web's `fetch`.
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
    // With a known length, head and body leave in one packet.
    if (typeof body === "string") sent.setHeader("content-length", Buffer.byteLength(body));
    sent.on("error", reject).end(body ?? undefined);
  });
};

/** Resolves once the response is complete; rejects when the connection breaks before. */
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
 * The client repeats a failed call five times, five seconds apart, and offers no way to stop it. So
 * it never sees a failure that it would repeat: this function retries sooner and within the
 * deadline, then returns a status that the client does not retry. `trouble` collects the failures.
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
