/** The mail that asks the owner of an address whether the newsletter is wanted. */
import { NEWSLETTER } from "#domain/limits.ts";
import { serverTexts } from "#domain/server-texts.ts";
import { amount, fill } from "#domain/words.ts";
import type { MailSettings } from "./env.ts";
import { escapeHtml } from "./html.ts";
import { transmit } from "./mail.ts";
import { linksOf, type Subscriber } from "./subscribers.ts";

/** As `sendMail`, to the subscriber. `site` is where the links lead. It carries the one-click unsubscription of RFC 8058. */
export async function sendLetter(id: string, subscriber: Subscriber, site: string, settings: MailSettings): Promise<void> {
  const { email, locale } = subscriber.record;
  const { mail } = serverTexts(locale).newsletter;
  const brand = settings.from.name || new URL(site).host;
  const time = amount(NEWSLETTER.confirmWithin / (24 * 60 * 60_000), "day", locale);
  const text = fill(mail.text, { brand, time }, locale);
  const subject = fill(mail.subject, { brand }, locale);
  const { confirm, unsubscribe } = await linksOf(subscriber, site);
  await transmit(
    {
      id,
      to: [{ name: "", address: email }],
      subject,
      text: `${text}\n\n${confirm}\n\n${mail.ignore}\n`,
      html: `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf6ef;color:#16163a;font:16px/1.55 system-ui,sans-serif">
<p style="max-width:40em;margin:0 0 20px">${escapeHtml(text)}</p>
<p style="margin:0 0 20px"><a href="${escapeHtml(confirm)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#c8372d;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(mail.button)}</a></p>
<p style="max-width:40em;margin:0;color:#5b5b78">${escapeHtml(mail.ignore)}</p>
</body></html>
`,
      headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    },
    settings,
  );
}
