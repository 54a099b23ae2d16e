import type { Config } from "@netlify/functions";
import { logFailure } from "#server/http/log.ts";
import { forgetOldClaims } from "#server/inbox/claims.ts";
import { forgetOldPlaces } from "#server/inbox/mailboxes.ts";
import { mendReadKeys } from "#server/inbox/read-keys.ts";
import { sweepHits } from "#server/store/rate-limit.ts";
import { endOfRun } from "#server/store/sweep.ts";

/**
 * Runs every 15 minutes: removes expired counts of posts and sign-ins, and expired repeat marks.
 * Compares the list of read messages with their keys.
 */
export default async function counters(): Promise<void> {
  const until = endOfRun();
  const now = Date.now();
  await sweepHits(now, until).catch((error: unknown) => logFailure("sweep of counts", error));
  await forgetOldClaims(now, until).catch((error: unknown) =>
    logFailure("sweep of repeats", error),
  );
  await forgetOldPlaces(now, until).catch((error: unknown) =>
    logFailure("sweep of receipts and letters", error),
  );
  await mendReadKeys(now).catch((error: unknown) =>
    logFailure("mending the list of read messages", error),
  );
}

export const config: Config = { schedule: "*/15 * * * *" };
