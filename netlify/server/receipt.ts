/** The way of a stored message to the mail that tells its visitor so. */
import { RECEIPT } from "#domain/limits.ts";
import type { MessageRecord } from "#domain/message.ts";
import { emailKey } from "#domain/user.ts";
import { keyed } from "./addresses.ts";
import { receiptsAreOn } from "./env.ts";
import { inBulk } from "./bulk.ts";
import { logFailure } from "./log.ts";
import { receiptId } from "./outbox-entries.ts";
import { deliverNew, markForMail } from "./outbox.ts";
import { sendReceipt } from "./receipt-mail.ts";
import { slotEnd, slotOf } from "./slots.ts";
import { jsonStore } from "./stores.ts";

/** Which message an address got its receipt for, as `receipts/<address>/<half hour>`. A key is written once, so an old one goes unread. */
const receiptStore = jsonStore<{ message: string }>("hits");

/**
 * Puts the receipt of a stored message, no suspected spam, into the outbox and mails it; never throws. It begins when the message is
 * stored and answered, so that nothing about it can hold up or refuse an enquiry. An address gets one a day, whoever enters it and
 * however often, and each message at most one: whoever has not taken the day's place leaves the receipt to the one who has.
 */
export async function confirmArrival(record: MessageRecord, site: string, clock = Date.now): Promise<void> {
  if (!receiptsAreOn()) return;
  const [id, now] = [receiptId(record._id), clock()];
  try {
    const mark = (await takeDay(record, now)) ? await markForMail(id, now, { receipt: { message: record._id, site } }) : undefined;
    if (mark) await deliverNew(mark, (settings) => sendReceipt(id, record, site, settings), clock);
  } catch (error) {
    logFailure(`receipt of ${record._id}`, error);
  }
}

/** Whether the day's place of the visitor's address is this message's. */
async function takeDay({ _id, email }: MessageRecord, now: number): Promise<boolean> {
  const address = `receipts/${await keyed(`mail ${emailKey(email)}`)}`;
  const mine = `${address}/${slotOf(now)}`;
  if ((await receiptStore.keys(`${address}/`)).some((key) => key !== mine && !isOver(key, now))) return false;
  if (await receiptStore.create(mine, { message: _id })) return true;
  // Its own, when only the answer to the write got lost.
  return (await receiptStore.read(mine))?.value.message === _id;
}

/** Forgets who got a receipt longer ago than a day. */
export async function forgetOldReceipts(now: number, until?: number): Promise<void> {
  const old = (await receiptStore.keys("receipts/")).filter((key) => isOver(key, now));
  await inBulk(
    old,
    (key) => receiptStore.remove(key),
    (key) => `counter ${key}`,
    until,
  );
}

function isOver(key: string, now: number): boolean {
  return slotEnd(key.split("/").at(-1) ?? "", RECEIPT.window) <= now;
}
