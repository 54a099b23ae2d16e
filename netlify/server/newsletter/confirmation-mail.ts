/** The mail that asks the owner of an address whether the newsletter is wanted. */
import { brand } from "#generated/agency.ts";
import { NEWSLETTER } from "#domain/limits.ts";
import { siteLocale } from "#domain/links.ts";
import type { MailSettings } from "#server/env/env.ts";
import { letterHtml, letterText } from "#server/mail/mail-text.ts";
import { mailIn } from "#server/mail/mail-texts.ts";
import { transmit } from "#server/mail/mail.ts";
import { linksOf, type Subscriber } from "./subscribers.ts";

/**
 * As `sendMail`, but to the subscriber. `site` is the base of the links. The mail has a one-click
 * unsubscribe header (RFC 8058).
 */
export async function sendLetter(
  id: string,
  subscriber: Subscriber,
  site: string,
  settings: MailSettings,
): Promise<void> {
  const { email } = subscriber.record;
  const locale = siteLocale(subscriber.record.locale);
  const text = mailIn(locale);
  const name = settings.from.name || brand;
  const days = NEWSLETTER.confirmWithin / (24 * 60 * 60_000);
  const { confirm, unsubscribe } = await linksOf(subscriber, site);
  const parts = {
    subject: text("confirmation.subject", { brand: name }),
    paragraphs: [text("confirmation.text", { brand: name, days })],
    button: { href: confirm, text: text("confirmation.button") },
    note: text("confirmation.ignore"),
  };
  await transmit(
    {
      id,
      to: [{ name: "", address: email }],
      subject: parts.subject,
      text: letterText(parts),
      html: letterHtml(locale, parts),
      headers: {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    },
    settings,
  );
}
