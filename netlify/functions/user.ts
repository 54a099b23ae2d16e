import type { Config } from "@netlify/functions";
import { publicUser, userChange } from "#domain/user.ts";
import { readJson } from "#server/body.ts";
import { reply, route } from "#server/http.ts";
import { signedIn } from "#server/session.ts";
import { changeUser, deleteUser, getUser, type UserTarget } from "#server/users.ts";
import { expectedVersion, versionHeaders } from "#server/versions.ts";
import { told } from "#server/staff-language.ts";

export default route({
  GET: async (request, { params }) => {
    await signedIn(request, "users");
    const user = await getUser(params?.["id"] ?? "");
    return reply({ data: publicUser(user) }, versionHeaders(String(user.revision)));
  },
  PUT: async (request, { params }) => {
    const { user: by } = await signedIn(request, "users");
    const user = await changeUser(targetOf(request, params), await readJson(request, userChange), by);
    return reply({ message: told(request, "Saved."), data: publicUser(user) }, versionHeaders(String(user.revision)));
  },
  DELETE: async (request, { params }) => {
    const { user: by } = await signedIn(request, "users");
    await deleteUser(targetOf(request, params), by);
    return reply({ message: told(request, "Deleted.") });
  },
});

function targetOf(request: Request, params: Record<string, string> | undefined): UserTarget {
  return { id: params?.["id"] ?? "", revision: expectedVersion(request) };
}

export const config: Config = { path: "/api/users/:id" };
