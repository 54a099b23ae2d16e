/** Sends an enquiry or a service request, and returns one of four outcomes. */
import type { Reply } from "#domain/api/reply.ts";
import { POST_LIMIT } from "#domain/limits.ts";
import { FORM } from "#domain/page-limits.ts";

/** The number of a message, and the path of its receipt. */
export interface Receipt {
  number: string;
  url: string;
}

export type Outcome = (
  | { kind: "sent"; receipt: Receipt | undefined }
  /** A definite refusal, with a sentence for each wrong field. */
  | { kind: "refused"; fields: Record<string, string> }
  /** Too many posts from this address; `seconds` until the next is accepted. */
  | { kind: "limited"; seconds: number }
  /** Uncertain: no answer, a late one, or a server error. */
  | { kind: "failed" }
) & {
  /** The server's message for a failed post, if any. */
  message?: string;
};

/** Never throws. Only a success in the envelope counts: a proxy's own 200 has stored nothing. */
export async function sendEnquiry(address: string, body: object, key: string): Promise<Outcome> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), FORM.sendTimeout);
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ ...body, from: firstReferrer() }),
      signal: deadline.signal,
    });
    const reply = (await response.json().catch(() => undefined)) as Partial<Reply> | undefined;
    if (response.ok && reply?.success) return { kind: "sent", receipt: receiptIn(reply.data) };
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

/** The host of the site that led to the first page of this visit, as `language.js` kept it. */
function firstReferrer(): string | undefined {
  try {
    return sessionStorage.getItem("from")?.split("/")[2];
  } catch {
    // Storage is blocked.
    return undefined;
  }
}

/** An older server answers without one. */
function receiptIn(data: unknown): Receipt | undefined {
  const { number, url } = (data ?? {}) as Partial<Receipt>;
  return number && url ? { number, url } : undefined;
}

/** Parses `Retry-After`, a number of seconds or a date; without it, returns the whole window. */
export function secondsUntil(retryAfter: string | null, now: number): number {
  const seconds = retryAfter?.trim() ? Number(retryAfter) : Number.NaN;
  if (seconds >= 0) return Math.ceil(seconds);
  const date = Date.parse(retryAfter ?? "");
  return Math.ceil(Number.isNaN(date) ? POST_LIMIT.window / 1000 : Math.max(0, date - now) / 1000);
}

function log(...what: unknown[]): void {
  // eslint-disable-next-line no-console -- the reason of a failed send, for debugging
  console.error("The enquiry was not sent.", ...what);
}
