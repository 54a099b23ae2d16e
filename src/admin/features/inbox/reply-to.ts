import { momentIn } from "#admin/lib/moments.ts";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { quoteLines, REPLY_WORDS } from "#domain/inbox/reply-words.ts";
import { fill } from "#domain/text/words.ts";

type Asked = Pick<InboxMessage, "email" | "name" | "message" | "createdAt" | "locale">;

/**
 * Longest address in characters: Windows passes no longer one to a mail program, and says nothing.
 */
const LONGEST = 2_000;

/** Opens a reply in the mail program, with the message quoted; of a long message, its beginning. */
export function replyTo({ email, name, message, createdAt, locale }: Asked): string {
  const words = REPLY_WORDS[locale];
  const quoted = quoteLines(message);
  const body = `\n\n${fill(words.quoted, { when: momentIn(createdAt, locale), name }, locale)}\n${quoted}`;
  const address = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(words.subject)}&body=`;
  return address + encoded(body, LONGEST - address.length);
}

/** As much of the text as fits into `room` characters once encoded. A Bengali letter takes nine. */
function encoded(text: string, room: number): string {
  let all = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const next = encodeURIComponent(segment.replace(/\r?\n/, "\r\n"));
    if (all.length + next.length > room) break;
    all += next;
  }
  return all;
}
