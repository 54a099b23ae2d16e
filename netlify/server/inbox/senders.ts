/**
 * Which messages one person has sent, found without reading the others: each message has an empty
 * object under the hash of its current address, and one under that of its phone number. The keys
 * are `email/<hash>/<message>` and `phone/<hash>/<message>`. The daily sweep adds those that are
 * missing and removes those that are wrong, so an interruption loses nothing.
 */
import type { MessageRecord } from "#domain/inbox/message.ts";
import { keyed } from "#server/store/keyed-hash.ts";
import { jsonStore } from "#server/store/stores.ts";

const WAYS = ["email", "phone"] as const;
/** What two messages have in common. */
export type SenderWay = (typeof WAYS)[number];

type Sender = Pick<MessageRecord, "email" | "phone">;

const senderStore = jsonStore<Record<string, never>>("senders");

/** Enough of a number to know it with and without the code of its country. */
const DIGITS = { enough: 7, compared: 9 };

/** Notes who sent a message. Safe to repeat. */
export async function noteSender({ _id, ...sender }: Sender & { _id: string }): Promise<void> {
  for (const place of await placesOf(sender)) await senderStore.create(`${place}/${_id}`, {});
}

/** Forgets that this person has sent the message. Safe to repeat. */
export async function forgetSender({ _id, ...sender }: Sender & { _id: string }): Promise<void> {
  for (const place of await placesOf(sender)) await senderStore.remove(`${place}/${_id}`);
}

/** Notes a corrected address and forgets the former one. Safe to repeat. */
export async function changeSender(
  { _id, phone }: Pick<MessageRecord, "_id" | "phone">,
  from: string,
  to: string,
): Promise<void> {
  await noteSender({ _id, phone, email: to });
  if ((await emailPlace(from)) !== (await emailPlace(to)))
    await forgetSender({ _id, phone: "", email: from });
}

/** Ids of the messages by this address or, if not by that, by this phone number. */
export async function messagesBy(sender: Sender): Promise<ReadonlyMap<string, SenderWay>> {
  const found = new Map<string, SenderWay>();
  const places = await placesOf(sender);
  const lists = await Promise.all(places.map((place) => senderStore.keys(`${place}/`)));
  for (const [index, keys] of lists.entries())
    for (const key of keys) {
      const id = idIn(key);
      if (!found.has(id)) found.set(id, places[index]?.startsWith("email/") ? "email" : "phone");
    }
  return found;
}

/** The keys of every message, by its id. */
export async function everySender(): Promise<ReadonlyMap<string, string[]>> {
  const keys = await Promise.all(WAYS.map((way) => senderStore.keys(`${way}/`)));
  const byId = new Map<string, string[]>();
  for (const key of keys.flat()) {
    const id = idIn(key);
    byId.set(id, [...(byId.get(id) ?? []), key]);
  }
  return byId;
}

/** Brings the keys of a message to those of its sender; `known` are its keys as listed. */
export async function mendSender(
  message: Sender & { _id: string },
  known: readonly string[] = [],
): Promise<void> {
  const right = (await placesOf(message)).map((place) => `${place}/${message._id}`);
  if (right.some((key) => !known.includes(key))) await noteSender(message);
  await removeKeys(known.filter((key) => !right.includes(key)));
}

export async function removeKeys(keys: readonly string[] = []): Promise<void> {
  for (const key of keys) await senderStore.remove(key);
}

async function placesOf({ email, phone }: Sender): Promise<string[]> {
  const digits = phone.replace(/\bext\b.*$/i, "").replace(/\D/g, "");
  return [
    ...(email === "" ? [] : [await emailPlace(email)]),
    ...(digits.length < DIGITS.enough
      ? []
      : [`phone/${await keyed(`phone ${digits.slice(-DIGITS.compared)}`)}`]),
  ];
}

async function emailPlace(email: string): Promise<string> {
  return `email/${await keyed(`email ${email.trim().toLowerCase()}`)}`;
}

function idIn(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}
