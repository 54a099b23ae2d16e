import type { InboxMessage } from "./inbox.ts";

/** Whether its sender waits for an answer. One read before answers were noted counts as answered. */
export function isWaiting({
  folder,
  readAt,
  answeredAt,
}: Pick<InboxMessage, "folder" | "readAt" | "answeredAt">): boolean {
  const isOpen = folder === "unread" || (folder === "read" && readAt !== undefined);
  return isOpen && answeredAt === undefined;
}
