import type { Config } from "@netlify/functions";
import { login } from "#domain/api/account.ts";
import { publicUser } from "#domain/staff/user.ts";
import { signIn } from "#server/auth/sign-in.ts";
import { serve } from "#server/http/serve.ts";

export default serve(login, {
  async signIn({ body, context }) {
    const { token, user } = await signIn(body, context.ip.trim());
    return { token, data: publicUser.parse(user) };
  },
});

export const config: Config = {
  path: "/api/auth/login",
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
