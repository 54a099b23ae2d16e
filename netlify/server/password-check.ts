/**
 * Checking a password, for sign-in and for changing one's own: counted before the hash, so that guessing costs the guesser
 * and not the site. A place is taken first and given back by a right password, so that many at once get no more tries than one
 * after the other.
 */
import { randomUUID } from "node:crypto";
import { KNOWN_ADDRESSES, SIGN_IN_LIMIT } from "#domain/limits.ts";
import { emailKey, type UserRecord } from "#domain/user.ts";
import { addressHash, keyed } from "./addresses.ts";
import { AppError } from "./errors.ts";
import { giveHitBack, limited, takeHit, waitFor, type Limit } from "./hits.ts";
import { isPassword } from "./passwords.ts";
import { jsonStore } from "./stores.ts";
import { inTurn } from "./turns.ts";

/** Who tries, at which account. The account is counted whether or not it exists. */
export interface Attempt {
  email: string;
  /** Network address as the platform knows it; may be empty. */
  address: string;
}

interface Counters {
  account: string;
  address: string;
  addressLimit: Limit;
  /** `undefined` when the sender's address is not known. */
  from: string | undefined;
}

const { window } = SIGN_IN_LIMIT;
const ACCOUNT_LIMIT: Limit = { max: SIGN_IN_LIMIT.perAccount, window };
/** Told after the count: the first wrong password beyond the limit. */
const PAST_ACCOUNT_LIMIT: Limit = { max: SIGN_IN_LIMIT.perAccount + 1, window };
const UNLIMITED: Limit = { max: Infinity, window };
const TOO_OFTEN = "Too many wrong passwords.";

/** Addresses that an account has signed in from, with the time in milliseconds; by account. */
const knownStore = jsonStore<Record<string, number>>("sign-ins");

/** How many wait for their turn, the one at work included. */
const inLineOf = new Map<string, number>();
let inLineOfAll = 0;

/**
 * The person whose password it is, or `undefined`. `find` gives the person with that e-mail address as stored at that moment.
 * Throws `limited` after 5 wrong passwords for the account or 20 from the address within ten minutes, before any hash is
 * made. From an address that has signed in to the account before, the account's limit does not stop a right password.
 */
export async function checkPassword(
  attempt: Attempt,
  password: string,
  find: () => Promise<UserRecord | undefined>,
): Promise<UserRecord | undefined> {
  const counters = await countersOf(attempt);
  const [addressWait, accountWait, known] = await Promise.all([
    waitFor(counters.address, counters.addressLimit, Date.now()),
    waitFor(counters.account, ACCOUNT_LIMIT, Date.now()),
    isKnown(counters, Date.now()),
  ]);
  if (addressWait > 0) throw limited(TOO_OFTEN, addressWait);
  if (accountWait > 0 && !known) throw limited(TOO_OFTEN, accountWait);
  return inLine(counters.account, async () => {
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
      // A place that stays taken is a smaller evil than a right password refused; the store has logged it.
      if (!wrong) await givePlacesBack(counters, claim, now).catch(() => undefined);
    }
    const wait = known ? await waitFor(counters.account, PAST_ACCOUNT_LIMIT, now) : 0;
    if (wait > 0) throw limited(TOO_OFTEN, wait);
    return undefined;
  });
}

/** Remembers that the account has been signed in to from there. */
export async function rememberAddress(attempt: Attempt, now: number): Promise<void> {
  const { account, from } = await countersOf(attempt);
  if (from === undefined) return;
  await knownStore.swap(account, (known = {}) => {
    if ((known[from] ?? 0) > now - KNOWN_ADDRESSES.refresh) return undefined;
    const others = Object.entries(known).filter(([address, at]) => address !== from && at > now - KNOWN_ADDRESSES.life);
    const kept = others.sort(([, a], [, b]) => b - a).slice(0, KNOWN_ADDRESSES.max - 1);
    return Object.fromEntries([[from, now], ...kept]);
  });
}

async function isKnown({ account, from }: Counters, now: number): Promise<boolean> {
  const found = await knownStore.read(account);
  return from !== undefined && (found?.value[from] ?? 0) > now - KNOWN_ADDRESSES.life;
}

/** Senders without an address share one wide counter, so that they neither shut each other out soon nor escape it. */
async function countersOf({ email, address }: Attempt): Promise<Counters> {
  const [account, hash] = [`account-${await keyed(`account ${emailKey(email)}`)}`, await addressHash(address)];
  if (hash === "") {
    return { account, from: undefined, address: "sign-in-no-address", addressLimit: { max: SIGN_IN_LIMIT.withoutAddress, window } };
  }
  return { account, from: hash, address: `sign-in-${hash}`, addressLimit: { max: SIGN_IN_LIMIT.perAddress, window } };
}

async function takePlaces(counters: Counters, known: boolean, claim: string, now: number): Promise<void> {
  const byAddress = await takeHit(counters.address, claim, counters.addressLimit, now);
  if (byAddress.wait > 0) throw limited(TOO_OFTEN, byAddress.wait);
  const byAccount = await takeHit(counters.account, claim, known ? UNLIMITED : ACCOUNT_LIMIT, now);
  if (byAccount.wait === 0) return;
  await giveHitBack(counters.address, claim, now);
  throw limited(TOO_OFTEN, byAccount.wait);
}

async function givePlacesBack(counters: Counters, claim: string, now: number): Promise<void> {
  await Promise.all([giveHitBack(counters.account, claim, now), giveHitBack(counters.address, claim, now)]);
}

/**
 * One hash at a time: it takes a core for a quarter of a second, and whoever is signed in must not wait for those who are not.
 * A long line is no use to anybody and is refused at once.
 */
async function inLine<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
  const ofAccount = inLineOf.get(account) ?? 0;
  if (ofAccount >= SIGN_IN_LIMIT.waiting.perAccount || inLineOfAll >= SIGN_IN_LIMIT.waiting.all)
    throw new AppError("limited", "Very many people are signing in just now. Please try again in a moment.", { retryAfter: 5_000 });
  inLineOf.set(account, ofAccount + 1);
  inLineOfAll += 1;
  try {
    return await inTurn("password check", work);
  } finally {
    inLineOfAll -= 1;
    const left = (inLineOf.get(account) ?? 1) - 1;
    if (left === 0) inLineOf.delete(account);
    else inLineOf.set(account, left);
  }
}
