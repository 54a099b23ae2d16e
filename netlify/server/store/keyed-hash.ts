/** Hashes that cannot be computed or reversed without the stored salt. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import { jsonStore } from "./stores.ts";

const secretStore = jsonStore<{ salt: string }>("secrets");

let salt: Promise<string> | undefined;

/**
 * Hash of a network address, irreversible without the stored salt; `""` for an unknown address. A
 * customer chooses the last half of an IPv6 address freely, so only the first half counts.
 */
export async function addressHash(address: string): Promise<string> {
  return address === "" ? "" : keyed(networkOf(address));
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
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/** Hash that cannot be computed or reversed without the stored salt: 32 hexadecimal digits. */
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

/** Compares in constant time. */
export function sameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** Created once per site and stored, so that counts survive a restart. */
async function storedSalt(): Promise<string> {
  const key = "address-salt";
  const stored = await secretStore.read(key);
  if (stored) return stored.value.salt;
  await secretStore.create(key, { salt: randomBytes(32).toString("hex") });
  return storedSalt();
}
