import type { Config } from "@netlify/functions";
import { trash } from "#domain/api/records.ts";
import { say } from "#site/i18n/sentence.ts";
import { addressProblem } from "#server/records/record-address.ts";
import { AppError } from "#server/http/errors.ts";
import { serve } from "#server/http/serve.ts";
import { listTrash, purge, restoreFromTrash } from "#server/records/trash.ts";

export default serve(trash, {
  list: async () => ({ data: await listTrash() }),
  async restore({ params: { kind, id }, session: { user } }) {
    const data = await restoreFromTrash(kind, id, user);
    const renamed = addressProblem(kind, data.slug) !== undefined;
    return {
      data,
      version: data.revision,
      ...(renamed && { message: say("trash.restoredInactive") }),
    };
  },
  async empty({ query: { until }, session: { user } }) {
    const seen = (await listTrash()).filter(
      ({ deletedAt }) => Date.parse(deletedAt) <= Date.parse(until),
    );
    for (const { kind, _id } of seen)
      await purge(kind, _id, user).catch((error: unknown) => {
        // Someone else has restored or purged it in the meantime.
        if (!(error instanceof AppError && error.code === "not_found")) throw error;
      });
  },
  purge: ({ params: { kind, id }, session: { user } }) => purge(kind, id, user),
});

export const config: Config = { path: ["/api/trash", "/api/trash/:kind/:id"] };
