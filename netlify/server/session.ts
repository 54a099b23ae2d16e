/** Who is asking: the bearer token of a request, checked against the person as stored at this moment. */
import { can, type Area } from "#domain/can.ts";
import type { UserRecord } from "#domain/user.ts";
import { AppError } from "./errors.ts";
import { readToken } from "./tokens.ts";
import { findUser } from "./users.ts";

export interface Session {
  user: UserRecord;
  /** The token's `jti`. */
  tokenId: string;
  /** When the token ends by itself, milliseconds. */
  expiresAt: number;
}

/**
 * The session of a request that needs one. Role, disabling, password change and sign-out count from the next request, as the
 * person is read again for each. Throws `unauthenticated` (no token, or one that does not count any more), `forbidden` (the
 * role does not reach `area`), `unavailable` (JWT_SECRET missing or short, or the store does not answer).
 */
export async function signedIn(request: Request, area: Area): Promise<Session> {
  const session = await maybeSignedIn(request);
  if (!session) throw new AppError("unauthenticated", "Please sign in.");
  if (!can(session.user.role, area)) throw new AppError("forbidden", "Your role does not reach this.");
  return session;
}

/**
 * The session of a request that may also be a visitor's: `undefined` only without any `Authorization` header, so that a
 * token that has ended is refused, not silently treated as a visitor's. Throws as `signedIn`, `forbidden` excepted.
 */
export async function maybeSignedIn(request: Request): Promise<Session | undefined> {
  const header = request.headers.get("authorization");
  if (header === null) return undefined;
  const [, token = ""] = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(header.trim()) ?? [];
  const claims = await readToken(token);
  const user = claims && (await findUser(claims.userId));
  if (!claims || !user || user.disabled || user.signedOut[claims.tokenId] !== undefined || !current(user, claims)) throw ended();
  return { user, tokenId: claims.tokenId, expiresAt: claims.expiresAt };
}

function current(user: UserRecord, { sessionVersion, tokenId }: { sessionVersion: number; tokenId: string }): boolean {
  return sessionVersion === user.sessionVersion || tokenId === user.keptToken;
}

function ended(): AppError {
  return new AppError("unauthenticated", "You are signed out. Please sign in again.");
}
