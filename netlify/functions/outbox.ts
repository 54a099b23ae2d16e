import type { Config } from "@netlify/functions";
import { forgetOldHits } from "#server/hits.ts";
import { logFailure } from "#server/log.ts";
import { deliverDue } from "#server/outbox.ts";
import { forgetUnconfirmed } from "#server/subscribers.ts";

/** Every minute: mails that are due; at the full hour also the sweeping of past days' counts and of addresses that nobody confirmed. */
export default async function outbox(): Promise<void> {
  await deliverDue().catch((error: unknown) => logFailure("outbox run", error));
  if (new Date().getUTCMinutes() !== 0) return;
  await forgetOldHits(Date.now()).catch((error: unknown) => logFailure("sweep of counts", error));
  await forgetUnconfirmed(Date.now()).catch((error: unknown) => logFailure("sweep of unconfirmed addresses", error));
}

export const config: Config = { schedule: "* * * * *" };
