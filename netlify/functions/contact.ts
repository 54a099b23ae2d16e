import type { Config } from "@netlify/functions";
import { inboxQuery } from "#domain/inbox.ts";
import { enquirySubmission } from "#domain/message.ts";
import { readQuery } from "#server/body.ts";
import { reply, route } from "#server/http.ts";
import { listMessages } from "#server/inbox.ts";
import { publicPost } from "#server/public-post.ts";
import { signedIn } from "#server/session.ts";
import { submit } from "#server/submit.ts";

export default route({
  async GET(request) {
    await signedIn(request, "messages");
    return reply(await listMessages(readQuery(request, inboxQuery)));
  },
  POST: publicPost({ kind: "enquiry", schema: enquirySubmission, take: submit, thanks: ["home", "contact"] }),
});

export const config: Config = { path: "/api/contact", rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ["ip", "domain"] } };
