/** A sender's addition to a message. */
import { type FollowUp, isFull, reopened } from "#domain/inbox/follow-up.ts";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { wrongField } from "#server/http/errors.ts";
import type { RequestContext } from "#server/http/http.ts";
import { sendAddition } from "#server/mail/mail.ts";
import { changeId } from "#server/mail/outbox-entries.ts";
import { deliverNew, enqueue } from "#server/mail/outbox.ts";
import { say } from "#site/i18n/sentence.ts";
import { changeFollowUp, type Followed } from "./follow-ups.ts";
import { moveMessage } from "./messages.ts";
import { refuseWithdrawn } from "./withdraw.ts";
import { noteWork } from "./work-index.ts";

/**
 * Adds a text to a message, marks it as unread, reopens it and mails the text to the agency, as
 * with a new message. A repeat of the same text changes nothing. The message is unread before the text is
 * stored, so that an interruption hides no addition. Throws `invalid` when there is no more room,
 * and `not_found` when the message is withdrawn.
 */
export async function addToMessage(
  { value, followUp }: Followed,
  text: string,
  context: Pick<RequestContext, "waitUntil">,
  clock = Date.now,
): Promise<void> {
  const id = value._id;
  if (isKnown(followUp, text)) return;
  if (isFull(followUp).add) throw full();
  await moveMessage(id, unreadAgain, clock());
  await refuseWithdrawn(id);

  let added = false;
  const { additions } = await changeFollowUp(id, (current) => {
    added = !isKnown(current, text);
    if (!added) return undefined;
    if (isFull(current).add) throw full();
    const addition = { at: new Date(clock()).toISOString(), text };
    const next = { ...current, additions: [...current.additions, addition] };
    const isDone = current.answeredAt !== undefined || current.closedAt !== undefined;
    return isDone ? reopened(next, clock(), "addition") : next;
  });
  await noteWork(id);
  if (!added || value.spamReason !== undefined) return;
  const index = additions.length - 1;
  const mail = changeId(id, "added", index);
  const mark = await enqueue(mail, clock(), { change: { message: id, index } });
  const addition = additions[index];
  if (mark && addition)
    context.waitUntil(
      deliverNew(mark, (settings) => sendAddition(mail, value, addition, settings), clock),
    );
}

/**
 * Where a message goes when its sender changes it: spam stays where it is; a deleted message
 * returns, because its sender is not done with it.
 */
export function unreadAgain(folder: Folder, { deletedFrom }: MessageRecord): Folder {
  if (folder === "trash") return deletedFrom === "spam" ? "spam" : "unread";
  return folder === "spam" ? "spam" : "unread";
}

function isKnown({ additions }: FollowUp, text: string): boolean {
  return additions.some((addition) => addition.text === text);
}

function full() {
  return wrongField("message", say("receipts.fullAdditions"));
}
