import type { Config } from "@netlify/functions";
import { inboxSelection } from "#domain/inbox.ts";
import { readQuery } from "#server/body.ts";
import { route } from "#server/http.ts";
import { exportMessages } from "#server/inbox-export.ts";
import { signedIn } from "#server/session.ts";

export default route({
  async GET(request) {
    await signedIn(request, "messages");
    return exportMessages(readQuery(request, inboxSelection));
  },
});

export const config: Config = { path: "/api/contact/export" };
