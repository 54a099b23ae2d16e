import type { Config } from "@netlify/functions";
import { publish } from "#domain/api/dashboard.ts";
import { serve } from "#server/http/serve.ts";
import { publishing, startPublishing } from "#server/publish/publish.ts";

export default serve(publish, {
  state: async ({ request }) => ({ data: await publishing(request) }),
  async start({ request, session: { user } }) {
    const message = await startPublishing(user.name);
    return { data: await publishing(request), message };
  },
});

export const config: Config = { path: "/api/publish" };
