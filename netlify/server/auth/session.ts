/** The session of a request: its bearer token, checked against the stored user. */
import type { Operation } from "#domain/api/contract.ts";
import { type Area, can } from "#domain/staff/can.ts";
import type { UserRecord } from "#domain/staff/user.ts";
import { AppError } from "#server/http/errors.ts";
import { say } from "#site/i18n/sentence.ts";
import { readToken } from "./tokens.ts";
import { findUser } from "./users.ts";

export interface Session {
  user: UserRecord;
  /** The token's `jti`. */
  tokenId: string;
  /** When the token expires, in milliseconds. */
  expiresAt: number;
}

/**
 * The session that an operation requires. `undefined` for public operations, and for callers who
 * get the visitors' view. Each request reads the user, so a new role, a disabled account, a
 * password change and a sign-out take effect at once. Throws `unauthenticated` (no token, or an
 * invalid one), `forbidden` (the role does not reach the area), `unavailable` (JWT_SECRET missing
 * or short, or the store does not answer).
 */
export async function sessionOf(
  { who, visitors }: Pick<Operation, "who" | "visitors">,
  request: Request,
): Promise<Session | undefined> {
  if (who === "anybody") return undefined;
  const session = await signedIn(request);
  if (session && can(session.user.role, who)) return session;
  if (visitors) return undefined;
  throw session ? forbidden() : new AppError("unauthenticated", say("session.missing"));
}

/** For an operation that sometimes needs a second area. Throws `forbidden`. */
export function demand({ user }: Session, area: Area): void {
  if (!can(user.role, area)) throw forbidden();
}

const forbidden = () => new AppError("forbidden", say("session.forbidden"));

/**
 * `undefined` only without an `Authorization` header: an expired token is refused, never treated as
 * a visitor's.
 */
async function signedIn(request: Request): Promise<Session | undefined> {
  const header = request.headers.get("authorization");
  if (header === null) return undefined;
  const [, token = ""] = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(header.trim()) ?? [];
  const claims = await readToken(token);
  const user = claims && (await findUser(claims.userId));
  if (
    !claims ||
    !user ||
    user.disabled ||
    user.signedOut[claims.tokenId] !== undefined ||
    !current(user, claims)
  )
    throw ended();
  return { user, tokenId: claims.tokenId, expiresAt: claims.expiresAt };
}

function current(
  user: UserRecord,
  { sessionVersion, tokenId }: { sessionVersion: number; tokenId: string },
): boolean {
  return sessionVersion === user.sessionVersion || tokenId === user.keptToken;
}

function ended(): AppError {
  return new AppError("unauthenticated", say("session.ended"));
}
