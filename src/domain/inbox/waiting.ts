import type { InboxMessage } from "./inbox.ts";

/** Whether a message still needs an answer, has one, or needs none. */
export const WORK_STATES = ["open", "answered", "closed"] as const;
export type WorkState = (typeof WORK_STATES)[number];

type Facts = Pick<InboxMessage, "folder" | "readAt" | "answeredAt" | "closedAt" | "reopenedAt">;

/**
 * The state of a message; `undefined` in spam and in the trash. One read before answers were noted
 * counts as answered.
 */
export function stateOf({
  folder,
  readAt,
  answeredAt,
  closedAt,
  reopenedAt,
}: Facts): WorkState | undefined {
  if (folder !== "unread" && folder !== "read") return undefined;
  if (closedAt !== undefined) return "closed";
  if (answeredAt !== undefined) return "answered";
  const isNoted = folder === "unread" || readAt !== undefined || reopenedAt !== undefined;
  return isNoted ? "open" : "answered";
}

/** Whether its sender waits for an answer. */
export function isWaiting(message: Facts): boolean {
  return stateOf(message) === "open";
}
