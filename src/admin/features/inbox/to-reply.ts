/** The way from the head of a message down to the field of its reply. */

/** The id of the field in the page. */
export const replyField = (message: string) => `reply-${message}`;

/** Focuses the field in the middle of the window: a focus alone leaves it at the edge. */
export function toReply(message: string): void {
  const field = document.getElementById(replyField(message));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
