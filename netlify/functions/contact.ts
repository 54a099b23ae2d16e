import type { Config } from "@netlify/functions";
import { contact } from "#domain/api/contact.ts";
import { listMessages } from "#server/inbox.ts";
import { publicPost } from "#server/public-post.ts";
import { serve } from "#server/serve.ts";
import { submit } from "#server/submit.ts";

export default serve(contact, {
  send: publicPost(contact.send, submit),
  list: ({ query }) => listMessages(query),
});

export const config: Config = {
  path: "/api/contact",
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
