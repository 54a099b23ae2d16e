import type { Config } from "@netlify/functions";
import { newsletter } from "#domain/api/newsletter.ts";
import { subscribe } from "#server/newsletter.ts";
import { publicPost } from "#server/public-post.ts";
import { listReaders } from "#server/readers.ts";
import { serve } from "#server/serve.ts";

export default serve(newsletter, {
  enter: publicPost(newsletter.enter, subscribe),
  list: async ({ query }) => ({ data: await listReaders(query) }),
});

export const config: Config = {
  path: "/api/newsletter",
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
