import type { Config } from "@netlify/functions";
import { drafts } from "#domain/api/drafts.ts";
import { creationName } from "#server/http/ids.ts";
import { serve } from "#server/http/serve.ts";
import {
  createDraft,
  discardDraft,
  type DraftTarget,
  findDraft,
  listDrafts,
  saveDraft,
} from "#server/records/drafts.ts";

export default serve(drafts, {
  list: async () => ({ data: await listDrafts() }),
  async one({ params: { kind, id } }) {
    const data = await findDraft(kind, id);
    return data ? { data, version: data.version } : {};
  },
  async create({ request, params: { kind }, session: { user }, body }) {
    const data = await createDraft(kind, body, user, creationName(request, user));
    return { data, version: data.version };
  },
  async save({ params, version, session: { user }, body }) {
    const data = await saveDraft(targetOf(params, version), body, user);
    return { data, version: data.version };
  },
  remove: ({ params, version, session: { user } }) => discardDraft(targetOf(params, version), user),
});

/** An impossible version is answered like any outdated one. */
function targetOf(params: Pick<DraftTarget, "kind" | "id">, version: string): DraftTarget {
  return { ...params, version: /^\d{1,7}$/.test(version) ? Number(version) : -1 };
}

export const config: Config = {
  path: ["/api/drafts", "/api/drafts/:kind", "/api/drafts/:kind/:id"],
};
