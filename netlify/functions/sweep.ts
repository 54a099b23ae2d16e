import type { Config } from "@netlify/functions";
import { logFailure } from "#server/log.ts";
import { sweepPictures } from "#server/pictures.ts";

/** Once a day, in the small hours of Dhaka: what nobody can ask for any more. */
export default async function sweep(): Promise<void> {
  await sweepPictures(Date.now()).catch((error: unknown) => logFailure("sweep of pictures", error));
}

export const config: Config = { schedule: "20 20 * * *" };
