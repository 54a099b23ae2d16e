import type { Config } from "@netlify/functions";
import { serviceRequest } from "#domain/api/contact.ts";
import { publicPost } from "#server/public-post.ts";
import { serve } from "#server/serve.ts";
import { submit } from "#server/submit.ts";

export default serve(serviceRequest, { send: publicPost(serviceRequest.send, submit) });

export const config: Config = {
  path: "/api/service/submit-request",
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
