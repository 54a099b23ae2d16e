import { say } from "#site/i18n/sentence.ts";
import { AppError } from "#server/http/errors.ts";
import { logFailure } from "#server/http/log.ts";

/**
 * What `read` gives. When it throws, sign-in is off: the reason goes to the log only, and the
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
