/** A scheduled function that records its runs in a blob. */
import { getStore } from "@netlify/blobs";
import type { Config } from "@netlify/functions";

export default async (request: Request) => {
  const { next_run } = (await request.json()) as { next_run: string };
  await getStore({ name: "runs", consistency: "strong" }).set("hourly", next_run);
};

export const config: Config = { schedule: "@hourly" };
