/** The words of a reply, in the visitor's language, whatever the staff's language. */
import { timeZone } from "#generated/agency.ts";
import type { Locale } from "#domain/links.ts";
import { momentIn } from "#domain/text/dates.ts";
import { fill } from "#domain/text/words.ts";
import type { InboxMessage } from "./inbox.ts";

export const REPLY_WORDS: Record<Locale, { subject: string; quoted: string }> = {
  en: { subject: "Re: your message to us", quoted: "On {when}, {name} wrote:" },
  bn: { subject: "Re: আমাদের কাছে আপনার বার্তা", quoted: "{when}, {name} লিখেছেন:" },
  fr: { subject: "Re: votre message", quoted: "Le {when}, {name} a écrit\u00a0:" },
  es: { subject: "Re: su mensaje", quoted: "El {when}, {name} escribió:" },
};

/** The subject of a reply, with the number that the visitor knows. */
export function replySubject(locale: Locale, number: string): string {
  return `${REPLY_WORDS[locale].subject} (${number})`;
}

/**
 * The visitor's message below a reply, with its moment at the office: the line that names both, and
 * the text. `undefined` for a message without a text.
 */
export function quotedMessage(
  {
    message,
    createdAt,
    name,
    additions,
  }: Pick<InboxMessage, "message" | "createdAt" | "name" | "additions">,
  locale: Locale,
): { head: string; text: string } | undefined {
  const text = [message, ...additions.map((addition) => addition.text)]
    .filter((part) => part !== "")
    .join("\n\n");
  if (text === "") return undefined;
  const when = momentIn(locale, timeZone)(new Date(createdAt));
  return { head: fill(REPLY_WORDS[locale].quoted, { when, name }, locale), text };
}

/** The text of a quotation as plain text. */
export function quoteLines(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
}
