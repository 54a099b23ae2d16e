import type { Config } from "@netlify/functions";
import { publish } from "#domain/api/dashboard.ts";
import { serve } from "#server/http/serve.ts";
import { noteDone } from "#server/records/activity-log.ts";
import { publishing, publishSoon, startPublishing } from "#server/publish/publish.ts";

export default serve(publish, {
  state: async ({ request }) => ({ data: await publishing(request) }),
  async start({ request, query: { when }, session: { user } }) {
    const message = await (when === "soon" ? publishSoon : startPublishing)(user.name);
    await noteDone(user, { kind: "site", action: "published" });
    return { data: await publishing(request), message };
  },
});

export const config: Config = { path: "/api/publish" };
