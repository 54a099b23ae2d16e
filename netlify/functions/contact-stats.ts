import type { Config } from "@netlify/functions";
import { reply, route } from "#server/http.ts";
import { countMessages } from "#server/inbox.ts";
import { signedIn } from "#server/session.ts";

export default route({
  async GET(request) {
    await signedIn(request, "messages");
    return reply({ data: await countMessages() });
  },
});

export const config: Config = { path: "/api/contact/stats" };
