/** Who is posting, without keeping the address: a keyed hash, and how often it has posted lately. */
import { createHmac, randomBytes } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import { POST_LIMIT } from "#domain/limits.ts";
import { emailKey } from "#domain/user.ts";
import type { AppError } from "./errors.ts";
import { giveHitBack, limited, takeHit } from "./hits.ts";
import { jsonStore } from "./stores.ts";

const secretStore = jsonStore<{ salt: string }>("secrets");

let salt: Promise<string> | undefined;

/**
 * A hash of a network address that nobody can turn back without the stored salt; `""` for an unknown address. The last half
 * of an IPv6 address is the customer's own to choose, so only the first half counts.
 */
export async function addressHash(address: string): Promise<string> {
  return address === "" ? "" : keyed(networkOf(address));
}

/** Who sent a submission: the hash of the network address, and the email address for those that have none. */
export interface Sender {
  addressHash: string;
  email: string;
}

/**
 * Counts a submission against its sender: five in ten minutes for each network address. The same submission (`claim`) counts
 * once. A sender without an address is counted by email address, and all of those together against a wider limit, so that
 * they neither share one small allowance nor escape it. `refused` is the refusal, with the wait until the next place is free.
 */
export async function countPost(sender: Sender, claim: string, now: number): Promise<{ added: boolean; refused?: AppError }> {
  let added = false;
  for (const [counter, max] of await countersOf(sender)) {
    const hit = await takeHit(counter, claim, { max, window: POST_LIMIT.window }, now);
    added ||= hit.added;
    if (hit.wait > 0) return { added, refused: limited("That was a lot at once.", hit.wait) };
  }
  return { added };
}

/** Takes a count back that turned out to be a repeat's. */
export async function uncountPost(sender: Sender, claim: string, now: number): Promise<void> {
  for (const [counter] of await countersOf(sender)) await giveHitBack(counter, claim, now);
}

async function countersOf({ addressHash: hash, email }: Sender): Promise<[counter: string, max: number][]> {
  if (hash !== "") return [[hash, POST_LIMIT.perAddress]];
  return [
    [await keyed(`mail ${emailKey(email)}`), POST_LIMIT.perAddress],
    ["no-address", POST_LIMIT.withoutAddress],
  ];
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
