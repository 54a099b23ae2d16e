/** Sends an enquiry and says in four words what came of it. */
import { FORM, POST_LIMIT } from "#domain/limits.ts";
import { API, type Locale } from "#domain/links.ts";
import type { Reply } from "#domain/reply.ts";
import type { Fields } from "./enquiry-draft.ts";

export type Outcome =
  | { kind: "sent" }
  /** A definite no, with a sentence for each wrong field. */
  | { kind: "refused"; fields: Record<string, string> }
  /** Too many posts from this address; `seconds` until the next one is taken. */
  | { kind: "limited"; seconds: number }
  /** Nothing definite: no answer, a late one, or a fault of the server. */
  | { kind: "failed" };

/** Never throws. Only an answer in the envelope that says success counts as one: a proxy's friendly 200 has stored nothing. */
export async function sendEnquiry(body: Fields & { trap: string; locale: Locale }, key: string): Promise<Outcome> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), FORM.sendTimeout);
  try {
    const response = await fetch(API.contact, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(body),
      signal: deadline.signal,
    });
    const reply = (await response.json().catch(() => undefined)) as Partial<Reply> | undefined;
    if (response.ok && reply?.success) return { kind: "sent" };
    log(response.status, reply);
    if (response.status === 429) return { kind: "limited", seconds: secondsUntil(response.headers.get("Retry-After"), Date.now()) };
    return response.status >= 400 && response.status < 500 ? { kind: "refused", fields: reply?.fields ?? {} } : { kind: "failed" };
  } catch (error) {
    log(error);
    return { kind: "failed" };
  } finally {
    clearTimeout(timer);
  }
}

/** `Retry-After` is a number of seconds or a date; without either the whole window is waited for. */
export function secondsUntil(retryAfter: string | null, now: number): number {
  const seconds = retryAfter?.trim() ? Number(retryAfter) : Number.NaN;
  if (seconds >= 0) return Math.ceil(seconds);
  const date = Date.parse(retryAfter ?? "");
  return Math.ceil(Number.isNaN(date) ? POST_LIMIT.window / 1000 : Math.max(0, date - now) / 1000);
}

/** `"in 30 seconds"`, `"in 7 minutes"`: rounded up, so that nobody comes back too early. */
export function inWords(seconds: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale);
  return seconds < 60 ? format.format(Math.max(1, seconds), "second") : format.format(Math.ceil(seconds / 60), "minute");
}

function log(...what: unknown[]): void {
  // eslint-disable-next-line no-console -- whoever looks into a failed send finds its reason in the browser
  console.error("The enquiry was not sent.", ...what);
}
