import type { Config } from "@netlify/functions";
import { account } from "#domain/api/account.ts";
import { publicUser } from "#domain/staff/user.ts";
import { changePassword, signOut } from "#server/auth/sign-in.ts";
import { serve } from "#server/http/serve.ts";

export default serve(account, {
  signOut: ({ session }) => signOut(session),
  me: ({ session }) => ({ data: publicUser.parse(session.user) }),
  changePassword: ({ session, body, context }) => changePassword(session, body, context.ip.trim()),
});

export const config: Config = { path: ["/api/auth/logout", "/api/auth/me", "/api/auth/password"] };
