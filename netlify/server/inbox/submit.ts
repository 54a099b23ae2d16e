/**
 * The public path of enquiries and requests, from arrival to the stored message: deduplicated,
 * limited, sorted and never lost.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type MessageRecord, spamReason, type Submission } from "#domain/inbox/message.ts";
import { hostOf } from "#domain/inbox/referrer.ts";
import { REPEAT_WAIT } from "#domain/limits.ts";
import type { RequestContext } from "#server/http/http.ts";
import { type CountedForm, countPost, uncountPost } from "#server/inbox/post-limit.ts";
import { confirmArrival } from "#server/mail/confirm-arrival.ts";
import { sendMail } from "#server/mail/mail.ts";
import { dequeue } from "#server/mail/outbox-entries.ts";
import { deliverNew, enqueue } from "#server/mail/outbox.ts";
import { logFailure } from "#server/http/log.ts";
import { addressHash } from "#server/store/keyed-hash.ts";
import { type Claim, claimMessage, claimName, claimPlaces, knownClaim } from "./claims.ts";
import { findMessage, messageStore } from "./messages.ts";
import { noteSender } from "./senders.ts";
import { finishWithdrawal, isWithdrawn } from "./withdraw.ts";

/** The request data of a submission besides its fields. */
export interface Origin {
  form: CountedForm;
  /** Network address, or `""`. */
  address: string;
  /** The sender's idempotency key for this submission; `""` without one. */
  key: string;
  /** Path of the page, or `""`. */
  page: string;
  /** Address of this site, for links in mails. */
  site: string;
}

/**
 * Stores a submission. When it returns, the message is stored and its mail, if any, is in the
 * outbox. The mail goes out after the answer, and so does the visitor's receipt, which is skipped
 * while an address is crowded. A repeat is answered like the first post: the same key with the same
 * content, or without a key the same content from one address within ten minutes. A known key with
 * different content is a new message, so that a correction is never dropped. Suspected spam goes
 * into its own folder and is not mailed. Throws `limited` (sender, address) and `unavailable`
 * (store). Returns the id of the message.
 */
export async function submit(
  submission: Submission,
  origin: Origin,
  context: Pick<RequestContext, "waitUntil">,
  clock = Date.now,
): Promise<string> {
  const now = clock();
  const sender = {
    form: origin.form,
    addressHash: await addressHash(origin.address),
    email: submission.email,
  };
  const name = claimName(
    submission,
    origin.key === "" ? ["address", sender.addressHash] : ["key", origin.key],
  );
  const [place, before] = claimPlaces(name, origin, now);

  const count = await countPost(sender, name, now);
  if (count.refused) {
    const known = (await knownClaim(before, origin, now)) ?? (await knownClaim(place, origin, now));
    if (known && ((await findMessage(known.id)) ?? (await isWithdrawn(known.id)))) return known.id;
    throw count.refused;
  }
  const earlier = await knownClaim(before, origin, now);
  const { claim, first } = earlier
    ? { claim: earlier, first: false }
    : await claimMessage(place, origin, now);
  if (!first && (await arrives(claim, now))) {
    // Any of several simultaneous posts may have counted; a later repeat releases only its own
    // count.
    if (count.added && claim.at < now - REPEAT_WAIT) await uncountPost(sender, name, now);
    return claim.id;
  }
  if (!first && (await isWithdrawn(claim.id))) return claim.id;
  const record = toRecord(submission, claim, {
    page: origin.page,
    from: isOwn(submission.from, origin.site) ? "" : submission.from,
    claim: place,
  });
  if ((await store(record, first, context, clock)) && !count.crowded)
    context.waitUntil(confirmArrival(record, origin.site, clock));
  return claim.id;
}

/**
 * Enqueues the mail, stores the message, then (after the answer) sends the mail. A crash in between
 * leaves nothing that a retry would duplicate. Returns whether to confirm the message: newly
 * stored, and not suspected spam.
 */
async function store(
  record: MessageRecord,
  first: boolean,
  context: Pick<RequestContext, "waitUntil">,
  clock: () => number,
): Promise<boolean> {
  const spam = record.spamReason !== undefined;
  const mark = spam ? undefined : await enqueue(record._id, clock());
  if (!first && mark && (await findMessage(record._id))) {
    await dequeue(record._id);
    return false;
  }
  await messageStore.create(`${spam ? "spam" : "unread"}/${record._id}`, record);
  // The sender may withdraw the message of the first post while a repeat stores it again.
  if (!first && (await finishWithdrawal(record._id))) return false;
  context.waitUntil(
    noteSender(record).catch((error: unknown) => logFailure("noting a sender", error)),
  );
  if (mark) context.waitUntil(deliverNew(mark, (settings) => sendMail(record, settings), clock));
  return !spam;
}

/**
 * Whether the first post of this submission has stored its message, or does so within a moment of
 * its start.
 */
async function arrives(claim: Claim, now: number): Promise<boolean> {
  const patience = performance.now() + Math.max(0, claim.at + REPEAT_WAIT - now);
  for (let wait = 25; ; wait *= 2) {
    if (await findMessage(claim.id)) return true;
    if (performance.now() >= patience) return false;
    await sleep(Math.min(wait, 250));
  }
}

/** Whether a host is this site: who has opened a page in a new tab comes from none. */
function isOwn(host: string, site: string): boolean {
  return host === hostOf(new URL(site).host);
}

function toRecord(
  submission: Submission,
  claim: Claim,
  rest: Pick<MessageRecord, "page" | "from" | "claim">,
): MessageRecord {
  const reason = spamReason(submission);
  const fields = { company: "", service: "", budget: "", timeline: "", ...submission };
  return {
    _id: claim.id,
    createdAt: new Date(claim.at).toISOString(),
    ...fields,
    ...rest,
    ...(reason && { spamReason: reason }),
  };
}
