/** Stored replies, one object each: `message/<id of the message>/<id of the reply>`. */
import type { MailState } from "#domain/inbox/inbox.ts";
import { type Reply, type ReplyRecord, replyRecord } from "#domain/inbox/reply.ts";
import { mailStates, replyMailId } from "#server/mail/outbox-entries.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore } from "#server/store/stores.ts";

const SENT: MailState = { state: "sent", attempts: 0 };
const LOST: MailState = { state: "failed", attempts: 0 };

const replyStore = jsonStore<ReplyRecord>("replies");

/** Returns a reply; `undefined` if it does not exist or cannot be read. */
export function readReply(message: string, id: string): Promise<ReplyRecord | undefined> {
  return readableOr(
    `reply ${id} to message ${message}`,
    async () => replyRecord.optional().parse((await replyStore.read(keyOf(message, id)))?.value),
    undefined,
  );
}

/** Stores a new reply; a repeat finds it and changes nothing. */
export async function storeReply(message: string, reply: ReplyRecord): Promise<void> {
  await replyStore.create(keyOf(message, reply._id), reply);
}

/** Notes that the mail server accepted a reply, and at which address. Keeps the first time. */
export async function markSent(
  message: string,
  id: string,
  to: string,
  now: number,
): Promise<void> {
  await replyStore.swap(keyOf(message, id), (stored) =>
    stored && stored.sentAt === undefined
      ? { ...stored, to, sentAt: new Date(now).toISOString() }
      : undefined,
  );
}

/** The replies to a message with the state of their mails, oldest first. */
export async function listReplies(message: string): Promise<Reply[]> {
  const keys = await replyStore.keys(`message/${message}/`);
  const found = await Promise.all(keys.map((key) => readReply(message, key.split("/")[2] ?? "")));
  const replies = found.filter((reply) => reply !== undefined);
  const states = await mailStates(replies.map(({ _id }) => replyMailId(message, _id)));
  return replies
    .map((reply) => {
      const noted = states.get(replyMailId(message, reply._id));
      // Without an entry, a reply that was not sent came from a backup.
      const mail = reply.sentAt === undefined ? (noted ?? LOST) : SENT;
      return { ...reply, mail };
    })
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** Ids of the messages that have replies. */
export async function repliedTo(): Promise<ReadonlySet<string>> {
  return new Set((await replyStore.keys("message/")).map((key) => key.split("/")[1] ?? ""));
}

export async function removeReplies(message: string): Promise<void> {
  for (const key of await replyStore.keys(`message/${message}/`)) await replyStore.remove(key);
}

function keyOf(message: string, id: string): string {
  return `message/${message}/${id}`;
}
