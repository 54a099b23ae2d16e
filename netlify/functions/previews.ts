import type { Config } from "@netlify/functions";
import { previews } from "#domain/api/previews.ts";
import { creationName } from "#server/http/ids.ts";
import { serve } from "#server/http/serve.ts";
import { endPreview, previewsOf, sharePreview } from "#server/previews/links.ts";

export default serve(previews, {
  list: async ({ params }) => ({ data: await previewsOf(params) }),
  share: async ({ request, params, session: { user }, body: { days } }) => ({
    data: await sharePreview(params, days, user, creationName(request, user)),
  }),
  end: ({ params: { link, ...place } }) => endPreview(place, link),
});

export const config: Config = {
  path: ["/api/previews/:kind/:id", "/api/previews/:kind/:id/:link"],
};
