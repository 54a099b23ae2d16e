/** The receipt for the visitor of a stored message. */
import type { MessageRecord } from "#domain/inbox/message.ts";
import { receiptsAreOn } from "#server/env/env.ts";
import { logFailure } from "#server/http/log.ts";
import { takePlace } from "#server/inbox/mailboxes.ts";
import { receiptId } from "./outbox-entries.ts";
import { deliverNew, enqueue } from "./outbox.ts";
import { sendReceipt } from "./receipt.ts";

/**
 * Queues the receipt of a stored message that is not suspected spam, and mails it; never throws. It
 * starts after the message is stored and answered, so that it cannot hold up or refuse an enquiry.
 * A mailbox gets one receipt a day, from any sender and for any number of posts, and each message
 * at most one for each of its addresses: a run that did not take the day's place leaves the receipt
 * to the other run.
 */
export async function confirmArrival(
  record: MessageRecord,
  site: string,
  clock = Date.now,
  corrections = 0,
): Promise<void> {
  if (!receiptsAreOn()) return;
  const [id, now] = [receiptId(record._id, corrections), clock()];
  try {
    const mark = (await takePlace("receipts", record.email, id, now))
      ? await enqueue(id, now, { receipt: { message: record._id, site, corrections } })
      : undefined;
    if (mark) await deliverNew(mark, (settings) => sendReceipt(id, record, site, settings), clock);
  } catch (error) {
    logFailure(`receipt of ${record._id}`, error);
  }
}
