/** The way of a stored message to the mail that confirms it to its visitor. */
import type { MessageRecord } from "#domain/inbox/message.ts";
import { receiptsAreOn } from "#server/env/env.ts";
import { logFailure } from "#server/http/log.ts";
import { takePlace } from "#server/inbox/mailboxes.ts";
import { receiptId } from "./outbox-entries.ts";
import { deliverNew, enqueue } from "./outbox.ts";
import { sendReceipt } from "./receipt.ts";

/**
 * Puts the receipt of a stored message, no suspected spam, into the outbox and mails it; never
 * throws. It begins when the message is stored and answered, so that nothing about it can hold up
 * or refuse an enquiry. A mailbox gets one a day, from any sender and however often it is entered,
 * and each message at most one: a run that has not taken the day's place leaves the receipt to the
 * run that has.
 */
export async function confirmArrival(
  record: MessageRecord,
  site: string,
  clock = Date.now,
): Promise<void> {
  if (!receiptsAreOn()) return;
  const [id, now] = [receiptId(record._id), clock()];
  try {
    const mark = (await takePlace("receipts", record.email, record._id, now))
      ? await enqueue(id, now, { receipt: { message: record._id, site } })
      : undefined;
    if (mark) await deliverNew(mark, (settings) => sendReceipt(id, record, site, settings), clock);
  } catch (error) {
    logFailure(`receipt of ${record._id}`, error);
  }
}
