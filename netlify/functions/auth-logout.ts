import type { Config } from "@netlify/functions";
import { reply, route } from "#server/http.ts";
import { signedIn } from "#server/session.ts";
import { signOut } from "#server/sign-in.ts";

export default route({
  POST: async (request) => {
    await signOut(await signedIn(request, "account"));
    return reply({ message: "You are signed out." });
  },
});

export const config: Config = { path: "/api/auth/logout" };
