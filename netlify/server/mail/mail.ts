/** Sends mails, among them the agency's mail about a message. */
import { createTransport } from "nodemailer";
import type { FollowUp } from "#domain/inbox/follow-up.ts";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { MAIL_TIMEOUT } from "#domain/limits.ts";
import { type Locale, localePath, siteLocale } from "#domain/links.ts";
import { clockOf, dayInWords } from "#domain/text/dates.ts";
import { typedLine } from "#domain/text/typed-text.ts";
import { COLOURS } from "#generated/look.ts";
import type { Mailbox, MailSettings } from "#server/env/env.ts";
import { numberOf } from "#server/inbox/receipts.ts";
import { escapeHtml, literalWords, typedHtml } from "./mail-text.ts";
import { mailIn } from "./mail-texts.ts";

/** A mail without its sender, which is always the site. */
export interface Mail {
  /** The same for each try, so that mail programs recognize a second delivery as the same mail. */
  id: string;
  to: Mailbox[];
  replyTo?: Mailbox | Mailbox[];
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Breaks long text without spaces. Each mail program supports one of these. */
const WRAP = "word-break:break-word;word-wrap:break-word;overflow-wrap:anywhere";

type Timeouts = Record<"connection" | "greeting" | "socket", number>;

/**
 * Mails a message to the agency in the agency's language, as `transmit`. The visitor appears only
 * in Reply-To, always as one mailbox. An address whose local part does not fit every header is left
 * out of Reply-To; the text then asks to write to it.
 */
export function sendMail(
  record: MessageRecord,
  settings: MailSettings,
  timeouts?: Timeouts,
): Promise<void> {
  return toAgency(record._id, record.kind, record, settings, timeouts);
}

/** As `sendMail`, about what the sender has added. */
export function sendAddition(
  id: string,
  record: MessageRecord,
  { at, text }: FollowUp["additions"][number],
  settings: MailSettings,
): Promise<void> {
  return toAgency(id, "addition", { ...record, createdAt: at, message: text }, settings);
}

/** As `sendMail`, about the sender's corrected address. */
export function sendCorrection(
  id: string,
  record: MessageRecord,
  settings: MailSettings,
): Promise<void> {
  return toAgency(id, "correction", record, settings);
}

/** The subject names the sender and the number that the sender knows. */
async function toAgency(
  id: string,
  about: About,
  record: MessageRecord,
  settings: MailSettings,
  timeouts?: Timeouts,
): Promise<void> {
  const { locale } = settings;
  const from = `${record.name}${record.company && `, ${record.company}`}`;
  const number = await numberOf(record._id);
  const { service } = record;
  const words = wordsOf(record, about, number, locale);
  const mail: Mail = {
    id,
    to: settings.to,
    ...(canReply(record) && { replyTo: { name: lineOf(record.name), address: record.email } }),
    subject: lineOf(mailIn(locale)(`message.subject.${about}`, { service, from, number })),
    text: textOf(record, words, locale),
    html: htmlOf(record, words, locale),
  };
  return transmit(mail, settings, timeouts);
}

/** Sends one mail and returns when the mail server has accepted it; throws otherwise. */
export async function transmit(
  { id, ...mail }: Mail,
  settings: MailSettings,
  timeouts: Timeouts = MAIL_TIMEOUT,
): Promise<void> {
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use("stream", literalWords);
  try {
    await transport.sendMail({
      ...mail,
      // Keeps auto-responders from answering.
      headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
      messageId: `<${id}@${settings.from.address.replace(/^.*@/, "")}>`,
      from: settings.from,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
}

/**
 * Only servers with SMTPUTF8 accept a local part beyond ASCII; a domain has an ASCII spelling,
 * which is sent.
 */
function canReply({ email }: MessageRecord): boolean {
  return /^[\x21-\x7e]+@[^@]*$/.test(email);
}

/** One line, without bidirectional marks that could make a name look like another. */
export function lineOf(text: string): string {
  return typedLine(text.replace(/\p{Bidi_Control}/gu, ""));
}

/** The occasion of a mail to the agency: a new message, or a change by its sender. */
type About = MessageRecord["kind"] | "addition" | "correction";

interface Words {
  heading: string;
  rows: [label: string, value: string][];
  answer: string;
}

/** The mail's own words around the visitor's text. */
function wordsOf(record: MessageRecord, about: About, number: string, locale: Locale): Words {
  const text = mailIn(locale);
  const sent = new Date(record.createdAt);
  // Names the visitor's language when it differs, so that the agency answers in it.
  const language =
    record.locale === locale
      ? ""
      : new Intl.DisplayNames(locale, { type: "language" }).of(record.locale);
  const rows: [string, string][] = [
    [text("message.labels.number"), number],
    [text("fields.name"), record.name],
    [text("fields.email"), record.email],
    [text("fields.phone"), record.phone],
    [text("fields.company"), record.company],
    [text("fields.service"), record.service],
    [text("fields.budget"), record.budget],
    [text("fields.timeline"), record.timeline],
    [
      text("message.labels.sent"),
      `${dayInWords(record.createdAt.slice(0, 10), locale)}, ${clockOf(locale, "UTC")(sent)} UTC`,
    ],
    [text("message.labels.page"), record.page],
    [
      text("fields.about"),
      record.about.map((path) => localePath(siteLocale(record.locale), path)).join(", "),
    ],
    [text("message.labels.language"), language ?? record.locale],
  ];
  return {
    heading: text(`message.heading.${about}`, { service: record.service }),
    rows: rows.filter(([, value]) => value !== ""),
    answer: text(canReply(record) ? "message.answer" : "message.write", { name: record.name }),
  };
}

function textOf(record: MessageRecord, { heading, rows, answer }: Words, locale: Locale): string {
  const facts = rows.map(([label, value]) => mailIn(locale)("message.fact", { label, value }));
  return [
    heading,
    "",
    ...facts,
    "",
    record.message || mailIn(locale)("message.noMessage"),
    "",
    "-- ",
    answer,
    "",
  ].join("\n");
}

function htmlOf(record: MessageRecord, { heading, rows, answer }: Words, locale: Locale): string {
  const facts = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600;color:${COLOURS["text-muted"].light}">${label}</th><td style="padding:4px 0;${WRAP}">${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px;background:${COLOURS.page.light};color:${COLOURS.ink.light};font:16px/1.55 system-ui,sans-serif">
<h1 style="margin:0 0 16px;font-size:22px;${WRAP}">${escapeHtml(heading)}</h1>
<table style="border-collapse:collapse">${facts.join("")}</table>
<p dir="auto" style="margin:20px 0;padding:16px 20px;background:${COLOURS.surface.light};border-left:4px solid ${COLOURS.primary.light};${WRAP}">${typedHtml(record.message || mailIn(locale)("message.noMessage"))}</p>
<p style="color:${COLOURS["text-muted"].light};${WRAP}">${escapeHtml(answer)}</p>
</body></html>
`;
}
