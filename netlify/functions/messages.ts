import type { Config } from "@netlify/functions";
import { messages } from "#domain/api/contact.ts";
import { serve } from "#server/http/serve.ts";
import { expectedVersion } from "#server/http/versions.ts";
import { preferredLocale } from "#server/http/visitor.ts";
import { exportMessages } from "#server/inbox/inbox-export.ts";
import {
  changeMessage,
  countMessages,
  readMessage,
  retryMail,
  trashMessage,
} from "#server/inbox/inbox.ts";
import { deleteForGood } from "#server/inbox/retention.ts";
import { say } from "#site/i18n/sentence.ts";

export default serve(messages, {
  count: async () => ({ data: await countMessages() }),
  export: ({ query, request }) => exportMessages(query, preferredLocale(request)),
  async one({ params }) {
    const data = await readMessage(params.id);
    return { data, version: data.note.revision };
  },
  async change({ request, params, body, session: { user } }) {
    const data = await changeMessage(params.id, body, user, () => expectedVersion(request));
    return { data, version: data.note.revision };
  },
  async remove({ params, query }) {
    if (query.permanent === undefined)
      return { data: await trashMessage(params.id), message: say("mailbox.trashed") };
    await deleteForGood(params.id);
    return { message: say("mailbox.purged") };
  },
  retryMail: async ({ params }) => ({ data: await retryMail(params.id) }),
});

export const config: Config = {
  path: ["/api/contact/stats", "/api/contact/export", "/api/contact/:id", "/api/contact/:id/mail"],
};
