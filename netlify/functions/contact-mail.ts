import type { Config } from "@netlify/functions";
import { reply, route } from "#server/http.ts";
import { messageIdIn, retryMail } from "#server/inbox.ts";
import { signedIn } from "#server/session.ts";

export default route({
  async POST(request, context) {
    await signedIn(request, "messages");
    return reply({ data: await retryMail(messageIdIn(context)) });
  },
});

export const config: Config = { path: "/api/contact/:id/mail" };
