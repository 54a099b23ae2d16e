/** Sends an enquiry, or a request for a service, and says in four words what came of it. */
import type { Reply } from "#domain/api/reply.ts";
import { POST_LIMIT } from "#domain/limits.ts";
import { FORM } from "#domain/page-limits.ts";

export type Outcome = (
  | { kind: "sent" }
  /** A definite no, with a sentence for each wrong field. */
  | { kind: "refused"; fields: Record<string, string> }
  /** Too many posts from this address; `seconds` until the next one is taken. */
  | { kind: "limited"; seconds: number }
  /** Nothing definite: no answer, a late one, or a fault of the server. */
  | { kind: "failed" }
) & {
  /** The server's own words on what is not `sent`, when it has some. */
  message?: string;
};

/**
 * Never throws. Only an answer in the envelope that says success counts as one: a proxy's friendly
 * 200 has stored nothing.
 */
export async function sendEnquiry(address: string, body: object, key: string): Promise<Outcome> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), FORM.sendTimeout);
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(body),
      signal: deadline.signal,
    });
    const reply = (await response.json().catch(() => undefined)) as Partial<Reply> | undefined;
    if (response.ok && reply?.success) return { kind: "sent" };
    log(response.status, reply);
    const words =
      typeof reply?.message === "string" && reply.message ? { message: reply.message } : {};
    if (response.status === 429)
      return {
        kind: "limited",
        seconds: secondsUntil(response.headers.get("Retry-After"), Date.now()),
        ...words,
      };
    const refused = response.status >= 400 && response.status < 500;
    return refused
      ? { kind: "refused", fields: reply?.fields ?? {}, ...words }
      : { kind: "failed", ...words };
  } catch (error) {
    log(error);
    return { kind: "failed" };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `Retry-After` is a number of seconds or a date; without either the whole window is waited for.
 */
export function secondsUntil(retryAfter: string | null, now: number): number {
  const seconds = retryAfter?.trim() ? Number(retryAfter) : Number.NaN;
  if (seconds >= 0) return Math.ceil(seconds);
  const date = Date.parse(retryAfter ?? "");
  return Math.ceil(Number.isNaN(date) ? POST_LIMIT.window / 1000 : Math.max(0, date - now) / 1000);
}

function log(...what: unknown[]): void {
  // eslint-disable-next-line no-console -- whoever looks into a failed send finds its reason in the browser
  console.error("The enquiry was not sent.", ...what);
}
