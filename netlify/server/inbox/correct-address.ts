/** A sender's correction of the email address. */
import { isFull, reopened } from "#domain/inbox/follow-up.ts";
import { wrongField } from "#server/http/errors.ts";
import type { RequestContext } from "#server/http/http.ts";
import { confirmArrival } from "#server/mail/confirm-arrival.ts";
import { sendCorrection } from "#server/mail/mail.ts";
import { changeId } from "#server/mail/outbox-entries.ts";
import { deliverNew, enqueue } from "#server/mail/outbox.ts";
import { say } from "#site/i18n/sentence.ts";
import { unreadAgain } from "./add-to-message.ts";
import { changeFollowUp, type Followed } from "./follow-ups.ts";
import { moveMessage } from "./messages.ts";
import { changeSender } from "./senders.ts";
import { refuseWithdrawn } from "./withdraw.ts";
import { noteWork } from "./work-index.ts";

/**
 * Replaces the address of a message, mails the new one to the agency and sends it the receipt. The
 * former address stays for staff. The message is unread again and waits for an answer, as one to
 * the former address may be lost. A repeat changes nothing. Throws `invalid` when it was corrected
 * too often, and `not_found` when the message is withdrawn.
 */
export async function correctAddress(
  { value, followUp }: Followed,
  email: string,
  site: string,
  context: Pick<RequestContext, "waitUntil">,
  clock = Date.now,
): Promise<void> {
  const id = value._id;
  if (value.email === email) return;
  if (isFull(followUp).correct) throw full();
  await moveMessage(id, unreadAgain, clock());
  await refuseWithdrawn(id);

  let corrected = false;
  const { formerEmails } = await changeFollowUp(id, (current) => {
    // `value` has the address as it was read; the stored one may be newer.
    const before = current.email ?? value.email;
    corrected = before !== email;
    if (!corrected) return undefined;
    if (isFull(current).correct) throw full();
    const formerEmails = [...current.formerEmails, before];
    const next = { ...current, email, formerEmails };
    const isDone = current.answeredAt !== undefined || current.closedAt !== undefined;
    return isDone ? reopened(next, clock(), "correction") : next;
  });
  await noteWork(id);
  const former = formerEmails.at(-1);
  if (corrected && former !== undefined) await changeSender(value, former, email);
  if (!corrected || value.spamReason !== undefined) return;
  const record = { ...value, email };
  const mail = changeId(id, "address", formerEmails.length);
  const mark = await enqueue(mail, clock(), { change: { message: id } });
  if (mark)
    context.waitUntil(
      deliverNew(mark, (settings) => sendCorrection(mail, record, settings), clock),
    );
  context.waitUntil(confirmArrival(record, site, clock, formerEmails.length));
}

function full() {
  return wrongField("email", say("receipts.fullCorrections"));
}
