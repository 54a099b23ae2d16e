/**
 * Withdrawing a message: the one deletion that cannot be undone. The mark comes first; everything
 * after it may be repeated, so that an interrupted withdrawal is finished by the next try or sweep,
 * and a change at the same moment cannot bring the message back.
 */
import { RETENTION } from "#domain/limits.ts";
import { forgetMail } from "#server/mail/outbox-entries.ts";
import { forgetClaim } from "./claims.ts";
import {
  markWithdrawn,
  readFollowUp,
  removeFollowUp,
  withdrawn,
  withFollowUp,
} from "./follow-ups.ts";
import { findMessage, placesOf, removePlaces } from "./messages.ts";
import { removeNote } from "./notes.ts";
import { removeReplies } from "./replies.ts";
import { forgetSender } from "./senders.ts";
import { forgetWork } from "./work-index.ts";

const DAY = 24 * 60 * 60_000;

/** Deletes a message because its sender asked. Safe to repeat; an unknown message stays unknown. */
export async function withdraw(id: string, now: number): Promise<void> {
  const found = await findMessage(id);
  // The mark replaces what the follow-up says about a corrected address.
  const sender = found && (await withFollowUp(found)).value;
  if (found) await markWithdrawn(id, found.value.claim, now);
  if (sender) await forgetSender(sender);
  await finishWithdrawal(id);
}

export async function isWithdrawn(id: string): Promise<boolean> {
  return (await readFollowUp(id)).withdrawnAt !== undefined;
}

/** After a change of a message: deletes what the change wrote if it was withdrawn meanwhile. */
export async function refuseWithdrawn(id: string): Promise<void> {
  if (await finishWithdrawal(id)) throw withdrawn();
}

/** Deletes everything of a withdrawn message but its mark; returns whether it is one. */
export async function finishWithdrawal(id: string): Promise<boolean> {
  const { withdrawnAt, claim = "" } = await readFollowUp(id);
  if (withdrawnAt === undefined) return false;
  // A late repeat has its key. The same words without one are a new message.
  if (!claim.startsWith("key/")) await forgetClaim({ _id: id, claim });
  await forgetMail(id);
  await removeNote(id);
  await removeReplies(id);
  await forgetWork(id);
  for (let places = await placesOf(id); places.length > 0; places = await placesOf(id))
    await removePlaces(places);
  return true;
}

/**
 * Finishes a withdrawal, and forgets it when no late repeat of the post can come any more. Returns
 * whether the message was withdrawn.
 */
export async function sweepWithdrawn(id: string, now: number): Promise<boolean> {
  if (!(await finishWithdrawal(id))) return false;
  const { withdrawnAt = "", claim = "" } = await readFollowUp(id);
  if (Date.parse(withdrawnAt) > now - RETENTION.withdrawnDays * DAY) return true;
  await forgetClaim({ _id: id, claim });
  await removeFollowUp(id);
  return true;
}
