/** Closing one of two messages that say the same. */
import type { MessagePatch } from "#domain/inbox/inbox.ts";
import { stateOf } from "#domain/inbox/waiting.ts";
import { AppError } from "#server/http/errors.ts";
import { say } from "#site/i18n/sentence.ts";
import { changeWork, type MessageAction } from "./change-work.ts";
import { withFollowUp } from "./follow-ups.ts";
import { findMessage } from "./messages.ts";

/**
 * Closes a message as the double of another one that is open or answered. It looks at the other one
 * again afterwards, so that of two people who close one each, at most one closing stays and the
 * sender is not forgotten. Throws `conflict`, and as `changeWork`.
 */
export async function closeDouble(
  id: string,
  other: string,
  { closedAsDoubleOf: _, ...patch }: MessagePatch,
): Promise<MessageAction[]> {
  if (!(await isAttended(id, other))) throw doubleGone();
  const done = await changeWork(id, { ...patch, closed: true });
  if (await isAttended(id, other)) return done;
  if (done.length > 0) await changeWork(id, { closed: false });
  throw doubleGone();
}

async function isAttended(id: string, other: string): Promise<boolean> {
  const found = other === id ? undefined : await findMessage(other);
  if (!found) return false;
  const { value, folder, followUp } = await withFollowUp(found);
  const state = stateOf({ ...value, ...followUp, folder });
  return followUp.withdrawnAt === undefined && (state === "open" || state === "answered");
}

function doubleGone(): AppError {
  return new AppError("conflict", say("messages.doubleGone"));
}
