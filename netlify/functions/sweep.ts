import type { Config } from "@netlify/functions";
import { logFailure } from "#server/http/log.ts";
import { sweepMessages } from "#server/inbox/retention.ts";
import { forgetUnconfirmed } from "#server/newsletter/subscribers.ts";
import { sweepPictures } from "#server/pictures/pictures.ts";
import { sweepTrash } from "#server/records/trash.ts";
import { endOfRun } from "#server/store/sweep.ts";

/** Runs once a day, at night: removes expired data and data past its retention period. */
export default async function sweep(): Promise<void> {
  const until = endOfRun();
  const now = Date.now();
  // The promises of the privacy policy come first.
  await sweepMessages(now, until).catch((error: unknown) => logFailure("sweep of messages", error));
  await forgetUnconfirmed(now, until).catch((error: unknown) =>
    logFailure("sweep of unconfirmed addresses", error),
  );
  await sweepTrash(now, until).catch((error: unknown) => logFailure("sweep of the trash", error));
  await sweepPictures(now, until).catch((error: unknown) => logFailure("sweep of pictures", error));
}

export const config: Config = { schedule: "20 20 * * *" };
