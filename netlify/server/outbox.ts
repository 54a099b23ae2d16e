/**
 * Mails that wait. An entry in `waiting/` is a mail that still has to go, one in `failed/` a mail that was given up on;
 * a delivered mail has none. Being due is a time in the entry, and whoever pushes it forward by compare-and-swap holds the
 * mail: in the normal case one worker mails it once, and a worker that dies lets go when the hold runs out.
 */
import { MAIL_RETRY, MAIL_WORK } from "#domain/limits.ts";
import type { MessageRecord } from "#domain/message.ts";
import { mailSettings, type MailSettings } from "./env.ts";
import { logFailure } from "./log.ts";
import { sendMail } from "./mail.ts";
import { findMessage } from "./messages.ts";
import { jsonStore } from "./stores.ts";

interface Entry {
  /** Milliseconds, all of them. */
  createdAt: number;
  nextAt: number;
  firstAttemptAt?: number;
  attempts: number;
  lastError?: string;
}

export interface Mark {
  entry: Entry;
  etag: string;
}

export type MailState = { state: "none" } | { state: "waiting" | "failed"; attempts: number; nextAt: string; lastError?: string };

const outboxStore = jsonStore<Entry>("outbox");

/** Notes that message `id` must be mailed, held by the caller. `undefined` when the note is there already; then its holder mails. */
export async function markForMail(id: string, now: number): Promise<Mark | undefined> {
  const entry: Entry = { createdAt: now, nextAt: usableSettings() ? now + MAIL_WORK.lease : now, attempts: 0 };
  const etag = await outboxStore.create(`waiting/${id}`, entry);
  return etag === undefined ? undefined : { entry, etag };
}

/** Takes back a note that turned out to be a repeat's. */
export async function unmark(id: string): Promise<void> {
  await outboxStore.remove(`waiting/${id}`);
}

/** Mails a message that was just stored. A failure is noted in its entry and tried again later. */
export async function deliverNew(record: MessageRecord, mark: Mark, clock = Date.now): Promise<void> {
  const settings = usableSettings();
  if (settings) await attempt(record, mark, settings, clock);
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
  const message = await findMessage(id);
  if (message && message.folder !== "spam") await attempt(message.value, { entry, etag }, settings, clock);
  // Without its message the mark is from a post that failed halfway and was not answered as stored, or the message was deleted.
  else if (message || entry.createdAt < now - MAIL_WORK.orphan) await unmark(id);
  return true;
}

async function attempt(record: MessageRecord, { entry, etag }: Mark, settings: MailSettings, clock: () => number): Promise<void> {
  const id = record._id;
  const started = clock();
  try {
    await sendMail(record, settings);
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
