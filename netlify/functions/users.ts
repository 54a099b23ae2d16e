import type { Config } from "@netlify/functions";
import { users } from "#domain/api/users.ts";
import { publicUser, type UserRecord } from "#domain/staff/user.ts";
import { changeUser, createUser, deleteUser, getUser, listUsers } from "#server/auth/users.ts";
import { creationName } from "#server/http/ids.ts";
import { serve } from "#server/http/serve.ts";
import { say } from "#site/i18n/sentence.ts";

export default serve(users, {
  list: async () => ({ data: (await listUsers()).map((user) => publicUser.parse(user)) }),
  async create({ request, body, session: { user: by } }) {
    const user = await createUser(body, by, creationName(request, by));
    return { ...versioned(user), message: say("staff.created", { name: user.name }) };
  },
  one: async ({ params }) => versioned(await getUser(params.id)),
  change: async ({ params, version, body, session }) =>
    versioned(await changeUser({ id: params.id, revision: version }, body, session.user)),
  remove: ({ params, version, session }) =>
    deleteUser({ id: params.id, revision: version }, session.user),
});

function versioned(user: UserRecord) {
  return { data: publicUser.parse(user), version: user.revision };
}

export const config: Config = { path: ["/api/users", "/api/users/:id"] };
