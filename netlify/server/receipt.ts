/** The way of a stored message to the mail that tells its visitor so. */
import { RECEIPT } from "#domain/limits.ts";
import type { MessageRecord } from "#domain/message.ts";
import { emailKey } from "#domain/user.ts";
import { keyed } from "./addresses.ts";
import { receiptsAreOn } from "./env.ts";
import { takeHit } from "./hits.ts";
import { logFailure } from "./log.ts";
import { deliverNew, markForMail } from "./outbox.ts";
import { sendReceipt } from "./receipt-mail.ts";

/**
 * Puts the receipt of a stored message, no suspected spam, into the outbox and mails it; never throws. It begins when the message is
 * stored and answered, so that nothing about it can hold up or refuse an enquiry. An address gets one a day, whoever enters it and
 * however often, and each message at most one: whoever has not taken the day's place leaves the receipt to the one who has.
 */
export async function confirmArrival(record: MessageRecord, site: string, clock = Date.now): Promise<void> {
  if (!receiptsAreOn()) return;
  const [id, now] = [`${record._id}-receipt`, clock()];
  try {
    const address = `receipt-${await keyed(`mail ${emailKey(record.email)}`)}`;
    const { added } = await takeHit(address, record._id, { max: 1, window: RECEIPT.window }, now);
    const mark = added ? await markForMail(id, now, { receipt: { message: record._id, site } }) : undefined;
    if (mark) await deliverNew(mark, (settings) => sendReceipt(id, record, site, settings), clock);
  } catch (error) {
    logFailure(`receipt of ${record._id}`, error);
  }
}
