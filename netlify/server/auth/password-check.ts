/**
 * Checking a password, for sign-in and for changing one's own. Counted before the hash, so that
 * guessing costs the guesser and not the site.
 */
import { randomUUID } from "node:crypto";
import { SIGN_IN_LIMIT } from "#domain/limits.ts";
import type { UserRecord } from "#domain/staff/user.ts";
import { say } from "#site/i18n/sentence.ts";
import {
  countersOf,
  givePlacesBack,
  nameOf,
  refuseAgain,
  refuseLocked,
  refusePastLimit,
  takePlaces,
  type Attempt,
  type Counters,
} from "./attempts.ts";
import { AppError } from "#server/http/errors.ts";
import { isPassword } from "./passwords.ts";
import { withLock } from "#server/store/locks.ts";

type Find = () => Promise<UserRecord | undefined>;

/**
 * How many wait for their turn, the one at work included; of each sender at one account, and of
 * all.
 */
const inLineOf = new Map<string, number>();
let inLineOfAll = 0;

/**
 * The person whose password it is, or `undefined`, also for a disabled one. `find` gives the person
 * with that email address as stored at that moment. Throws `limited` after 5 wrong passwords for
 * the account or 20 from the address within ten minutes, before any hash is made. From an address
 * that has signed in to the account before, the account's limit does not stop a right password; a
 * wrong one gets the same answer.
 */
export async function checkPassword(
  attempt: Attempt,
  password: string,
  find: Find,
): Promise<UserRecord | undefined> {
  const counters = await countersOf(attempt);
  refuseAgain(counters);
  return inLine(nameOf(counters), async () => {
    const known = await refuseLocked(counters);
    // One hash at a time: it takes a core for a quarter of a second, and people who are signed in
    // must not wait for those who are not.
    return withLock("password check", () => counted(counters, known, password, find));
  });
}

/**
 * A place is taken first and given back by a right password, so that many at once get no more tries
 * than one after the other.
 */
async function counted(
  counters: Counters,
  known: boolean,
  password: string,
  find: Find,
): Promise<UserRecord | undefined> {
  const now = Date.now();
  const claim = randomUUID();
  await takePlaces(counters, known, claim, now);
  let wrong = false;
  try {
    const user = await find();
    const right = await isPassword(password, user?.passwordHash);
    wrong = !right || user === undefined || user.disabled;
    if (!wrong) return user;
  } finally {
    // A place that stays taken is a smaller evil than a right password refused; the store has
    // logged it.
    if (!wrong) await givePlacesBack(counters, claim, now).catch(() => undefined);
  }
  if (known) await refusePastLimit(counters, now);
  return undefined;
}

/** A long line helps no one and is refused at once, before the store is asked anything. */
async function inLine<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
  const ofSender = inLineOf.get(sender) ?? 0;
  if (ofSender >= SIGN_IN_LIMIT.waiting.perSender || inLineOfAll >= SIGN_IN_LIMIT.waiting.all)
    throw new AppError("limited", say("signIn.busy"), { retryAfter: 5_000 });
  inLineOf.set(sender, ofSender + 1);
  inLineOfAll += 1;
  try {
    return await work();
  } finally {
    inLineOfAll -= 1;
    const left = (inLineOf.get(sender) ?? 1) - 1;
    if (left === 0) inLineOf.delete(sender);
    else inLineOf.set(sender, left);
  }
}
