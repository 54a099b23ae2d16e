import type { Config } from "@netlify/functions";
import { passwordInput } from "#domain/user.ts";
import { readJson } from "#server/body.ts";
import { reply, route } from "#server/http.ts";
import { signedIn } from "#server/session.ts";
import { changePassword } from "#server/sign-in.ts";
import { told } from "#server/staff-language.ts";

export default route({
  POST: async (request, { ip }) => {
    const session = await signedIn(request, "account");
    await changePassword(session, await readJson(request, passwordInput), ip.trim());
    return reply({ message: told(request, "Your password is changed. All other sessions are signed out.") });
  },
});

export const config: Config = { path: "/api/auth/password" };
