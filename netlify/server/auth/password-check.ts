/** Password checks, for sign-in and for a change of one's own password. */
import type { UserRecord } from "#domain/staff/user.ts";
import { isPassword } from "./passwords.ts";
import { type Attempt, withSignInLimit } from "./sign-in-limit.ts";

/**
 * Returns the user if the password is right, also a disabled one, otherwise `undefined`. `find`
 * returns the currently stored user with that email address. Throws `limited`, as `withSignInLimit`
 * does.
 */
export function checkPassword(
  attempt: Attempt,
  password: string,
  find: () => Promise<UserRecord | undefined>,
): Promise<UserRecord | undefined> {
  return withSignInLimit(attempt, async () => {
    const user = await find();
    const right = await isPassword(password, user?.passwordHash);
    return right && !user?.disabled ? user : undefined;
  });
}
