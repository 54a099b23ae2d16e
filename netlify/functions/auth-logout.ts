import type { Config } from "@netlify/functions";
import { reply, route } from "#server/http.ts";
import { signedIn } from "#server/session.ts";
import { signOut } from "#server/sign-in.ts";
import { told } from "#server/staff-language.ts";

export default route({
  POST: async (request) => {
    await signOut(await signedIn(request, "account"));
    return reply({ message: told(request, "You are signed out.") });
  },
});

export const config: Config = { path: "/api/auth/logout" };
