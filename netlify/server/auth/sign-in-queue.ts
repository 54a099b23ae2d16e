/** The queue for password checks in this process: a hash takes a core for a quarter of a second. */
import { SIGN_IN_LIMIT } from "#domain/limits.ts";
import { AppError } from "#server/http/errors.ts";
import { say } from "#site/i18n/sentence.ts";

/** Queued checks including the running one, by sender and account, and in total. */
const queuedBy = new Map<string, number>();
let queued = 0;

/**
 * Runs `work` while it counts as queued. Throws `limited` at once when the queue is full, before
 * any read of the store.
 */
export async function queuedFor<Result>(
  sender: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const ofSender = queuedBy.get(sender) ?? 0;
  if (ofSender >= SIGN_IN_LIMIT.waiting.perSender || queued >= SIGN_IN_LIMIT.waiting.all)
    throw new AppError("limited", say("signIn.busy"), { retryAfter: 5_000 });
  queuedBy.set(sender, ofSender + 1);
  queued += 1;
  try {
    return await work();
  } finally {
    queued -= 1;
    const left = (queuedBy.get(sender) ?? 1) - 1;
    if (left === 0) queuedBy.delete(sender);
    else queuedBy.set(sender, left);
  }
}
