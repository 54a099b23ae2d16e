/** Sends replies that staff write in the inbox, and sends failed ones again. */
import { createHash } from "node:crypto";
import type { Reply, ReplyForm } from "#domain/inbox/reply.ts";
import { type Author, person } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { replyMailId } from "#server/mail/outbox-entries.ts";
import { deliverNow, enqueue, mailAgain, replySender } from "#server/mail/outbox.ts";
import { say } from "#site/i18n/sentence.ts";
import type { Followed } from "./follow-ups.ts";
import { foundMessage } from "./inbox.ts";
import { listReplies, readReply, storeReply } from "./replies.ts";
import { refuseWithdrawn } from "./withdraw.ts";

/** Throws `not_found`, also when the sender has withdrawn the message. */
export async function repliesTo(id: string): Promise<Reply[]> {
  await foundMessage(id);
  return listReplies(id);
}

/**
 * Sends a reply, and returns it with the state of its mail after the first attempt. `key` is the
 * `Idempotency-Key`: a repeat with the same text by the same person is the same reply, and is mailed
 * once. Throws `not_found`, and `invalid` in spam and in the trash.
 */
export async function reply(
  id: string,
  { text }: ReplyForm,
  author: Author,
  key: string,
  clock = Date.now,
): Promise<Reply> {
  const message = await writable(id);
  const now = clock();
  const _id = createHash("sha256")
    .update(JSON.stringify([author._id, id, key, text]))
    .digest("hex")
    .slice(0, 32);
  if (!(await readReply(id, _id))) {
    const mail = replyMailId(id, _id);
    const at = new Date(now).toISOString();
    const mark = await enqueue(mail, now, { reply: { message: id, reply: _id } });
    await storeReply(id, { _id, at, by: person(author), to: message.value.email, text });
    await refuseWithdrawn(id);
    if (mark) await deliverNow(mark, await replySender(id, _id), clock);
  }
  return viewOf(id, _id);
}

/** Sends a reply again at once. Throws `not_found`, and `invalid` when it has been sent. */
export async function retryReply(id: string, _id: string): Promise<Reply> {
  await writable(id);
  const { sentAt } = await viewOf(id, _id);
  if (sentAt !== undefined) throw new AppError("invalid", say("messages.replySent"));
  await mailAgain(replyMailId(id, _id), await replySender(id, _id), {
    reply: { message: id, reply: _id },
  });
  return viewOf(id, _id);
}

async function writable(id: string): Promise<Followed> {
  const message = await foundMessage(id);
  if (message.folder === "spam" || message.folder === "trash")
    throw new AppError("invalid", say(`messages.${message.folder}NotAnswered`));
  return message;
}

async function viewOf(id: string, _id: string): Promise<Reply> {
  const found = (await listReplies(id)).find((other) => other._id === _id);
  // A sender who has withdrawn the message meanwhile took its replies along.
  if (!found) await foundMessage(id);
  if (!found) throw new AppError("not_found", say("messages.replyMissing"));
  return found;
}
