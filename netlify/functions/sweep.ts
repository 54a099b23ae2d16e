import type { Config } from "@netlify/functions";
import { logFailure } from "#server/http/log.ts";
import { sweepMessages } from "#server/inbox/retention.ts";
import { forgetUnconfirmed } from "#server/newsletter/subscribers.ts";
import { sweepPictures } from "#server/pictures/sweep-pictures.ts";
import { sweepPreviews } from "#server/previews/links.ts";
import { fillActivity } from "#server/records/activity-fill.ts";
import { sweepActivity } from "#server/records/activity-log.ts";
import { sweepPresence } from "#server/records/presence.ts";
import { sweepDrafts } from "#server/records/drafts.ts";
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
  await sweepActivity(now, until).catch((error: unknown) =>
    logFailure("sweep of the activity", error),
  );
  await sweepTrash(now, until).catch((error: unknown) => logFailure("sweep of the trash", error));
  await sweepPresence(now, until).catch((error: unknown) =>
    logFailure("sweep of who is editing", error),
  );
  await sweepDrafts(now, until).catch((error: unknown) => logFailure("sweep of drafts", error));
  await sweepPreviews(now, until).catch((error: unknown) =>
    logFailure("sweep of preview links", error),
  );
  await sweepPictures(now, until).catch((error: unknown) => logFailure("sweep of pictures", error));
  await fillActivity(now, until).catch((error: unknown) =>
    logFailure("filling the activity from histories", error),
  );
}

export const config: Config = { schedule: "20 20 * * *" };
