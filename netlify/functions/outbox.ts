import type { Config } from "@netlify/functions";
import { forgetOldHits } from "#server/addresses.ts";
import { logFailure } from "#server/log.ts";
import { deliverDue } from "#server/outbox.ts";

/** Every minute: mails that are due; at the full hour also the sweeping of past days' counts. */
export default async function outbox(): Promise<void> {
  await deliverDue().catch((error: unknown) => logFailure("outbox run", error));
  if (new Date().getUTCMinutes() === 0) await forgetOldHits(Date.now()).catch((error: unknown) => logFailure("sweep of counts", error));
}

export const config: Config = { schedule: "* * * * *" };
