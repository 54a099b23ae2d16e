/** Checking a password, for sign-in and for changing your own. */
import type { UserRecord } from "#domain/staff/user.ts";
import { isPassword } from "./passwords.ts";
import { type Attempt, withSignInLimit } from "./sign-in-limit.ts";

/**
 * The person whose password it is, or `undefined`, also for a disabled one. `find` gives the person
 * with that email address as stored at that moment. Throws `limited`, as `withSignInLimit` does.
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
