import type { Config } from "@netlify/functions";
import { contact } from "#domain/api/contact.ts";
import { serve } from "#server/http/serve.ts";
import { listMessages } from "#server/inbox/inbox.ts";
import { publicPost } from "#server/inbox/public-post.ts";
import { submit } from "#server/inbox/submit.ts";

export default serve(contact, {
  send: publicPost(contact.send, submit),
  list: ({ query, session: { user } }) => listMessages(query, user._id),
});

export const config: Config = {
  path: "/api/contact",
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
