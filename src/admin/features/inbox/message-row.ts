/** What a row of a list tells of a message. */
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { TEXT_CUTS } from "#domain/limits.ts";
import { cutText, initials } from "#domain/text/text.ts";
import { t } from "#admin/i18n/i18n.ts";

export function initialsOf(name: string): string {
  return initials(name).toUpperCase();
}

/** One of three cloths, always the same for a name. */
export function toneOf(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return ["", "avatar--turmeric", "avatar--blush"][sum % 3] ?? "";
}

/** What a row tells of a message: the service that is asked for, and how the message begins. */
export function firstLine({ service, message }: Pick<InboxMessage, "service" | "message">): string {
  return (
    [service, cutText(message.replace(/\s+/g, " "), TEXT_CUTS.messageLine)]
      .filter(Boolean)
      .join(": ") || t("inbox.noText")
  );
}
