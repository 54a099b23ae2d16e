/**
 * Sends the mails of the outbox: right after a message is stored, when one is due again, and at the
 * staff's request.
 */
import pLimit from "p-limit";
import { PARTS } from "#domain/content/parts.ts";
import { MAIL_RETRY, MAIL_WORK, RECEIPT, TEXT_CUTS } from "#domain/limits.ts";
import { cutText } from "#domain/text/text.ts";
import { type MailSettings, mailSettings } from "#server/env/env.ts";
import { logFailure } from "#server/http/log.ts";
import { replyAccepted, replyGivenUp } from "#server/inbox/answer.ts";
import { type Followed, withFollowUp } from "#server/inbox/follow-ups.ts";
import { findMessage } from "#server/inbox/messages.ts";
import { markSent, readReply } from "#server/inbox/replies.ts";
import { sendLetter } from "#server/newsletter/confirmation-mail.ts";
import { findSubscriber } from "#server/newsletter/subscribers.ts";
import { sendAddition, sendCorrection, sendMail } from "./mail.ts";
import {
  type Change,
  dequeue,
  type Entry,
  type Letter,
  outboxStore,
  type Receipt,
  recordOutcome,
  soundEntry,
} from "./outbox-entries.ts";
import { sendReceipt } from "./receipt.ts";
import { sendReply } from "./reply.ts";

type Send = (settings: MailSettings) => Promise<void>;

const inPlace = pLimit(MAIL_WORK.newAtOnce);

export interface QueuedMail {
  id: string;
  entry: Entry;
  etag: string;
}

/**
 * Enqueues the mail of message `id`, or of `other`, held by the caller. `undefined` when the entry
 * exists; then its holder mails.
 */
export async function enqueue(
  id: string,
  now: number,
  other: Pick<Entry, "letter" | "receipt" | "change" | "reply"> = {},
): Promise<QueuedMail | undefined> {
  const entry: Entry = {
    createdAt: now,
    attempts: 0,
    ...other,
    ...(usableSettings() ? lease(now) : { nextAt: now }),
  };
  const etag = await outboxStore.create(`waiting/${id}`, entry);
  return etag === undefined ? undefined : { id, entry, etag };
}

/**
 * Mails a newly stored message; never throws. A failure is recorded in its entry and retried later.
 * Few go out at once: mail servers refuse a crowd of connections. A mail whose hold could run out
 * during delivery is left to the next holder.
 */
export async function deliverNew(mark: QueuedMail, send: Send, clock = Date.now): Promise<void> {
  const settings = usableSettings();
  if (!settings) return;
  await inPlace(async () => {
    if (clock() < mark.entry.nextAt - MAIL_WORK.run) await attempt(mark, send, settings, clock);
  }).catch((error: unknown) => logFailure(`mail of ${mark.id}`, error));
}

/** As `deliverNew`, for a mail that staff wait for: before the answer. */
export async function deliverNow(
  mark: QueuedMail,
  send: Send | "never" | undefined,
  clock = Date.now,
): Promise<void> {
  if (send instanceof Function) await deliverNew(mark, send, clock);
}

/**
 * Sends due mails, oldest first: at most a batch per run, a few at a time, and starts no mail late
 * in the run.
 */
export async function deliverDue(clock = Date.now): Promise<void> {
  const settings = usableSettings();
  if (!settings) return;
  const stopAt = clock() + MAIL_WORK.run;
  const ids = (await outboxStore.keys("waiting/"))
    .map((key) => key.slice("waiting/".length))
    .reverse();
  let left: number = MAIL_WORK.batch;
  const worker = async () => {
    for (let id = ids.shift(); id !== undefined && left > 0 && clock() < stopAt; id = ids.shift()) {
      // An entry that fails must not keep the others waiting.
      const done = await deliver(id, settings, clock).catch((error: unknown) =>
        logFailure(`outbox entry ${id}`, error),
      );
      if (done) left -= 1;
    }
  };
  await Promise.all(Array.from({ length: MAIL_WORK.atOnce }, worker));
}

/**
 * Sends the mail with that entry id now, before the answer, because staff asked for it;
 * `mailStates` then has the outcome. Leaves a mail that another worker holds to that worker.
 */
export async function mailAgain(
  id: string,
  send: Send | "never" | undefined,
  other: Pick<Entry, "reply"> = {},
  clock = Date.now,
): Promise<void> {
  const [now, settings] = [clock(), usableSettings()];
  const waiting = await outboxStore.read(`waiting/${id}`);
  const failed = waiting ? undefined : await outboxStore.read(`failed/${id}`);
  const noted = soundEntry((waiting ?? failed)?.value) ?? {
    createdAt: now,
    nextAt: now,
    attempts: 0,
    ...other,
  };
  if (waiting && noted.held && noted.nextAt > now) return;
  const entry: Entry = {
    ...noted,
    ...(settings ? lease(now) : { nextAt: now }),
    ...(!waiting && { asked: true }),
  };
  // A mail that was given up gets another day.
  if (failed) delete entry.firstAttemptAt;
  const etag = await (waiting
    ? outboxStore.replace(`waiting/${id}`, entry, waiting.etag)
    : outboxStore.create(`waiting/${id}`, entry));
  if (failed) await outboxStore.remove(`failed/${id}`);
  if (etag && settings && send instanceof Function)
    await attempt({ id, entry, etag }, send, settings, clock);
}

/** Whether the mail of `id` was due and this call took care of it. */
async function deliver(id: string, settings: MailSettings, clock: () => number): Promise<boolean> {
  const now = clock();
  const found = await outboxStore.read(`waiting/${id}`);
  if (!found || found.value.nextAt > now) return false;
  const entry: Entry = { ...found.value, ...lease(now) };
  const etag = await outboxStore.replace(`waiting/${id}`, entry, found.etag);
  if (!etag) return false;
  const send = await sendingOf(id, entry, now);
  if (send instanceof Function) await attempt({ id, entry, etag }, send, settings, clock);
  // Without its message, the entry is from a post that failed halfway and was not confirmed as
  // stored, or that was deleted.
  else if (send === "never" || entry.createdAt < now - MAIL_WORK.orphan) {
    if (send === "never" && isToAgency(entry)) await recordOutcome(id, "none", now);
    await dequeue(id);
  }
  return true;
}

/**
 * The current way to send the mail: `never` when it must no longer go, `undefined` when its message
 * is missing.
 */
function sendingOf(id: string, entry: Entry, now: number): Promise<Send | "never" | undefined> {
  if (entry.letter) return confirmationOf(id, entry.letter);
  if (entry.change) return changeOf(id, entry.change);
  if (entry.reply) return replySender(entry.reply.message, entry.reply.reply);
  return entry.receipt
    ? receiptOf(id, entry.receipt, entry.createdAt < now - RECEIPT.lateAfter)
    : messageOf(id);
}

async function messageOf(id: string): Promise<Send | "never" | undefined> {
  const message = await followedMessage(id);
  return message?.folder === "spam"
    ? "never"
    : message && ((settings) => sendMail(message.value, settings));
}

async function changeOf(
  id: string,
  { message, index }: Change,
): Promise<Send | "never" | undefined> {
  const found = await followedMessage(message);
  if (!found || found.folder === "spam") return "never";
  if (index === undefined) return (settings) => sendCorrection(id, found.value, settings);
  const addition = found.followUp.additions[index];
  return addition ? (settings) => sendAddition(id, found.value, addition, settings) : "never";
}

/**
 * Sends a reply to the visitor's current address, unless an earlier try was accepted, and then marks
 * the message as answered. `never` when its message must no longer be answered.
 */
export async function replySender(
  message: string,
  id: string,
  clock = Date.now,
): Promise<Send | "never" | undefined> {
  const found = await followedMessage(message);
  if (!found || found.folder === "spam" || found.folder === "trash") return "never";
  const stored = await readReply(message, id);
  if (!stored) return undefined;
  return async (settings) => {
    if (stored.sentAt === undefined) {
      await sendReply(found, stored, settings);
      await markSent(message, id, found.value.email, clock());
    }
    await replyAccepted(message, clock());
  };
}

async function followedMessage(id: string): Promise<Followed | undefined> {
  const found = await findMessage(id);
  return found && withFollowUp(found);
}

async function confirmationOf(
  id: string,
  { subscriber, site }: Letter,
): Promise<Send | "never" | undefined> {
  if (!PARTS.newsletter) return "never";
  const found = await findSubscriber(subscriber);
  return found?.folder === "confirmed"
    ? "never"
    : found && ((settings) => sendLetter(id, found, site, settings));
}

/** A receipt that arrives after the promised answer helps no one. */
async function receiptOf(
  id: string,
  { message, site, corrections = 0 }: Receipt,
  late: boolean,
): Promise<Send | "never" | undefined> {
  const found = late ? undefined : await followedMessage(message);
  const gone =
    late ||
    found?.folder === "spam" ||
    found?.folder === "trash" ||
    (found && found.followUp.formerEmails.length > corrections);
  return gone ? "never" : found && ((settings) => sendReceipt(id, found.value, site, settings));
}

/** Whether it is the mail about a message itself. */
function isToAgency({ letter, receipt, change, reply }: Entry): boolean {
  return !letter && !receipt && !change && !reply;
}

/**
 * Whether the server refused a reply for good: its address or its content. A refused sign-in or
 * sender is a fault of the settings, which staff may mend.
 */
function isRefused(error: unknown, { reply }: Entry): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  const isOfReply = command === "RCPT TO" || command === "DATA";
  return reply !== undefined && isOfReply && responseCode !== undefined && responseCode >= 500;
}

async function attempt(
  { id, entry, etag }: QueuedMail,
  send: Send,
  settings: MailSettings,
  clock: () => number,
): Promise<void> {
  const started = clock();
  try {
    await send(settings);
  } catch (error) {
    const attempts = entry.attempts + 1;
    logFailure(`mail of ${id}, attempt ${attempts}`, error);
    const firstAttemptAt = entry.firstAttemptAt ?? started;
    const nextAt = clock() + (MAIL_RETRY.waits[attempts - 1] ?? MAIL_RETRY.then);
    const tried: Entry = {
      ...entry,
      attempts,
      firstAttemptAt,
      nextAt,
      lastError: cutText(String(error instanceof Error ? error.message : error), TEXT_CUTS.fault),
    };
    delete tried.held;
    if (nextAt <= firstAttemptAt + MAIL_RETRY.giveUpAfter && !isRefused(error, entry))
      await outboxStore.replace(`waiting/${id}`, tried, etag);
    else await giveUp(id, tried, clock());
    return;
  }
  if (entry.asked && !entry.reply) await recordOutcome(id, "sent", clock());
  await dequeue(id);
}

function lease(now: number): Pick<Entry, "nextAt" | "held"> {
  return { nextAt: now + MAIL_WORK.lease, held: true };
}

async function giveUp(id: string, entry: Entry, now: number): Promise<void> {
  // A receipt fails because of the visitor's input, which staff cannot fix; a change has made its
  // message unread.
  const isFlagged = !entry.receipt && !entry.change;
  logFailure(
    `mail of ${id}`,
    `given up after ${entry.attempts} attempts${isFlagged ? "; it is flagged in the inbox" : ""}`,
  );
  if (isFlagged) await outboxStore.create(`failed/${id}`, entry);
  await dequeue(id);
  if (entry.reply) await replyGivenUp(entry.reply.message, now);
}

/** Unusable settings count as missing: the mail waits, and the log has the reason. */
function usableSettings(): MailSettings | undefined {
  try {
    return mailSettings();
  } catch (error) {
    logFailure("mail settings", error);
    return undefined;
  }
}
