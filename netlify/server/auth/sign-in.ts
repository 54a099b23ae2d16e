/** Signing in and out, and changing one's own password. */
import { SIGNED_OUT_MAX } from "#domain/limits.ts";
import type { LoginInput, PasswordInput, UserRecord } from "#domain/staff/user.ts";
import { AppError, wrongField } from "#server/http/errors.ts";
import { logAccess } from "#server/http/log.ts";
import { say } from "#site/i18n/sentence.ts";
import { makeFirstUsers } from "./first-users.ts";
import { checkPassword } from "./password-check.ts";
import { hashPassword, refuseCommon } from "./passwords.ts";
import type { Session } from "./session.ts";
import { attemptInLog, rememberAddress } from "./sign-in-limit.ts";
import { issueToken, signingKey } from "./tokens.ts";
import { findUser, findUserByEmail, userDocument, withSessionsEnded } from "./users.ts";

/**
 * Returns a token for the right password. Throws `unauthenticated`, with the same text for a wrong
 * account, a wrong password and a disabled account; `limited` after too many wrong passwords;
 * `unavailable` when sign-in is not set up.
 */
export async function signIn(
  { email, password }: LoginInput,
  address: string,
): Promise<{ token: string; user: UserRecord }> {
  signingKey();
  const attempt = { email, address };
  const user = await checkPassword(attempt, password, async () => {
    await makeFirstUsers(Date.now());
    return findUserByEmail(email);
  });
  const where = await attemptInLog(attempt);
  if (!user) {
    logAccess(`sign-in refused at ${where}`);
    throw new AppError("unauthenticated", say("signIn.wrong"));
  }
  // Without the note the next lock may affect this user too; that is no reason to refuse now. The
  // store has logged the failure.
  await rememberAddress(attempt, Date.now()).catch(() => undefined);
  const token = await issueToken(user, Date.now());
  logAccess(`sign-in of ${user.role} ${user._id} at ${where}`);
  return { token, user };
}

/** Ends the session's own token. */
export async function signOut(
  { user, tokenId, expiresAt }: Session,
  now = Date.now(),
): Promise<void> {
  await changeOwn(user._id, (current) => {
    const lasting = Object.entries(current.signedOut).filter(([, end]) => end > now);
    if (lasting.length >= SIGNED_OUT_MAX) return withSessionsEnded(current);
    return { ...current, signedOut: Object.fromEntries([...lasting, [tokenId, expiresAt]]) };
  });
}

/**
 * Replaces one's own password and ends all other sessions. Throws `invalid` (the old one is wrong,
 * the new one is too common), `limited` after too many wrong ones, `conflict` when another session
 * has changed it.
 */
export async function changePassword(
  { user, tokenId }: Session,
  input: PasswordInput,
  address: string,
  now = Date.now(),
): Promise<void> {
  refuseCommon(input.newPassword, "newPassword");
  const checked = await checkPassword({ email: user.email, address }, input.oldPassword, () =>
    findUser(user._id),
  );
  if (!checked) throw wrongField("oldPassword", say("password.wrong"));
  const passwordHash = await hashPassword(input.newPassword);
  await changeOwn(user._id, (current) => {
    if (current.passwordHash.hash !== checked.passwordHash.hash)
      throw new AppError("conflict", say("password.stale"));
    const changed = {
      ...current,
      passwordHash,
      updatedAt: new Date(now).toISOString(),
      revision: current.revision + 1,
    };
    return withSessionsEnded(changed, tokenId);
  });
  logAccess(`${user._id} has changed their own password`);
}

async function changeOwn(id: string, work: (current: UserRecord) => UserRecord): Promise<void> {
  await userDocument.change((users) => ({
    items: users.map((user) => (user._id === id ? work(user) : user)),
    result: undefined,
  }));
}
