/**
 * Who is posting, without keeping the address: a keyed hash, and how often it has posted lately.
 */
import { createHmac, randomBytes } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import { POST_LIMIT } from "#domain/limits.ts";
import type { AppError } from "#server/http/errors.ts";
import { mailboxKey } from "#server/inbox/mailboxes.ts";
import { jsonStore } from "#server/store/stores.ts";
import { consume, limited, release } from "./rate-limit.ts";

const secretStore = jsonStore<{ salt: string }>("secrets");

let salt: Promise<string> | undefined;

/**
 * A hash of a network address that cannot be turned back without the stored salt; `""` for an
 * unknown address. The last half of an IPv6 address is the customer's own to choose, so only the
 * first half counts.
 */
export async function addressHash(address: string): Promise<string> {
  return address === "" ? "" : keyed(networkOf(address));
}

/** The public forms, each with counts of its own. */
export type CountedForm = "home" | "contact" | "request" | "newsletter";

/** The sender of a submission, and its form. */
export interface Sender {
  form: CountedForm;
  /** `""` when the network address is unknown. */
  addressHash: string;
  email: string;
}

interface Count {
  added: boolean;
  /** So much comes from the network address that strangers may be mailed no more because of it. */
  crowded: boolean;
  refused?: AppError;
}

/**
 * Counts a submission against its sender, who is a mailbox behind a network address, and against
 * the network address itself. Thousands may share the latter, so only a flood reaches its limit:
 * neither neighbours nor one who invents senders use it up. It is `crowded` long before. The same
 * submission (`claim`) counts once. `refused` is the refusal, with the wait until the next place is
 * free; then nothing is counted.
 */
export async function countPost(sender: Sender, claim: string, now: number): Promise<Count> {
  const { window, perSender, withReceipt, perAddress, newsletter } = POST_LIMIT;
  const [own, address] = await countersOf(sender);
  const bySender = await consume(own, claim, { max: perSender, window }, now);
  if (bySender.wait > 0) return refusal(bySender.wait);
  const [few, max] =
    sender.form === "newsletter" ? [newsletter, newsletter] : [withReceipt, perAddress];
  let byAddress = await consume(address, claim, { max: few, window }, now);
  const crowded = byAddress.wait > 0;
  if (crowded && max > few) byAddress = await consume(address, claim, { max, window }, now);
  if (byAddress.wait === 0) return { added: bySender.added || byAddress.added, crowded };
  if (bySender.added) await release(own, claim, now);
  return refusal(byAddress.wait);
}

function refusal(wait: number): Count {
  return { added: false, crowded: true, refused: limited("limited", wait) };
}

/** Takes a count back that turned out to be a repeat's. */
export async function uncountPost(sender: Sender, claim: string, now: number): Promise<void> {
  for (const counter of await countersOf(sender)) await release(counter, claim, now);
}

async function countersOf({
  form,
  addressHash: hash,
  email,
}: Sender): Promise<[own: string, address: string]> {
  return [
    await keyed(`post ${form} ${hash} ${mailboxKey(email)}`),
    `${form}-${hash || "no-address"}`,
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
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
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
