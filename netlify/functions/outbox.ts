import type { Config } from "@netlify/functions";
import { logFailure } from "#server/http/log.ts";
import { deliverDue } from "#server/mail/outbox.ts";

/**
 * Runs every five minutes: sends the mails that are due. A new mail goes out right after its post,
 * so this run only picks up those that could not be sent then.
 */
export default async function outbox(): Promise<void> {
  await deliverDue().catch((error: unknown) => logFailure("outbox run", error));
}

export const config: Config = { schedule: "*/5 * * * *" };
