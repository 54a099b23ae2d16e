/** Sending a mail, and the one that tells the agency about a message. */
import { createTransport } from "nodemailer";
import { MAIL_TIMEOUT } from "#domain/limits.ts";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import type { MessageRecord } from "#domain/message.ts";
import type { Mailbox, MailSettings } from "./env.ts";
import { escapeHtml } from "./html.ts";

/** A mail without its sender, who is always the site. */
export interface Mail {
  /** The same for each try, so that a mail program shows a second delivery as the same mail. */
  id: string;
  to: Mailbox[];
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

const LANGUAGE_NAMES = new Intl.DisplayNames(DEFAULT_LOCALE, { type: "language" });

type Timeouts = Record<"connection" | "greeting" | "socket", number>;

/** Mails a message to the agency, as `transmit`. The visitor is in Reply-To only, as one mailbox whatever the name holds. */
export function sendMail(record: MessageRecord, settings: MailSettings, timeouts?: Timeouts): Promise<void> {
  const mail: Mail = {
    id: record._id,
    to: settings.to,
    replyTo: { name: lineOf(record.name), address: record.email },
    subject: lineOf(`${headingOf(record)} from ${record.name}${record.company && `, ${record.company}`}`),
    text: textOf(record),
    html: htmlOf(record),
  };
  return transmit(mail, settings, timeouts);
}

/** Sends one mail and returns when the mail server has taken it; throws what went wrong otherwise. */
export async function transmit({ id, ...mail }: Mail, settings: MailSettings, timeouts: Timeouts = MAIL_TIMEOUT): Promise<void> {
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      ...mail,
      messageId: `<${id}@${settings.from.address.replace(/^.*@/, "")}>`,
      from: settings.from,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
}

/** One line, without marks that turn the reading direction around and so could make a name look like another. */
function lineOf(text: string): string {
  return text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}

function headingOf(record: MessageRecord): string {
  return record.kind === "request" ? `Request for ${record.service}` : "Enquiry";
}

function rowsOf(record: MessageRecord): [label: string, value: string][] {
  const rows: [string, string][] = [
    ["Name", record.name],
    ["E-mail", record.email],
    ["Phone", record.phone],
    ["Company", record.company],
    ["Service", record.service],
    ["Budget", record.budget],
    ["Timeline", record.timeline],
    ["Sent", `${record.createdAt.slice(0, 16).replace("T", " ")} UTC`],
    ["Page", record.page],
    // Staff work in English; another language of the visitor is one to answer in.
    ["Language", record.locale === DEFAULT_LOCALE ? "" : (LANGUAGE_NAMES.of(record.locale) ?? record.locale)],
  ];
  return rows.filter(([, value]) => value !== "");
}

function textOf(record: MessageRecord): string {
  const rows = rowsOf(record).map(([label, value]) => `${label}: ${value}`);
  return [
    headingOf(record),
    "",
    ...rows,
    "",
    record.message || "(no message)",
    "",
    "-- ",
    `Reply to this mail to answer ${record.name}.`,
    "",
  ].join("\n");
}

function htmlOf(record: MessageRecord): string {
  const rows = rowsOf(record).map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600;color:#5b5b78">${label}</th><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${DEFAULT_LOCALE}"><head><meta charset="utf-8"><title>${escapeHtml(headingOf(record))}</title></head>
<body style="margin:0;padding:24px;background:#faf6ef;color:#16163a;font:16px/1.55 system-ui,sans-serif">
<h1 style="margin:0 0 16px;font-size:22px">${escapeHtml(headingOf(record))}</h1>
<table style="border-collapse:collapse">${rows.join("")}</table>
<p dir="auto" style="margin:20px 0;padding:16px 20px;background:#fff;border-left:4px solid #c8372d;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(record.message || "(no message)")}</p>
<p style="color:#5b5b78">Reply to this mail to answer ${escapeHtml(record.name)}.</p>
</body></html>
`;
}
