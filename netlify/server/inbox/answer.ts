/** What a reply changes about its message. */
import { reopened } from "#domain/inbox/follow-up.ts";
import { withAnswer } from "./change-work.ts";
import { changeFollowUp } from "./follow-ups.ts";
import { noteWork } from "./work-index.ts";

/** The mail server has accepted a reply: the message is answered. Safe to repeat. */
export async function replyAccepted(message: string, now: number): Promise<void> {
  await changeFollowUp(message, (current) => {
    // One that arrives after the sender's last change answers that too.
    const next = withAnswer(current, now);
    return JSON.stringify(next) === JSON.stringify(current) ? undefined : next;
  });
  await noteWork(message);
}

/** The mail of a reply was given up: the message is open, and says why. */
export async function replyGivenUp(message: string, now: number): Promise<void> {
  await changeFollowUp(message, (current) => reopened(current, now, "mail"));
  await noteWork(message);
}
