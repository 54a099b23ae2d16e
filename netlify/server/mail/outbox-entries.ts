/**
 * Waiting mails. An entry in `waiting/` is a mail still to be sent, one in `failed/` a mail that
 * was given up; a delivered mail has none. An entry in `settled/` records an outcome that the
 * message alone does not show: suspected spam mailed at the staff's request, or a mail dropped
 * because its message moved to spam. The due time is part of the entry. A worker that pushes it
 * forward by compare-and-swap holds the mail: normally one worker mails it once, and the hold of a
 * dead worker runs out.
 */
import { z } from "zod";
import { type MailState, mailState } from "#domain/inbox/inbox.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore, type JsonStore } from "#server/store/stores.ts";

export interface Entry {
  /** All times in milliseconds. */
  createdAt: number;
  nextAt: number;
  /** A worker holds it until `nextAt`. */
  held?: true;
  firstAttemptAt?: number;
  attempts: number;
  lastError?: string;
  /** Only on a mail to a subscriber. */
  letter?: Letter;
  /**
   * Only on a mail to a visitor. Any other mail goes to the agency, about the message with the
   * entry's id.
   */
  receipt?: Receipt;
  /** Only on a mail about a change by the sender. */
  change?: Change;
  /** Only on a reply to a visitor. */
  reply?: ReplyMark;
  /** Staff requested it although it was given up or never due; its delivery is settled. */
  asked?: true;
}

const entryShape = z.looseObject({
  createdAt: z.number(),
  nextAt: z.number(),
  attempts: z.number(),
});

/** Returns the entry, unless it is damaged. */
export function soundEntry(stored: unknown): Entry | undefined {
  return entryShape.safeParse(stored).data;
}

interface Settled {
  state: "sent" | "none";
  /** Milliseconds. */
  at: number;
}

/** The subscriber who is asked to confirm, and the site that the mail's links lead to. */
export interface Letter {
  subscriber: string;
  site: string;
}

/**
 * The confirmed message, the site that the mail links to, and how often the address had been
 * corrected: a later correction makes the mail needless.
 */
export interface Receipt {
  message: string;
  site: string;
  corrections?: number;
}

/** The message, and the index of what its sender has added; without one, a corrected address. */
export interface Change {
  message: string;
  index?: number;
}

/** A message, and the stored reply to it. */
interface ReplyMark {
  message: string;
  reply: string;
}

const FAILED: MailState = { state: "failed", attempts: 0 };
const FOLDERS = ["waiting", "failed", "settled"] as const;

export const outboxStore = jsonStore<Entry>("outbox");
const settledStore = jsonStore<Settled>("outbox");

/** Removes the entry of a post that was a repeat. */
export async function dequeue(id: string): Promise<void> {
  await outboxStore.remove(`waiting/${id}`);
}

/** Records the outcome of a mail over any earlier one. */
export async function recordOutcome(
  id: string,
  state: Settled["state"],
  at: number,
): Promise<void> {
  await settledStore.swap(`settled/${id}`, () => ({ state, at }));
  await outboxStore.remove(`failed/${id}`);
}

/**
 * The mail states of these messages. Without an entry a mail was delivered or, for suspected spam,
 * never due. An unreadable entry counts as a failure for staff to look at.
 */
export async function mailStates(ids: readonly string[]): Promise<ReadonlyMap<string, MailState>> {
  // First, so that a mail that is given up meanwhile is among the failed ones.
  const due = await outboxStore.keys("waiting/");
  const others = await Promise.all([outboxStore.keys("failed/"), outboxStore.keys("settled/")]);
  const listed = new Set([due, ...others].flat());
  const readListed = async <Value>(store: Pick<JsonStore<Value>, "read">, key: string) =>
    listed.has(key) ? store.read(key) : undefined;
  const stateOf = async (id: string): Promise<MailState | undefined> => {
    const waiting = await readListed(outboxStore, `waiting/${id}`);
    if (waiting)
      return {
        state: "waiting",
        ...tellOf(waiting.value),
        nextAt: new Date(waiting.value.nextAt).toISOString(),
      };
    const given = await readListed(outboxStore, `failed/${id}`);
    if (given) return { state: "failed", ...tellOf(given.value) };
    const end = await readListed(settledStore, `settled/${id}`);
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

/** Number of waiting and of given-up mails, newsletter letters included; receipts only wait. */
export async function countMails(): Promise<{ waiting: number; failed: number }> {
  const [waiting, failed] = await Promise.all([
    outboxStore.keys("waiting/"),
    outboxStore.keys("failed/"),
  ]);
  return { waiting: waiting.length, failed: failed.length };
}

/** The entry id of a message's receipt, also after its address was corrected. */
export function receiptId(message: string, corrections = 0): string {
  return `${message}-receipt${corrections === 0 ? "" : `-${corrections}`}`;
}

/** The entry id of the mail about an addition, or about a corrected address. */
export function changeId(message: string, what: "added" | "address", index: number): string {
  return `${message}-${what}-${index}`;
}

/** The entry id of a reply's mail. */
export function replyMailId(message: string, reply: string): string {
  return `${message}-reply-${reply}`;
}

/** Ids of the messages, and of the mails to subscribers, with any entry here. */
export async function mailed(): Promise<ReadonlySet<string>> {
  const keys = (await Promise.all(FOLDERS.map((folder) => outboxStore.keys(`${folder}/`)))).flat();
  return new Set(
    keys.map((key) =>
      key.slice(key.indexOf("/") + 1).replace(/-(?:receipt|added|address|reply).*$/, ""),
    ),
  );
}

/** Removes all entries on the mails of a message that is deleted for good. */
export async function forgetMail(id: string): Promise<void> {
  for (const folder of FOLDERS) await outboxStore.remove(`${folder}/${id}`);
  for (const folder of FOLDERS)
    for (const key of await outboxStore.keys(`${folder}/${id}-`)) await outboxStore.remove(key);
}

function tellOf({ attempts, lastError }: Entry): Pick<MailState, "attempts" | "lastError"> {
  return { attempts, ...(lastError !== undefined && { lastError }) };
}
