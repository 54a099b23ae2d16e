import type { Config } from "@netlify/functions";
import { publicUser } from "#domain/user.ts";
import { reply, route } from "#server/http.ts";
import { signedIn } from "#server/session.ts";

export default route({ GET: async (request) => reply({ data: publicUser((await signedIn(request, "account")).user) }) });

export const config: Config = { path: "/api/auth/me" };
