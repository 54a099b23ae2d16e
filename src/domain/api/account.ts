/** Sign-in, and changes to one's own account. */
import { domain } from "#generated/agency.ts";
import { TOKEN_LIFE } from "#domain/limits.ts";
import { loginInput, passwordInput, publicUser } from "#domain/staff/user.ts";
import { say } from "#site/i18n/sentence.ts";
import type { Contract } from "./contract.ts";

export const login = {
  signIn: {
    route: "POST /api/auth/login",
    id: "signIn",
    summary: `Gives a token for ${TOKEN_LIFE / 3_600_000} hours. An unknown account and a wrong password are answered alike.`,
    who: "anybody",
    body: { SignIn: loginInput },
    data: { User: publicUser },
    also: ["token"],
    message: say("session.begun"),
    limited: true,
    example: { email: `staff@${domain}`, password: "rain on a tin roof" },
  },
} as const satisfies Contract;

export const account = {
  signOut: {
    route: "POST /api/auth/logout",
    id: "signOut",
    summary: "Ends the token.",
    who: "account",
    message: say("session.over"),
  },
  me: {
    route: "GET /api/auth/me",
    id: "getMe",
    summary: "Who is signed in.",
    who: "account",
    data: { User: publicUser },
  },
  changePassword: {
    route: "POST /api/auth/password",
    id: "changePassword",
    summary: "Changes your own password and ends all other sessions.",
    who: "account",
    body: { PasswordChange: passwordInput },
    message: say("password.changed"),
    limited: true,
    example: { oldPassword: "rain on a tin roof", newPassword: "muslin, lighter than air" },
  },
} as const satisfies Contract;
