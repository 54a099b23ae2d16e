import type { Config } from "@netlify/functions";
import { deletionQuery, messagePatch } from "#domain/inbox.ts";
import { readJson, readQuery } from "#server/body.ts";
import { reply, route } from "#server/http.ts";
import { changeMessage, messageIdIn, readMessage, trashMessage } from "#server/inbox.ts";
import { deleteForGood } from "#server/message-end.ts";
import { signedIn } from "#server/session.ts";
import { expectedVersion, versionHeaders } from "#server/versions.ts";
import { told } from "#server/staff-language.ts";

export default route({
  async GET(request, context) {
    await signedIn(request, "messages");
    const message = await readMessage(messageIdIn(context));
    return reply({ data: message }, versionHeaders(String(message.note.revision)));
  },
  async PATCH(request, context) {
    const { user } = await signedIn(request, "messages");
    const id = messageIdIn(context);
    const patch = await readJson(request, messagePatch);
    const message = await changeMessage(id, patch, user, () => expectedVersion(request));
    return reply({ data: message }, versionHeaders(String(message.note.revision)));
  },
  async DELETE(request, context) {
    await signedIn(request, "messages");
    const id = messageIdIn(context);
    if (readQuery(request, deletionQuery).permanent === undefined)
      return reply({ data: await trashMessage(id), message: told(request, "Message moved to the trash.") });
    await deleteForGood(id);
    return reply({ message: told(request, "Message deleted for good.") });
  },
});

export const config: Config = { path: "/api/contact/:id", excludedPath: ["/api/contact/stats", "/api/contact/export"] };
