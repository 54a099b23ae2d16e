/**
 * Limits for wrong passwords, stored by account and by network address, and the known addresses of
 * each account.
 */
import { randomUUID } from "node:crypto";
import { KNOWN_ADDRESSES, SIGN_IN_LIMIT } from "#domain/limits.ts";
import { emailKey } from "#domain/staff/user.ts";
import type { AppError } from "#server/http/errors.ts";
import { logAccess } from "#server/http/log.ts";
import { addressHash, keyed } from "#server/store/keyed-hash.ts";
import { withLock } from "#server/store/locks.ts";
import { consume, type Limit, limited, release, retryAfter } from "#server/store/rate-limit.ts";
import { jsonStore } from "#server/store/stores.ts";
import { queuedFor } from "./sign-in-queue.ts";

/** The sender and account of an attempt. Unknown accounts count too. */
export interface Attempt {
  email: string;
  /** The client's network address from the platform; may be empty. */
  address: string;
}

/** The counters of an attempt. */
interface Counters {
  account: string;
  address: string;
  addressLimit: Limit;
  /** Hash of the sender's address; `undefined` when the address is unknown. */
  from: string | undefined;
}

const { window } = SIGN_IN_LIMIT;
const ACCOUNT_LIMIT: Limit = { max: SIGN_IN_LIMIT.perAccount, window };
/** Checked after the count, so the first wrong password beyond the limit fills it. */
const PAST_ACCOUNT_LIMIT: Limit = { max: SIGN_IN_LIMIT.perAccount + 1, window };
const UNLIMITED: Limit = { max: Infinity, window };

/** By account: the addresses of earlier sign-ins, each with its time in milliseconds. */
const knownStore = jsonStore<Record<string, number>>("sign-ins");

/**
 * Refusals of the last second. A lock lasts for minutes, so it need not be looked up again within a
 * second: a flood at one account then costs the store next to nothing.
 */
const refused = new Map<string, { error: AppError; at: number }>();
const [REFUSED_AGAIN, REFUSED_MAX] = [1_000, 1_000];

/**
 * Runs `check` within the limits; it returns the user if the password is right. Throws `limited`
 * after 5 wrong passwords for the account or 20 from the address within ten minutes, before `check`
 * computes a hash, so that guessing costs the site little. From an address with an earlier sign-in
 * to the account, the account's limit does not stop a right password; a wrong one gets the same
 * answer.
 */
export async function withSignInLimit<Person>(
  attempt: Attempt,
  check: () => Promise<Person | undefined>,
): Promise<Person | undefined> {
  const counters = await countersOf(attempt);
  refuseAgain(counters);
  return queuedFor(nameOf(counters), async () => {
    const known = await refuseLocked(counters);
    // One hash at a time, so that sign-ins never slow down signed-in users.
    return withLock("password check", () => counted(counters, known, check));
  });
}

/** Remembers the attempt's address as known to the account. */
export async function rememberAddress(attempt: Attempt, now: number): Promise<void> {
  const { account, from } = await countersOf(attempt);
  if (from === undefined) return;
  await knownStore.swap(account, (known = {}) => {
    if ((known[from] ?? 0) > now - KNOWN_ADDRESSES.refresh) return undefined;
    const others = Object.entries(known).filter(
      ([address, at]) => address !== from && at > now - KNOWN_ADDRESSES.life,
    );
    const kept = others.sort(([, a], [, b]) => b - a).slice(0, KNOWN_ADDRESSES.max - 1);
    return Object.fromEntries([[from, now], ...kept]);
  });
}

/** An attempt as `inLog` writes it. */
export async function attemptInLog(attempt: Attempt): Promise<string> {
  return inLog(await countersOf(attempt));
}

/**
 * Takes a place first and gives it back for a right password, so that parallel attempts get no more
 * tries than sequential ones.
 */
async function counted<Person>(
  counters: Counters,
  known: boolean,
  check: () => Promise<Person | undefined>,
): Promise<Person | undefined> {
  const now = Date.now();
  const claim = randomUUID();
  await takePlaces(counters, known, claim, now);
  let wrong = false;
  try {
    const person = await check();
    wrong = person === undefined;
    if (!wrong) return person;
  } finally {
    // Keeping the place is better than refusing a right password; the store has logged the failure.
    if (!wrong) await givePlacesBack(counters, claim, now).catch(() => undefined);
  }
  if (known) await refusePastLimit(counters, now);
  return undefined;
}

/**
 * Senders without an address share one generous counter, so that they neither lock each other out
 * soon nor escape the limit.
 */
async function countersOf({ email, address }: Attempt): Promise<Counters> {
  const [account, hash] = [
    `account-${await keyed(`account ${emailKey(email)}`)}`,
    await addressHash(address),
  ];
  if (hash === "") {
    return {
      account,
      from: undefined,
      address: "sign-in-no-address",
      addressLimit: { max: SIGN_IN_LIMIT.withoutAddress, window },
    };
  }
  return {
    account,
    from: hash,
    address: `sign-in-${hash}`,
    addressLimit: { max: SIGN_IN_LIMIT.perAddress, window },
  };
}

/** Name of one sender at one account. */
function nameOf({ account, address }: Counters): string {
  return `${account} ${address}`;
}

/** Throws the refusal of the last second again, if there was one. */
function refuseAgain(counters: Counters): void {
  const latest = refused.get(nameOf(counters));
  const age = latest ? Date.now() - latest.at : 0;
  if (latest && age >= 0 && age < REFUSED_AGAIN) throw latest.error;
}

/**
 * Throws `limited` when the address has no try left, or when the account has none and does not know
 * the address. Returns whether the account knows the address.
 */
async function refuseLocked(counters: Counters): Promise<boolean> {
  const now = Date.now();
  const [addressWait, accountWait, known] = await Promise.all([
    retryAfter(counters.address, counters.addressLimit, now),
    retryAfter(counters.account, ACCOUNT_LIMIT, now),
    isKnown(counters, now),
  ]);
  const wait = Math.max(addressWait, known ? 0 : accountWait);
  if (wait === 0) return known;
  const error = tooMany(counters, wait);
  if (refused.size >= REFUSED_MAX) refused.clear();
  refused.set(nameOf(counters), { error, at: now });
  throw error;
}

/**
 * Takes a place of each counter, as for a wrong password. Throws `limited` when no place is left.
 */
async function takePlaces(
  counters: Counters,
  known: boolean,
  claim: string,
  now: number,
): Promise<void> {
  const byAddress = await consume(counters.address, claim, counters.addressLimit, now);
  if (byAddress.wait > 0) throw tooMany(counters, byAddress.wait);
  const byAccount = await consume(counters.account, claim, known ? UNLIMITED : ACCOUNT_LIMIT, now);
  if (byAccount.wait === 0) return;
  await release(counters.address, claim, now);
  throw tooMany(counters, byAccount.wait);
}

/** Gives the places back after a right password. */
async function givePlacesBack(counters: Counters, claim: string, now: number): Promise<void> {
  await Promise.all([release(counters.account, claim, now), release(counters.address, claim, now)]);
}

/**
 * Throws `limited` when the wrong password just counted exceeds the account's limit, also from a
 * known address.
 */
async function refusePastLimit(counters: Counters, now: number): Promise<void> {
  const wait = await retryAfter(counters.account, PAST_ACCOUNT_LIMIT, now);
  if (wait > 0) throw tooMany(counters, wait);
}

async function isKnown({ account, from }: Counters, now: number): Promise<boolean> {
  const found = await knownStore.read(account);
  return from !== undefined && (found?.value[from] ?? 0) > now - KNOWN_ADDRESSES.life;
}

/** Sender and account as irreversible hashes, for the log. */
function inLog({ account, from = "unknown" }: Counters): string {
  // eslint-disable-next-line house/text-cuts -- digests
  return `${account.slice(0, "account-".length + 8)} from ${from.slice(0, 8)}`;
}

function tooMany(counters: Counters, wait: number): AppError {
  logAccess(`sign-in locked for ${Math.ceil(wait / 1_000)} s at ${inLog(counters)}`);
  return limited("signIn.locked", wait);
}
