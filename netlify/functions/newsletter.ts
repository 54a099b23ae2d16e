import type { Config } from "@netlify/functions";
import { newsletter } from "#domain/api/newsletter.ts";
import { PARTS } from "#domain/content/parts.ts";
import { serve } from "#server/http/serve.ts";
import { publicPost } from "#server/inbox/public-post.ts";
import { subscribe } from "#server/newsletter/newsletter.ts";
import { listReaders } from "#server/newsletter/readers.ts";

export default serve(
  newsletter,
  {
    enter: publicPost(newsletter.enter, subscribe),
    list: async ({ query }) => ({ data: await listReaders(query) }),
  },
  PARTS.newsletter,
);

export const config: Config = {
  path: "/api/newsletter",
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
