import type { InboxMessage } from "#domain/inbox.ts";
import { momentOf } from "../../dates.ts";
import { t } from "../../i18n/i18n.ts";

/** A mail in the person's own mail program, with what was written quoted below. */
export function replyTo({ email, name, message, createdAt }: Pick<InboxMessage, "email" | "name" | "message" | "createdAt">): string {
  const quoted = message
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const body = `\n\n${t("inbox.quoted", { when: momentOf(createdAt), name })}\n${quoted}`;
  // Mail programs refuse very long addresses; the beginning is enough to know what it is about.
  const lines = encodeURIComponent(Array.from(body).slice(0, 1_200).join("").replaceAll("\n", "\r\n"));
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(t("inbox.replySubject"))}&body=${lines}`;
}
