import type { Config } from "@netlify/functions";
import { logFailure } from "#server/log.ts";
import { sweepMessages } from "#server/message-end.ts";
import { sweepPictures } from "#server/pictures.ts";
import { sweepTrash } from "#server/trash.ts";

/** Once a day, in the small hours of Dhaka: what nobody can ask for any more. */
export default async function sweep(): Promise<void> {
  await sweepTrash().catch((error: unknown) => logFailure("sweep of the trash", error));
  await sweepMessages(Date.now()).catch((error: unknown) => logFailure("sweep of messages", error));
  await sweepPictures(Date.now()).catch((error: unknown) => logFailure("sweep of pictures", error));
}

export const config: Config = { schedule: "20 20 * * *" };
