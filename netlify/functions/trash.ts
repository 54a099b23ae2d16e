import type { Config } from "@netlify/functions";
import { trash } from "#domain/api/records.ts";
import { authorOf } from "#server/http/ids.ts";
import { serve } from "#server/http/serve.ts";
import { addressProblem } from "#server/records/record-address.ts";
import { emptyTrash, listTrash, purge, restoreFromTrash } from "#server/records/trash.ts";
import { say } from "#site/i18n/sentence.ts";

export default serve(trash, {
  list: async () => ({ data: await listTrash() }),
  async restore({ request, params: { kind, id }, session: { user } }) {
    const data = await restoreFromTrash(kind, id, authorOf(request, user));
    const renamed = addressProblem(kind, data.slug) !== undefined;
    return {
      data,
      version: data.revision,
      ...(renamed && { message: say("trash.restoredInactive") }),
    };
  },
  empty: ({ query: { until }, session: { user } }) => emptyTrash(Date.parse(until), user),
  purge: ({ params: { kind, id }, session: { user } }) => purge(kind, id, user),
});

export const config: Config = { path: ["/api/trash", "/api/trash/:kind/:id"] };
