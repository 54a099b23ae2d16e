/**
 * Sign-in tokens: the user, the expiry and the user's session version. Roles are not in the token:
 * each request reads them.
 */
import { jwtVerify, SignJWT } from "jose";
import { TOKEN_LIFE } from "#domain/limits.ts";
import type { UserRecord } from "#domain/staff/user.ts";
import { tokenSecret } from "#server/env/env.ts";
import { AppError } from "#server/http/errors.ts";
import { logFailure } from "#server/http/log.ts";
import { say } from "#site/i18n/sentence.ts";

const ALGORITHM = "HS256";
const PARTIES = { issuer: "site", audience: "staff" } as const;

export interface Claims {
  userId: string;
  tokenId: string;
  sessionVersion: number;
  /** Milliseconds. */
  expiresAt: number;
}

/**
 * Returns a new token for a user, valid for 12 hours. Throws `unavailable` without a usable
 * JWT_SECRET.
 */
export async function issueToken(
  user: Pick<UserRecord, "_id" | "sessionVersion">,
  now: number,
): Promise<string> {
  const key = signingKey();
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ version: user.sessionVersion })
    .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
    .setSubject(user._id)
    .setIssuer(PARTIES.issuer)
    .setAudience(PARTIES.audience)
    .setJti(crypto.randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_LIFE / 1000)
    .sign(key);
}

/**
 * Returns the claims of a token of this site, otherwise `undefined`. Throws `unavailable` without a
 * usable JWT_SECRET.
 */
export async function readToken(token: string): Promise<Claims | undefined> {
  const key = signingKey();
  try {
    const { payload } = await jwtVerify(token, key, {
      ...PARTIES,
      algorithms: [ALGORITHM],
      requiredClaims: ["sub", "jti", "exp", "iat"],
      maxTokenAge: TOKEN_LIFE / 1000,
    });
    const { sub = "", jti = "", exp = 0, version } = payload;
    return typeof version === "number"
      ? { userId: sub, tokenId: jti, sessionVersion: version, expiresAt: exp * 1000 }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Throws `unavailable` when tokens can be neither issued nor read. */
export function signingKey(): Uint8Array {
  return new TextEncoder().encode(signInSetting(tokenSecret));
}

/**
 * Returns the result of `read`. When `read` throws, sign-in is off: the log gets the reason, the
 * answer is `unavailable`.
 */
export function signInSetting<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    logFailure("sign-in is off", cause);
    throw new AppError("unavailable", say("signIn.unavailable"), { retryAfter: 60_000, cause });
  }
}
