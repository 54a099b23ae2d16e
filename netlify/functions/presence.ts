import type { Config } from "@netlify/functions";
import { presence } from "#domain/api/presence.ts";
import { serve } from "#server/http/serve.ts";
import { endPresence, lookAround, renewPresence } from "#server/records/presence.ts";

export default serve(presence, {
  look: async ({ params, session: { user } }) => ({ data: await lookAround(params, user) }),
  renew: async ({ params, query, session: { user } }) => ({
    data: await renewPresence(params, user, query.tab),
  }),
  end: ({ params, query, session: { user } }) => endPresence(params, user, query.tab),
});

export const config: Config = { path: "/api/presence/:kind/:id" };
