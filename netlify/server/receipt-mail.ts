/** The mail that confirms to a visitor that a message has arrived. */
import { RECEIPT } from "#domain/limits.ts";
import { siteLinks } from "#domain/links.ts";
import type { MessageRecord } from "#domain/message.ts";
import { serverTexts } from "#domain/server-texts.ts";
import { amount, fill } from "#domain/words.ts";
import type { MailSettings } from "./env.ts";
import { letterHtml, letterText } from "./letter-html.ts";
import { transmit } from "./mail.ts";
import { mailboxKey } from "./mailbox-key.ts";

/**
 * As `sendMail`, to the visitor, in the language of the page that sent the message. Nothing that was typed is in it, not even the
 * service or the name: a sender who enters another person's address must not be able to say something to them by it. One to an address of
 * the agency itself is not sent, as it would answer itself.
 */
export async function sendReceipt(id: string, record: MessageRecord, site: string, settings: MailSettings): Promise<void> {
  const { locale, kind, email } = record;
  if ([settings.from, ...settings.to].some(({ address }) => mailboxKey(address) === mailboxKey(email))) return;
  const { receipt } = serverTexts(locale);
  const values = { brand: settings.from.name || new URL(site).host, time: amount(RECEIPT.answerHours, "hour", locale) };
  const parts = {
    subject: fill(receipt.subject[kind], values, locale),
    paragraphs: [receipt.thanks[kind], receipt.next[kind], receipt.reach].map((text) => fill(text, values, locale)),
    button: { href: `${site}${siteLinks(locale).contact}`, text: receipt.button },
    note: receipt.ignore,
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
