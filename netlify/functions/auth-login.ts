import type { Config } from "@netlify/functions";
import { loginInput, publicUser } from "#domain/user.ts";
import { readJson } from "#server/body.ts";
import { reply, route } from "#server/http.ts";
import { signIn } from "#server/sign-in.ts";
import { told } from "#server/staff-language.ts";

export default route({
  POST: async (request, { ip }) => {
    const { token, user } = await signIn(await readJson(request, loginInput), ip.trim());
    return reply({ message: told(request, "You are signed in."), token, data: publicUser(user) });
  },
});

export const config: Config = { path: "/api/auth/login", rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] } };
