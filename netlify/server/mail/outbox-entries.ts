/**
 * Mails that wait. An entry in `waiting/` is a mail that still has to go, one in `failed/` a mail
 * that was given up on;
 * a delivered mail has none. One in `settled/` says how it ended where the message alone would say
 * otherwise: suspected spam that staff had mailed after all, or a mail that was dropped because its
 * message was moved to spam. Being due is a time in the entry, and the worker that pushes it
 * forward by compare-and-swap holds the mail: in the normal case one worker mails it once, and a
 * worker that dies lets go when the hold runs out.
 */
import { z } from "zod";
import { type MailState, mailState } from "#domain/inbox/inbox.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore } from "#server/store/stores.ts";

export interface Entry {
  /** Milliseconds, all of them. */
  createdAt: number;
  nextAt: number;
  /** Until `nextAt` a worker has it in hand. */
  held?: true;
  firstAttemptAt?: number;
  attempts: number;
  lastError?: string;
  /** On a mail to a subscriber. */
  letter?: Letter;
  /** On a mail to a visitor. Any other is about the message of the entry's id, to the agency. */
  receipt?: Receipt;
  /** Staff asked for it after it had been given up or never due; its delivery is settled. */
  asked?: true;
}

const entryShape = z.looseObject({
  createdAt: z.number(),
  nextAt: z.number(),
  attempts: z.number(),
});

/** The entry, unless it is damaged. */
export function soundEntry(stored: unknown): Entry | undefined {
  return entryShape.safeParse(stored).data;
}

interface Settled {
  state: "sent" | "none";
  /** Milliseconds. */
  at: number;
}

/** Whom a mail asks to confirm, and the site that its links lead to. */
export interface Letter {
  subscriber: string;
  site: string;
}

/** The message whose arrival is confirmed, and the site that the mail leads to. */
export interface Receipt {
  message: string;
  site: string;
}

const FAILED: MailState = { state: "failed", attempts: 0 };
const FOLDERS = ["waiting", "failed", "settled"] as const;

export const outboxStore = jsonStore<Entry>("outbox");
const settledStore = jsonStore<Settled>("outbox");

/** Takes back a note that turned out to be a repeat's. */
export async function dequeue(id: string): Promise<void> {
  await outboxStore.remove(`waiting/${id}`);
}

/** Notes what became of a mail, over what was noted before. */
export async function recordOutcome(
  id: string,
  state: Settled["state"],
  at: number,
): Promise<void> {
  await settledStore.swap(`settled/${id}`, () => ({ state, at }));
  await outboxStore.remove(`failed/${id}`);
}

/**
 * Notes on the mails of these messages. Without a note a mail was delivered or, for suspected spam,
 * never due. An unreadable note counts as a failure that staff must look at.
 */
export async function mailStates(ids: readonly string[]): Promise<ReadonlyMap<string, MailState>> {
  const [failed, settled] = await Promise.all([
    outboxStore.keys("failed/"),
    outboxStore.keys("settled/"),
  ]);
  const stateOf = async (id: string): Promise<MailState | undefined> => {
    const waiting = await outboxStore.read(`waiting/${id}`);
    if (waiting)
      return {
        state: "waiting",
        ...tellOf(waiting.value),
        nextAt: new Date(waiting.value.nextAt).toISOString(),
      };
    const given = failed.includes(`failed/${id}`)
      ? await outboxStore.read(`failed/${id}`)
      : undefined;
    if (given) return { state: "failed", ...tellOf(given.value) };
    const end = settled.includes(`settled/${id}`)
      ? await settledStore.read(`settled/${id}`)
      : undefined;
    return end && { state: end.value.state, attempts: 0 };
  };
  const states = new Map<string, MailState>();
  await Promise.all(
    ids.map(async (id) => {
      const read = async () => mailState.optional().parse(await stateOf(id));
      const state = await readableOr(`the mail of message ${id}`, read, FAILED);
      if (state) states.set(id, state);
    }),
  );
  return states;
}

/**
 * Mails that wait and that were given up on, also letters of the newsletter; receipts only wait.
 */
export async function countMails(): Promise<{ waiting: number; failed: number }> {
  const [waiting, failed] = await Promise.all([
    outboxStore.keys("waiting/"),
    outboxStore.keys("failed/"),
  ]);
  return { waiting: waiting.length, failed: failed.length };
}

const RECEIPT_OF = "-receipt";

/** The entry of the receipt of a message. */
export function receiptId(message: string): string {
  return `${message}${RECEIPT_OF}`;
}

/** Ids of the messages, and of the mails to subscribers, that anything is noted about here. */
export async function mailed(): Promise<ReadonlySet<string>> {
  const keys = (await Promise.all(FOLDERS.map((folder) => outboxStore.keys(`${folder}/`)))).flat();
  return new Set(keys.map((key) => key.slice(key.indexOf("/") + 1).replace(RECEIPT_OF, "")));
}

/** Forgets all about the mails of a message that is deleted for good. */
export async function forgetMail(id: string): Promise<void> {
  for (const folder of FOLDERS) await outboxStore.remove(`${folder}/${id}`);
  await outboxStore.remove(`waiting/${receiptId(id)}`);
}

function tellOf({ attempts, lastError }: Entry): Pick<MailState, "attempts" | "lastError"> {
  return { attempts, ...(lastError !== undefined && { lastError }) };
}
