/**
 * Mails that wait. An entry in `waiting/` is a mail that still has to go, one in `failed/` a mail that was given up on;
 * a delivered mail has none. Being due is a time in the entry, and whoever pushes it forward by compare-and-swap holds the
 * mail: in the normal case one worker mails it once, and a worker that dies lets go when the hold runs out.
 */
import { MAIL_RETRY, MAIL_WORK } from "#domain/limits.ts";
import { mailSettings, type MailSettings } from "./env.ts";
import { sendLetter } from "./letter.ts";
import { logFailure } from "./log.ts";
import { sendMail } from "./mail.ts";
import { findMessage } from "./messages.ts";
import { jsonStore } from "./stores.ts";
import { findSubscriber } from "./subscribers.ts";

interface Entry {
  /** Milliseconds, all of them. */
  createdAt: number;
  nextAt: number;
  firstAttemptAt?: number;
  attempts: number;
  lastError?: string;
  /** On a mail to a subscriber; any other is about the message of the entry's id. */
  letter?: Letter;
}

/** Whom a mail asks to confirm, and the site that its links lead to. */
interface Letter {
  subscriber: string;
  site: string;
}

type Send = (settings: MailSettings) => Promise<void>;

export interface Mark {
  id: string;
  entry: Entry;
  etag: string;
}

export type MailState = { state: "none" } | { state: "waiting" | "failed"; attempts: number; nextAt: string; lastError?: string };

const outboxStore = jsonStore<Entry>("outbox");

/** Notes that message `id`, or a letter, must be mailed, held by the caller. `undefined` when the note is there already; then its holder mails. */
export async function markForMail(id: string, now: number, letter?: Letter): Promise<Mark | undefined> {
  const entry: Entry = { createdAt: now, nextAt: usableSettings() ? now + MAIL_WORK.lease : now, attempts: 0, ...(letter && { letter }) };
  const etag = await outboxStore.create(`waiting/${id}`, entry);
  return etag === undefined ? undefined : { id, entry, etag };
}

/** Takes back a note that turned out to be a repeat's. */
export async function unmark(id: string): Promise<void> {
  await outboxStore.remove(`waiting/${id}`);
}

/** Mails what was just stored; never throws. A failure is noted in its entry and tried again later. */
export async function deliverNew(mark: Mark, send: Send, clock = Date.now): Promise<void> {
  const settings = usableSettings();
  if (settings) await attempt(mark, send, settings, clock).catch((error: unknown) => logFailure(`mail of ${mark.id}`, error));
}

/** Mails what is due, oldest first: at most a batch in one run, a few at a time, and starts none late in the run. */
export async function deliverDue(clock = Date.now): Promise<void> {
  const settings = usableSettings();
  if (!settings) return;
  const stopAt = clock() + MAIL_WORK.run;
  const ids = (await outboxStore.keys("waiting/")).map((key) => key.slice("waiting/".length)).reverse();
  let left: number = MAIL_WORK.batch;
  const worker = async () => {
    for (let id = ids.shift(); id !== undefined && left > 0 && clock() < stopAt; id = ids.shift()) {
      // One entry that cannot be handled must not keep the others waiting.
      const done = await deliver(id, settings, clock).catch((error: unknown) => logFailure(`outbox entry ${id}`, error));
      if (done) left -= 1;
    }
  };
  await Promise.all(Array.from({ length: MAIL_WORK.atOnce }, worker));
}

/** What became of the mail of a message: `none` when it was delivered, or never due (spam). */
export async function mailState(id: string): Promise<MailState> {
  for (const state of ["waiting", "failed"] as const) {
    const found = await outboxStore.read(`${state}/${id}`);
    if (!found) continue;
    const { attempts, nextAt, lastError } = found.value;
    return { state, attempts, nextAt: new Date(nextAt).toISOString(), ...(lastError !== undefined && { lastError }) };
  }
  return { state: "none" };
}

/** Whether the mail of `id` was due and is taken care of now. */
async function deliver(id: string, settings: MailSettings, clock: () => number): Promise<boolean> {
  const now = clock();
  const found = await outboxStore.read(`waiting/${id}`);
  if (!found || found.value.nextAt > now) return false;
  const entry: Entry = { ...found.value, nextAt: now + MAIL_WORK.lease };
  const etag = await outboxStore.replace(`waiting/${id}`, entry, found.etag);
  if (!etag) return false;
  const send = await (entry.letter ? letterOf(id, entry.letter) : messageOf(id));
  if (send instanceof Function) await attempt({ id, entry, etag }, send, settings, clock);
  // Without what it is about the mark is from a post that failed halfway and was not answered as stored, or that was deleted.
  else if (send === "never" || entry.createdAt < now - MAIL_WORK.orphan) await unmark(id);
  return true;
}

/** The mail as things are now: `never` when it must not go any more, `undefined` when what it is about is not there. */
async function messageOf(id: string): Promise<Send | "never" | undefined> {
  const message = await findMessage(id);
  return message?.folder === "spam" ? "never" : message && ((settings) => sendMail(message.value, settings));
}

async function letterOf(id: string, { subscriber, site }: Letter): Promise<Send | "never" | undefined> {
  const found = await findSubscriber(subscriber);
  return found?.folder === "confirmed" ? "never" : found && ((settings) => sendLetter(id, found, site, settings));
}

async function attempt({ id, entry, etag }: Mark, send: Send, settings: MailSettings, clock: () => number): Promise<void> {
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
      lastError: String(error instanceof Error ? error.message : error).slice(0, 300),
    };
    if (nextAt <= firstAttemptAt + MAIL_RETRY.giveUpAfter) await outboxStore.replace(`waiting/${id}`, tried, etag);
    else await giveUp(id, tried);
    return;
  }
  await unmark(id);
}

async function giveUp(id: string, entry: Entry): Promise<void> {
  logFailure(`mail of ${id}`, `given up after ${entry.attempts} attempts; it is flagged in the inbox`);
  await outboxStore.create(`failed/${id}`, entry);
  await unmark(id);
}

/** Settings that cannot be used are as good as none: the mail waits, and the log says what is wrong. */
function usableSettings(): MailSettings | undefined {
  try {
    return mailSettings();
  } catch (error) {
    logFailure("mail settings", error);
    return undefined;
  }
}
