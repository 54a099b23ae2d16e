/** Subscribing, from the newsletter's form to the mail that asks the owner of the address. */
import { randomBytes } from "node:crypto";
import type { NewsletterInput, SubscriberRecord } from "#domain/inbox/newsletter.ts";
import { NEWSLETTER } from "#domain/limits.ts";
import type { RequestContext } from "#server/http/http.ts";
import { newId } from "#server/http/ids.ts";
import { takePlace } from "#server/inbox/mailboxes.ts";
import { countPost } from "#server/inbox/post-limit.ts";
import type { Origin } from "#server/inbox/submit.ts";
import { dequeue } from "#server/mail/outbox-entries.ts";
import { deliverNew, enqueue } from "#server/mail/outbox.ts";
import { addressHash } from "#server/store/keyed-hash.ts";
import { sendLetter } from "./confirmation-mail.ts";
import {
  expired,
  findSubscriber,
  refuseWhileSwept,
  type Subscriber,
  subscriberId,
  subscriberStore,
} from "./subscribers.ts";

/**
 * Stores an address as waiting and mails its owner a confirmation link. The outcome looks the same
 * for an address that is waiting or confirmed, so that subscriptions stay private: a confirmed
 * address gets no mail, and a waiting mailbox at most one an hour, at the first spelling entered.
 * When it returns, the address is stored and the mail is in the outbox. Throws `limited` (address)
 * and `unavailable` (store).
 */
export async function subscribe(
  input: NewsletterInput,
  origin: Origin,
  context: Pick<RequestContext, "waitUntil">,
  clock = Date.now,
): Promise<void> {
  if (input.trap.trim() !== "") return;
  const now = clock();
  const id = await subscriberId(input.email);
  const sender = {
    form: origin.form,
    addressHash: await addressHash(origin.address),
    email: input.email,
  };
  const { refused } = await countPost(sender, id, now);
  if (refused) throw refused;

  const known = await findSubscriber(id);
  if (known && (known.folder === "confirmed" || !due(known.record, now))) return;
  if (!(await takePlace("letters", input.email, id, now))) return;
  const mail = newId(now);
  const mark = await enqueue(mail, now, { letter: { subscriber: id, site: origin.site } });
  let record: SubscriberRecord | undefined;
  await subscriberStore.swap(`pending/${id}`, (found) => {
    refuseWhileSwept(found, now);
    return (record = !found || due(found, now) ? waiting(input, found, now) : undefined);
  });
  const asked = record;
  if (!asked) return dequeue(mail);
  if (mark) {
    const subscriber: Subscriber = { id, folder: "pending", record: asked };
    context.waitUntil(
      deliverNew(mark, (settings) => sendLetter(mail, subscriber, origin.site, settings), clock),
    );
  }
}

function due(record: SubscriberRecord, now: number): boolean {
  return !(Date.parse(record.askedAt) > now - NEWSLETTER.askAgainAfter);
}

/** A second mail repeats the link of the first, so that both mails work. */
function waiting(
  { email, locale }: NewsletterInput,
  found: SubscriberRecord | undefined,
  now: number,
): SubscriberRecord {
  const time = new Date(now).toISOString();
  const kept =
    found && !expired(found, now)
      ? found
      : { createdAt: time, nonce: randomBytes(16).toString("hex") };
  return { email, locale, createdAt: kept.createdAt, askedAt: time, nonce: kept.nonce };
}
