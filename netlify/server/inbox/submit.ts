/**
 * The public path of enquiries and requests, from arrival to the stored message: deduplicated,
 * limited, sorted and never lost.
 */
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type MessageRecord, spamReason, type Submission } from "#domain/inbox/message.ts";
import { POST_LIMIT, REPEAT_WAIT } from "#domain/limits.ts";
import { AppError } from "#server/http/errors.ts";
import type { RequestContext } from "#server/http/http.ts";
import { newId } from "#server/http/ids.ts";
import { type CountedForm, countPost, uncountPost } from "#server/inbox/post-limit.ts";
import { confirmArrival } from "#server/mail/confirm-arrival.ts";
import { sendMail } from "#server/mail/mail.ts";
import { dequeue } from "#server/mail/outbox-entries.ts";
import { deliverNew, enqueue } from "#server/mail/outbox.ts";
import { addressHash } from "#server/store/keyed-hash.ts";
import { forgetSlots, slotsOf } from "#server/store/slots.ts";
import { jsonStore } from "#server/store/stores.ts";
import { say } from "#site/i18n/sentence.ts";
import { findMessage, messageStore } from "./messages.ts";

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

/** The message of a submission. */
interface Claim {
  id: string;
  /** Milliseconds. */
  at: number;
}

const claimStore = jsonStore<Claim>("claims");

/**
 * Stores a submission. When it returns, the message is stored and its mail, if any, is in the
 * outbox. The mail goes out after the answer, and so does the visitor's receipt, which is skipped
 * while an address is crowded. A repeat is answered like the first post: the same key with the same
 * content, or without a key the same content from one address within ten minutes. A known key with
 * different content is a new message, so that a correction is never dropped. Suspected spam goes
 * into its own folder and is not mailed. Throws `limited` (sender, address) and `unavailable`
 * (store).
 */
export async function submit(
  submission: Submission,
  origin: Origin,
  context: Pick<RequestContext, "waitUntil">,
  clock = Date.now,
): Promise<void> {
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
  const [place, before] = placesOf(name, origin, now);

  const count = await countPost(sender, name, now);
  if (count.refused) {
    const known = (await knownClaim(before, origin, now)) ?? (await knownClaim(place, origin, now));
    if (known && (await findMessage(known.id))) return;
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
    return;
  }
  const record = toRecord(submission, claim, { page: origin.page, claim: place });
  if ((await store(record, first, context, clock)) && !count.crowded)
    context.waitUntil(confirmArrival(record, origin.site, clock));
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
  if (mark) context.waitUntil(deliverNew(mark, (settings) => sendMail(record, settings), clock));
  return !spam;
}

/**
 * The keys of a claim: with an idempotency key one key, kept as long as its message; otherwise
 * those of the current and the previous half hour.
 */
function placesOf(name: string, { key }: Origin, now: number): [current: string, before?: string] {
  if (key !== "") return [`key/${name}`];
  const [current, before] = slotsOf(now, POST_LIMIT.repeatWindow);
  return before === undefined
    ? [`${current}/${name}`]
    : [`${current}/${name}`, `${before}/${name}`];
}

/** The claim at that key, if still valid. */
async function knownClaim(
  place: string | undefined,
  origin: Origin,
  now: number,
): Promise<Claim | undefined> {
  const claim = place === undefined ? undefined : (await claimStore.read(place))?.value;
  return claim && !expired(claim, origin, now) ? claim : undefined;
}

/**
 * Claims a message for this submission, or finds the existing one. Of simultaneous claims only one
 * is `first`.
 */
async function claimMessage(
  place: string,
  origin: Origin,
  now: number,
): Promise<{ claim: Claim; first: boolean }> {
  const mine: Claim = { id: newId(now), at: now };
  if (await claimStore.create(place, mine)) return { claim: mine, first: true };
  const found = await claimStore.read(place);
  if (!found) throw new AppError("unavailable", say("request.again"), { retryAfter: 1_000 });
  if (found.value.id === mine.id) return { claim: mine, first: true };
  if (!expired(found.value, origin, now)) return { claim: found.value, first: false };
  if (await claimStore.replace(place, mine, found.etag)) return { claim: mine, first: true };
  return claimMessage(place, origin, now);
}

/** Without a key, equal content becomes a new message after a while; a key stays known. */
function expired(claim: Claim, origin: Origin, now: number): boolean {
  return origin.key === "" && claim.at <= now - POST_LIMIT.repeatWindow;
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

/**
 * Forgets how to recognize a repeat of a message, unless a later message with the same content owns
 * the claim.
 */
export async function forgetClaim({
  _id,
  claim,
}: Pick<MessageRecord, "_id" | "claim">): Promise<void> {
  if (claim !== "" && (await claimStore.read(claim))?.value.id === _id)
    await claimStore.remove(claim);
}

/** Removes expired claims without a key. */
export function forgetOldClaims(now: number, until?: number): Promise<void> {
  return forgetSlots(claimStore, POST_LIMIT.repeatWindow, now, until);
}

/**
 * Hashes every field filled in by a person, but none added by the page, except the pages that the
 * message is about: they tell apart two requests without other words.
 */
function claimName(submission: Submission, by: [string, string]): string {
  const added = ["trap", "locale", ...(submission.about.length === 0 ? ["about"] : [])];
  const content = Object.entries(submission).filter(([field]) => !added.includes(field));
  return createHash("sha256")
    .update(JSON.stringify([by, content.sort()]))
    .digest("hex")
    .slice(0, 40);
}

function toRecord(
  submission: Submission,
  claim: Claim,
  rest: Pick<MessageRecord, "page" | "claim">,
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
