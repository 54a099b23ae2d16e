import { momentIn } from "#admin/lib/moments.ts";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { quoteLines, REPLY_WORDS } from "#domain/inbox/reply-words.ts";
import { fill } from "#domain/text/words.ts";

type Asked = Pick<InboxMessage, "email" | "name" | "message" | "createdAt" | "locale">;

/**
 * Longest address in characters: Windows passes no longer one to a mail program, and says nothing.
 */
const LONGEST = 2_000;

interface Link {
  address: string;
  /** Whether the typed text is in it: whole, or not at all. */
  holdsText: boolean;
}

/**
 * Opens a reply in the mail program: the typed text, then the message quoted, of which as much is
 * left out as the address has no room for.
 */
export function replyTo({ email, name, message, createdAt, locale }: Asked, typed = ""): Link {
  const words = REPLY_WORDS[locale];
  const start = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(words.subject)}&body=`;
  const text = encoded(typed);
  const holdsText = start.length + text.length <= LONGEST;
  const address = holdsText ? start + text : start;
  const head = `\n\n${fill(words.quoted, { when: momentIn(createdAt, locale), name }, locale)}\n`;
  const quote = encoded(head + quoteLines(message), LONGEST - address.length);
  // A head without a quote says nothing.
  return { address: quote.length > encoded(head).length ? address + quote : address, holdsText };
}

/** As much of the text as fits into `room` characters once encoded. A Bengali letter takes nine. */
function encoded(text: string, room = Infinity): string {
  let all = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const next = encodeURIComponent(segment.replace(/\r?\n/, "\r\n"));
    if (all.length + next.length > room) break;
    all += next;
  }
  return all;
}
