import type { Config } from "@netlify/functions";
import { requestSubmission } from "#domain/message.ts";
import { route } from "#server/http.ts";
import { publicPost } from "#server/public-post.ts";
import { submit } from "#server/submit.ts";

export default route({
  POST: publicPost({ kind: "request", schema: requestSubmission, take: submit, thanks: ["proposal", "request"] }),
});

export const config: Config = {
  path: "/api/service/submit-request",
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
