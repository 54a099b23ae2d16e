/**
 * Sending the mails of the outbox: right after a message is stored, when one is due again, and when
 * staff ask.
 */
import pLimit from "p-limit";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { MAIL_RETRY, MAIL_WORK, RECEIPT, TEXT_CUTS } from "#domain/limits.ts";
import { cutText } from "#domain/text/text.ts";
import { type MailSettings, mailSettings } from "#server/env/env.ts";
import { logFailure } from "#server/http/log.ts";
import { findMessage } from "#server/inbox/messages.ts";
import { sendLetter } from "#server/newsletter/confirmation-mail.ts";
import { findSubscriber } from "#server/newsletter/subscribers.ts";
import { sendMail } from "./mail.ts";
import {
  dequeue,
  type Entry,
  type Letter,
  outboxStore,
  type Receipt,
  recordOutcome,
  soundEntry,
} from "./outbox-entries.ts";
import { sendReceipt } from "./receipt.ts";

type Send = (settings: MailSettings) => Promise<void>;

const inPlace = pLimit(MAIL_WORK.newAtOnce);

export interface QueuedMail {
  id: string;
  entry: Entry;
  etag: string;
}

/**
 * Notes that message `id`, or what `other` says, must be mailed, held by the caller. `undefined`
 * when the note is there already; then its holder mails.
 */
export async function enqueue(
  id: string,
  now: number,
  other: Pick<Entry, "letter" | "receipt"> = {},
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
 * Mails what was just stored; never throws. A failure is noted in its entry and tried again later.
 * Few go at once: a crowd of visitors must not become a crowd of connections, which mail servers
 * refuse. A mail whose hold could run out while it goes is left to the next holder.
 */
export async function deliverNew(mark: QueuedMail, send: Send, clock = Date.now): Promise<void> {
  const settings = usableSettings();
  if (!settings) return;
  await inPlace(async () => {
    if (clock() < mark.entry.nextAt - MAIL_WORK.run) await attempt(mark, send, settings, clock);
  }).catch((error: unknown) => logFailure(`mail of ${mark.id}`, error));
}

/**
 * Mails what is due, oldest first: at most a batch in one run, a few at a time, and starts none
 * late in the run.
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
      // One entry that cannot be handled must not keep the others waiting.
      const done = await deliver(id, settings, clock).catch((error: unknown) =>
        logFailure(`outbox entry ${id}`, error),
      );
      if (done) left -= 1;
    }
  };
  await Promise.all(Array.from({ length: MAIL_WORK.atOnce }, worker));
}

/**
 * Mails a message now, before the answer, because staff ask for it; how it went is in `mailStates`
 * then. One that another has in hand is left to the other.
 */
export async function mailAgain(record: MessageRecord, clock = Date.now): Promise<void> {
  const [id, now, settings] = [record._id, clock(), usableSettings()];
  const waiting = await outboxStore.read(`waiting/${id}`);
  const failed = waiting ? undefined : await outboxStore.read(`failed/${id}`);
  const noted = soundEntry((waiting ?? failed)?.value) ?? {
    createdAt: now,
    nextAt: now,
    attempts: 0,
  };
  if (waiting && noted.held && noted.nextAt > now) return;
  const entry: Entry = {
    ...noted,
    ...(settings ? lease(now) : { nextAt: now }),
    ...(!waiting && { asked: true }),
  };
  // Given up once, it has a day again.
  if (failed) delete entry.firstAttemptAt;
  const etag = await (waiting
    ? outboxStore.replace(`waiting/${id}`, entry, waiting.etag)
    : outboxStore.create(`waiting/${id}`, entry));
  if (failed) await outboxStore.remove(`failed/${id}`);
  if (etag && settings)
    await attempt({ id, entry, etag }, (to) => sendMail(record, to), settings, clock);
}

/** Whether the mail of `id` was due and is taken care of now. */
async function deliver(id: string, settings: MailSettings, clock: () => number): Promise<boolean> {
  const now = clock();
  const found = await outboxStore.read(`waiting/${id}`);
  if (!found || found.value.nextAt > now) return false;
  const entry: Entry = { ...found.value, ...lease(now) };
  const etag = await outboxStore.replace(`waiting/${id}`, entry, found.etag);
  if (!etag) return false;
  const send = await sendingOf(id, entry, now);
  if (send instanceof Function) await attempt({ id, entry, etag }, send, settings, clock);
  // Without what it is about the mark is from a post that failed halfway and was not answered as
  // stored, or that was deleted.
  else if (send === "never" || entry.createdAt < now - MAIL_WORK.orphan) {
    if (send === "never" && isToAgency(entry)) await recordOutcome(id, "none", now);
    await dequeue(id);
  }
  return true;
}

/**
 * The mail as things are now: `never` when it must not go any more, `undefined` when what it is
 * about is not there.
 */
function sendingOf(id: string, entry: Entry, now: number): Promise<Send | "never" | undefined> {
  if (entry.letter) return confirmationOf(id, entry.letter);
  return entry.receipt
    ? receiptOf(id, entry.receipt, entry.createdAt < now - RECEIPT.lateAfter)
    : messageOf(id);
}

async function messageOf(id: string): Promise<Send | "never" | undefined> {
  const message = await findMessage(id);
  return message?.folder === "spam"
    ? "never"
    : message && ((settings) => sendMail(message.value, settings));
}

async function confirmationOf(
  id: string,
  { subscriber, site }: Letter,
): Promise<Send | "never" | undefined> {
  const found = await findSubscriber(subscriber);
  return found?.folder === "confirmed"
    ? "never"
    : found && ((settings) => sendLetter(id, found, site, settings));
}

/** One that comes later than the answer that it promises is no help. */
async function receiptOf(
  id: string,
  { message, site }: Receipt,
  late: boolean,
): Promise<Send | "never" | undefined> {
  const found = late ? undefined : await findMessage(message);
  const gone = late || found?.folder === "spam" || found?.folder === "trash";
  return gone ? "never" : found && ((settings) => sendReceipt(id, found.value, site, settings));
}

function isToAgency({ letter, receipt }: Entry): boolean {
  return !letter && !receipt;
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
    if (nextAt <= firstAttemptAt + MAIL_RETRY.giveUpAfter)
      await outboxStore.replace(`waiting/${id}`, tried, etag);
    else await giveUp(id, tried);
    return;
  }
  if (entry.asked) await recordOutcome(id, "sent", clock());
  await dequeue(id);
}

function lease(now: number): Pick<Entry, "nextAt" | "held"> {
  return { nextAt: now + MAIL_WORK.lease, held: true };
}

async function giveUp(id: string, entry: Entry): Promise<void> {
  // A receipt fails by what the visitor typed, which staff cannot mend.
  logFailure(
    `mail of ${id}`,
    `given up after ${entry.attempts} attempts${entry.receipt ? "" : "; it is flagged in the inbox"}`,
  );
  if (!entry.receipt) await outboxStore.create(`failed/${id}`, entry);
  await dequeue(id);
}

/**
 * Settings that cannot be used are as good as none: the mail waits, and the log says what is wrong.
 */
function usableSettings(): MailSettings | undefined {
  try {
    return mailSettings();
  } catch (error) {
    logFailure("mail settings", error);
    return undefined;
  }
}
