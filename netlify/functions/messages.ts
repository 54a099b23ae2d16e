import type { Config } from "@netlify/functions";
import { messages } from "#domain/api/contact.ts";
import { staffName } from "#domain/inbox/inbox.ts";
import { demand } from "#server/auth/session.ts";
import { type Author, listUsers } from "#server/auth/users.ts";
import { serve } from "#server/http/serve.ts";
import { expectedVersion } from "#server/http/versions.ts";
import { preferredLocale } from "#server/http/visitor.ts";
import type { MessageAction } from "#server/inbox/change-work.ts";
import { countFigures } from "#server/inbox/figures.ts";
import { exportMessages } from "#server/inbox/inbox-export.ts";
import {
  changeMessage,
  countMessages,
  readMessage,
  retryMail,
  trashMessage,
} from "#server/inbox/inbox.ts";
import { relatedTo } from "#server/inbox/related.ts";
import { deleteForGood } from "#server/inbox/retention.ts";
import { noteDone } from "#server/records/activity-log.ts";
import { say } from "#site/i18n/sentence.ts";

export default serve(messages, {
  count: async ({ session: { user } }) => ({ data: await countMessages(user._id) }),
  figures: async () => ({ data: await countFigures() }),
  staff: async () => ({
    data: (await listUsers())
      .filter(({ disabled }) => !disabled)
      .map((user) => staffName.parse(user)),
  }),
  export: ({ query, request, session: { user } }) =>
    exportMessages({ ...query, me: user._id }, preferredLocale(request)),
  async one({ params }) {
    const data = await readMessage(params.id);
    return { data, version: data.note.revision };
  },
  related: ({ params }) => relatedTo(params.id),
  async change({ request, params, body, session: { user } }) {
    const version = () => expectedVersion(request);
    const { message: data, done } = await changeMessage(params.id, body, user, version);
    await noteAll(user, params.id, done);
    return { data, version: data.note.revision };
  },
  async remove({ params, query, session }) {
    const { user } = session;
    if (query.permanent === undefined) {
      const { message: data, done } = await trashMessage(params.id);
      await noteAll(user, params.id, done);
      return { data, message: say("mailbox.trashed") };
    }
    demand(session, "erasure");
    await deleteForGood(params.id);
    await noteAll(user, params.id, ["purged"]);
    return { message: say("mailbox.purged") };
  },
  retryMail: async ({ params }) => ({ data: await retryMail(params.id) }),
});

async function noteAll(user: Author, _id: string, done: readonly MessageAction[]) {
  for (const action of done) await noteDone(user, { kind: "messages", action, _id });
}

export const config: Config = {
  path: [
    "/api/contact/stats",
    "/api/contact/figures",
    "/api/contact/staff",
    "/api/contact/export",
    "/api/contact/:id",
    "/api/contact/:id/mail",
    "/api/contact/:id/related",
  ],
};
