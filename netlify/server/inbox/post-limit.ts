/** Limits on how often a sender, and a network address, may post the public forms. */
import { POST_LIMIT } from "#domain/limits.ts";
import type { AppError } from "#server/http/errors.ts";
import { keyed } from "#server/store/keyed-hash.ts";
import { consume, limited, release } from "#server/store/rate-limit.ts";
import { mailboxKey } from "./mailboxes.ts";

/** The public forms, each counted on its own. */
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
  /**
   * Whether the network address sends so much that its posts may no longer cause mails to
   * strangers.
   */
  crowded: boolean;
  refused?: AppError;
}

/**
 * Counts a submission against its sender (a mailbox behind a network address) and against the
 * network address. Thousands may share an address, so only a flood reaches its limit: neither
 * neighbours nor invented senders use it up. It becomes `crowded` long before. The same submission
 * (`claim`) counts once. `refused` is the refusal, with the wait until the next place is free;
 * nothing is counted then.
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

/** Takes back the count of a submission that was a repeat. */
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
