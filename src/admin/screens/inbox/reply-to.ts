import type { InboxMessage } from "#domain/inbox.ts";
import { momentOf } from "../../dates.ts";
import { texts } from "./texts.ts";

/** A mail in the person's own mail program, with what was written quoted below. */
export function replyTo({ email, name, message, createdAt }: Pick<InboxMessage, "email" | "name" | "message" | "createdAt">): string {
  const quoted = message
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const body = `\n\n${texts.quoted(name, momentOf(createdAt))}\n${quoted}`;
  // Mail programs refuse very long addresses; the beginning is enough to know what it is about.
  const lines = encodeURIComponent(Array.from(body).slice(0, 1_200).join("").replaceAll("\n", "\r\n"));
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(texts.replySubject)}&body=${lines}`;
}
