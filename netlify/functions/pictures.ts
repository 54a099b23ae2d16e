import type { Config } from "@netlify/functions";
import { pictures } from "#domain/api/pictures.ts";
import { serve } from "#server/http/serve.ts";
import {
  describePicture,
  findInLibrary,
  listLibrary,
  removePicture,
  restorePicture,
} from "#server/pictures/library.ts";

export default serve(pictures, {
  list: ({ request, query }) => listLibrary(request, query.cursor),
  one: async ({ request, params }) => versioned(await findInLibrary(request, params.name)),
  describe: async ({ request, params, body, version }) =>
    versioned(await describePicture(request, params.name, body.alts, version)),
  remove: async ({ request, params }) => ({
    data: await removePicture(request, params.name, Date.now()),
  }),
  restore: async ({ request, params }) => ({ data: await restorePicture(request, params.name) }),
});

function versioned<Picture extends { revision: number }>(data: Picture) {
  return { data, version: data.revision };
}

export const config: Config = { path: ["/api/pictures", "/api/pictures/:name"] };
