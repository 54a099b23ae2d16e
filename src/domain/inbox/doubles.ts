/** Messages that were probably sent twice. */
import { DOUBLES } from "#domain/limits.ts";
import { folded } from "#domain/text/folded.ts";
import type { MessageRecord } from "#domain/inbox/message.ts";

type Compared = Pick<MessageRecord, "createdAt" | "message" | "service">;

const DAY = 24 * 60 * 60_000;

/**
 * Whether two messages of one sender say nearly the same within some days: their texts share most
 * words, and they do not ask for different services. Of two without a text, both ask for the same.
 */
export function areDoubles(one: Compared, other: Compared): boolean {
  const apart = Math.abs(Date.parse(one.createdAt) - Date.parse(other.createdAt));
  if (!(apart <= DOUBLES.days * DAY)) return false;
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.size === 0 || b.size === 0) return a.size === b.size && one.service === other.service;
  if (one.service !== "" && other.service !== "" && one.service !== other.service) return false;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared) >= DOUBLES.shared;
}

function wordsOf({ message }: Compared): ReadonlySet<string> {
  return new Set(folded(message).match(/[\p{L}\p{M}\p{N}]+/gu));
}
