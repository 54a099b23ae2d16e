import type { Config } from "@netlify/functions";
import { snippets } from "#domain/api/snippets.ts";
import type { Snippet } from "#domain/inbox/snippet.ts";
import { creationName } from "#server/http/ids.ts";
import { serve } from "#server/http/serve.ts";
import {
  changeSnippet,
  createSnippet,
  deleteSnippet,
  listSnippets,
} from "#server/inbox/snippets.ts";

export default serve(snippets, {
  list: async () => ({ data: await listSnippets() }),
  create: async ({ request, body, session: { user } }) =>
    versioned(await createSnippet(body, user, creationName(request, user))),
  change: async ({ params, version, body, session: { user } }) =>
    versioned(await changeSnippet({ id: params.id, revision: version }, body, user)),
  remove: ({ params, version, session: { user } }) =>
    deleteSnippet({ id: params.id, revision: version }, user),
});

function versioned(data: Snippet) {
  return { data, version: data.revision };
}

export const config: Config = { path: ["/api/snippets", "/api/snippets/:id"] };
