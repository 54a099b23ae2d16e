import type { Config } from "@netlify/functions";
import { logFailure } from "#server/http/log.ts";
import { publishDue } from "#server/publish/publish-due.ts";

/** Runs every quarter of an hour: requests a build when a queued publish or a schedule is due. */
export default async function due(): Promise<void> {
  await publishDue(Date.now()).catch((error: unknown) =>
    logFailure("publishing what is due", error),
  );
}

export const config: Config = { schedule: "*/15 * * * *" };
