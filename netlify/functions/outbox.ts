import type { Config } from "@netlify/functions";
import { logFailure } from "#server/http/log.ts";
import { deliverDue } from "#server/mail/outbox.ts";

/**
 * Every five minutes: mails that are due. What is new goes right after its post, so this finds only
 * what could not be sent then.
 */
export default async function outbox(): Promise<void> {
  await deliverDue().catch((error: unknown) => logFailure("outbox run", error));
}

export const config: Config = { schedule: "*/5 * * * *" };
