import type { Config } from "@netlify/functions";
import { serviceRequest } from "#domain/api/contact.ts";
import { serve } from "#server/http/serve.ts";
import { publicPost } from "#server/inbox/public-post.ts";
import { submit } from "#server/inbox/submit.ts";

export default serve(serviceRequest, { send: publicPost(serviceRequest.send, submit) });

export const config: Config = {
  path: "/api/service/submit-request",
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
