import type { Config } from "@netlify/functions";
import { replies } from "#domain/api/replies.ts";
import { serve } from "#server/http/serve.ts";
import { repliesTo, reply, retryReply } from "#server/inbox/send-reply.ts";

export default serve(replies, {
  list: async ({ params }) => ({ data: await repliesTo(params.id) }),
  async send({ request, params, body, session: { user } }) {
    const key = request.headers.get("idempotency-key")?.trim() || crypto.randomUUID();
    return { data: await reply(params.id, body, user, key) };
  },
  retry: async ({ params }) => ({ data: await retryReply(params.id, params.reply) }),
});

export const config: Config = {
  path: ["/api/contact/:id/replies", "/api/contact/:id/replies/:reply/mail"],
};
