import type { InboxMessage } from "#domain/inbox.ts";
import { REPLY_WORDS } from "#domain/reply-words.ts";
import { fill } from "#domain/words.ts";
import { momentIn } from "../../moments.ts";

type Asked = Pick<InboxMessage, "email" | "name" | "message" | "createdAt" | "locale">;

/** A mail in the staff's own mail program, with what was written quoted below. */
export function replyTo({ email, name, message, createdAt, locale }: Asked): string {
  const words = REPLY_WORDS[locale];
  const quoted = message
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const body = `\n\n${fill(words.quoted, { when: momentIn(createdAt, locale), name }, locale)}\n${quoted}`;
  // Mail programs refuse very long addresses; the beginning is enough to know what it is about.
  const lines = encodeURIComponent(Array.from(body).slice(0, 1_200).join("").replaceAll("\n", "\r\n"));
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(words.subject)}&body=${lines}`;
}
