/** The way of a stored message to the mail that confirms it to its visitor. */
import type { MessageRecord } from "#domain/inbox/message.ts";
import { RECEIPT } from "#domain/limits.ts";
import { siteLinks } from "#domain/links.ts";
import { type MailSettings, receiptsAreOn } from "#server/env/env.ts";
import { logFailure } from "#server/http/log.ts";
import { mailboxKey, takePlace } from "#server/inbox/mailboxes.ts";
import { mailIn } from "./mail-texts.ts";
import { letterHtml, letterText } from "./mail-text.ts";
import { transmit } from "./mail.ts";
import { receiptId } from "./outbox-entries.ts";
import { deliverNew, enqueue } from "./outbox.ts";

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

/**
 * As `sendMail`, to the visitor, in the language of the page that sent the message. Nothing that
 * was typed is in it, not even the service or the name: a sender who enters another person's
 * address must not be able to say something to them by it. One to an address of the agency itself
 * is not sent, as it would answer itself.
 */
export async function sendReceipt(
  id: string,
  record: MessageRecord,
  site: string,
  settings: MailSettings,
): Promise<void> {
  const { locale, kind, email } = record;
  if (
    [settings.from, ...settings.to].some(({ address }) => mailboxKey(address) === mailboxKey(email))
  )
    return;
  const text = mailIn(locale);
  const brand = settings.from.name || new URL(site).host;
  const parts = {
    subject: text(`receipt.subject.${kind}`, { brand }),
    paragraphs: [
      text(`receipt.thanks.${kind}`, { brand }),
      text(`receipt.next.${kind}`, { hours: RECEIPT.answerHours }),
      text("receipt.reach"),
    ],
    button: { href: `${site}${siteLinks(locale).contact}`, text: text("receipt.button") },
    note: text("receipt.ignore"),
  };
  await transmit(
    {
      id,
      to: [{ name: "", address: email }],
      replyTo: settings.to,
      subject: parts.subject,
      text: letterText(parts),
      html: letterHtml(locale, parts),
      headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    },
    settings,
  );
}
