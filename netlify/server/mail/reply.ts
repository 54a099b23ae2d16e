/** The mail of a reply to a visitor. */
import type { ReplyRecord } from "#domain/inbox/reply.ts";
import { quotedMessage, quoteLines, replySubject } from "#domain/inbox/reply-words.ts";
import { siteLocale } from "#domain/links.ts";
import { COLOURS } from "#generated/look.ts";
import { type MailSettings, receiptsAreOn } from "#server/env/env.ts";
import type { Followed } from "#server/inbox/follow-ups.ts";
import { listReplies } from "#server/inbox/replies.ts";
import { numberOf } from "#server/inbox/receipts.ts";
import { escapeHtml, typedHtml } from "./mail-text.ts";
import { lineOf, transmit } from "./mail.ts";
import { receiptId, replyMailId } from "./outbox-entries.ts";

/**
 * Mails a reply to the visitor's current address, as `transmit`, with the visitor's message quoted.
 * Answers to it go to the team. Mail programs show it below the receipt and earlier replies.
 */
export async function sendReply(
  { value, followUp }: Followed,
  reply: ReplyRecord,
  settings: MailSettings,
): Promise<void> {
  const locale = siteLocale(value.locale);
  const quoted = quotedMessage({ ...value, additions: followUp.additions }, locale);
  const subject = replySubject(locale, await numberOf(value._id));
  const before = await earlierMails(value._id, followUp.formerEmails.length, reply);
  const domain = settings.from.address.replace(/^.*@/, "");
  const references = before.map((id) => `<${id}@${domain}>`);
  const latest = references.at(-1);
  await transmit(
    {
      id: replyMailId(value._id, reply._id),
      to: [{ name: lineOf(value.name), address: value.email }],
      replyTo: settings.to,
      subject,
      text: quoted ? `${reply.text}\n\n${quoted.head}\n${quoteLines(quoted.text)}\n` : reply.text,
      html: `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.55 system-ui,sans-serif">
<p style="max-width:44em;margin:0 0 24px">${typedHtml(reply.text)}</p>
${
  quoted
    ? `<p style="margin:0 0 8px;color:${COLOURS["text-muted"].light}">${escapeHtml(quoted.head)}</p>
<blockquote style="margin:0;padding:0 0 0 16px;border-left:3px solid ${COLOURS.primary.light};color:${COLOURS["text-muted"].light}">${typedHtml(quoted.text)}</blockquote>`
    : ""
}
</body></html>
`,
      headers: {
        // Written by a person.
        "Auto-Submitted": "no",
        ...(latest !== undefined && {
          "In-Reply-To": latest,
          References: references.join(" "),
        }),
      },
    },
    settings,
  );
}

/** Entry ids of the receipt and of the replies that were sent before, oldest first. */
async function earlierMails(
  message: string,
  corrections: number,
  { _id }: ReplyRecord,
): Promise<string[]> {
  const sent = (await listReplies(message)).filter(
    (other) => other._id !== _id && other.sentAt !== undefined,
  );
  return [
    ...(receiptsAreOn() ? [receiptId(message, corrections)] : []),
    ...sent.map((other) => replyMailId(message, other._id)),
  ];
}
