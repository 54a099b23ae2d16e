/** Who is posting, without keeping the address: a keyed hash, and how often it has posted lately. */
import { createHmac, randomBytes } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import { POST_LIMIT } from "#domain/limits.ts";
import { AppError } from "./errors.ts";
import { jsonStore } from "./stores.ts";

/** Milliseconds of each submission that counts, by its claim. */
type Hits = Record<string, number>;

const DAY = 24 * 60 * 60_000;
const secretStore = jsonStore<{ salt: string }>("secrets");
const hitStore = jsonStore<Hits>("hits");

let salt: Promise<string> | undefined;

/**
 * A hash of a network address that nobody can turn back without the stored salt; `""` for an unknown address. The last half
 * of an IPv6 address is the customer's own to choose, so only the first half counts.
 */
export async function addressHash(address: string): Promise<string> {
  return address === "" ? "" : keyed(networkOf(address));
}

/** Who sent a submission: the hash of the network address, and the e-mail address for those that have none. */
export interface Sender {
  addressHash: string;
  email: string;
}

/**
 * Counts a submission against its sender: five in ten minutes for each network address. The same submission (`claim`) counts
 * once. A sender without an address is counted by e-mail address, and all of those together against a wider limit, so that
 * they neither share one small allowance nor escape it. `refused` is the refusal, with the wait until the next place is free.
 */
export async function countPost(sender: Sender, claim: string, now: number): Promise<{ added: boolean; refused?: AppError }> {
  const result: { added: boolean; refused?: AppError } = { added: false };
  for (const [counter, max] of await countersOf(sender)) {
    if (result.refused) break;
    await hitStore.swap(`${dayOf(now)}/${counter}`, (hits = {}) => {
      const recent = Object.entries(hits).filter(([, at]) => at > now - POST_LIMIT.window);
      if (recent.some(([known]) => known === claim)) return undefined;
      if (recent.length >= max) {
        result.refused = limited(Math.min(...recent.map(([, at]) => at)) + POST_LIMIT.window - now);
        return undefined;
      }
      result.added = true;
      return Object.fromEntries([...recent, [claim, now]]);
    });
  }
  return result;
}

/** Takes a count back that turned out to be a repeat's. */
export async function uncountPost(sender: Sender, claim: string, now: number): Promise<void> {
  for (const [counter] of await countersOf(sender)) {
    await hitStore.swap(`${dayOf(now)}/${counter}`, (hits = {}) => {
      const { [claim]: counted, ...rest } = hits;
      return counted === undefined ? undefined : rest;
    });
  }
}

/** Removes the counts of past days. A count lives in its UTC day, so it may start anew at midnight. */
export async function forgetOldHits(now: number): Promise<void> {
  const current = [dayOf(now), dayOf(now - DAY)];
  for (const day of await hitStore.folders()) {
    if (current.includes(day)) continue;
    for (const key of await hitStore.keys(`${day}/`)) await hitStore.remove(key);
  }
}

async function countersOf({ addressHash: hash, email }: Sender): Promise<[counter: string, max: number][]> {
  if (hash !== "") return [[hash, POST_LIMIT.perAddress]];
  return [
    [await keyed(`mail ${email.toLowerCase()}`), POST_LIMIT.perAddress],
    ["no-address", POST_LIMIT.withoutAddress],
  ];
}

function limited(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60_000);
  return new AppError("limited", `That was a lot at once. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`, {
    retryAfter,
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function networkOf(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "")
    .replace(/%.*$/, "");
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::", 2);
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups = tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/** A hash that cannot be made, or turned back, without the stored salt: 32 hexadecimal digits. */
export async function keyed(text: string): Promise<string> {
  salt ??= storedSalt();
  try {
    return createHmac("sha256", await salt)
      .update(text)
      .digest("hex")
      .slice(0, 32);
  } catch (error) {
    salt = undefined;
    throw error;
  }
}

/** Made once for a site and kept, so that a count goes on after a restart. */
async function storedSalt(): Promise<string> {
  const key = "address-salt";
  const stored = await secretStore.read(key);
  if (stored) return stored.value.salt;
  await secretStore.create(key, { salt: randomBytes(32).toString("hex") });
  return storedSalt();
}
