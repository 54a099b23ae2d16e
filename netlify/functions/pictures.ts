import type { Config } from "@netlify/functions";
import { pictures } from "#domain/api/pictures.ts";
import { serve } from "#server/http/serve.ts";
import { describePicture, removePicture, restorePicture } from "#server/pictures/change-picture.ts";
import { findSome, listLibrary } from "#server/pictures/library.ts";
import { replacePicture } from "#server/pictures/replace.ts";

export default serve(pictures, {
  list: async ({ request, query: { of, cursor } }) =>
    of === undefined ? listLibrary(request, cursor) : { data: await findSome(request, of) },
  async describe({ request, params, body, version, session: { user } }) {
    const data = await describePicture(request, params.name, body.alts, version, user);
    return { data, version: data.revision };
  },
  remove: async ({ request, params, session: { user } }) => ({
    data: await removePicture(request, params.name, user, Date.now()),
  }),
  restore: async ({ request, params, session: { user } }) => ({
    data: await restorePicture(request, params.name, user),
  }),
  replace: async ({ params, body, session: { user } }) => ({
    data: await replacePicture(params.name, body, user),
  }),
});

export const config: Config = {
  path: ["/api/pictures", "/api/pictures/:name", "/api/pictures/:name/replace"],
};
