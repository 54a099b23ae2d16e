/** The mail that confirms a message to its visitor. */
import type { MessageRecord } from "#domain/inbox/message.ts";
import { brand } from "#generated/agency.ts";
import { promiseOf, replyBy, replyByInWords } from "#domain/content/reply-by.ts";
import { type Locale, siteLocale } from "#domain/links.ts";
import type { MailSettings } from "#server/env/env.ts";
import { mailboxKey } from "#server/inbox/mailboxes.ts";
import { receiptOf } from "#server/inbox/receipts.ts";
import { replyByTexts } from "#site/i18n/form-texts.ts";
import { letterHtml, letterText } from "./mail-text.ts";
import { mailIn } from "./mail-texts.ts";
import { transmit } from "./mail.ts";

/**
 * As `sendMail`, but to the visitor, in the language of the page that sent the message. It repeats
 * no input, not even service or name: a sender who enters someone else's address must not be able
 * to send them a text. A receipt to one of the agency's own addresses is not sent, as it would
 * answer itself.
 */
export async function sendReceipt(
  id: string,
  record: MessageRecord,
  site: string,
  settings: MailSettings,
): Promise<void> {
  const { kind, email } = record;
  if (
    [settings.from, ...settings.to].some(({ address }) => mailboxKey(address) === mailboxKey(email))
  )
    return;
  const locale = siteLocale(record.locale);
  const { number, url } = await receiptOf(record._id);
  const text = mailIn(locale);
  const name = settings.from.name || brand;
  const parts = {
    subject: text(`receipt.subject.${kind}`, { brand: name }),
    paragraphs: [
      text(`receipt.thanks.${kind}`, { brand: name }),
      text(`receipt.next.${kind}`),
      ...promiseOfAnswer(record, locale),
      text("receipt.reach", { number }),
    ],
    button: { href: site + url, text: text("receipt.button") },
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

/** The moment of the answer, unless it has passed before the mail goes out. */
function promiseOfAnswer(record: MessageRecord, locale: Locale): string[] {
  const [by, now] = [replyBy(new Date(record.createdAt), promiseOf(record)), new Date()];
  return by > now ? [replyByInWords(by, replyByTexts(locale), locale, { now })] : [];
}
