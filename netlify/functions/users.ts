import type { Config } from "@netlify/functions";
import { publicUser, userInput } from "#domain/user.ts";
import { readJson } from "#server/body.ts";
import { creationName } from "#server/creation-name.ts";
import { reply, route } from "#server/http.ts";
import { signedIn } from "#server/session.ts";
import { createUser, listUsers } from "#server/users.ts";
import { told } from "#server/staff-language.ts";
import { versionHeaders } from "#server/versions.ts";

export default route({
  GET: async (request) => {
    await signedIn(request, "users");
    const users = await listUsers();
    return reply({ data: users.map(publicUser), total: users.length });
  },
  POST: async (request) => {
    const { user: by } = await signedIn(request, "users");
    const user = await createUser(await readJson(request, userInput), by, creationName(request, by));
    return reply(
      { message: told(request, `${user.name} can sign in now.`), data: publicUser(user) },
      versionHeaders(String(user.revision)),
    );
  },
});

export const config: Config = { path: "/api/users" };
