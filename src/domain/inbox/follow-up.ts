/**
 * What happens to a message after its arrival: what its sender adds, corrects or withdraws, and
 * what staff do about it.
 */
import { z } from "zod";
import { FOLLOW_UP_MAX, TEXT_MAX } from "#domain/limits.ts";
import { email, requiredText } from "#domain/schema/inputs.ts";

/** Later fields need defaults, so that older follow-ups still parse. */
export const followUp = z.object({
  /** When it was answered (ISO 8601, UTC); absent until then, and again once it is reopened. */
  answeredAt: z.string().optional(),
  /** Its first answer, which stays when it is reopened. */
  firstAnsweredAt: z.string().optional(),
  /** When staff closed it without an answer. */
  closedAt: z.string().optional(),
  /** When it was last reopened, and whether by what its sender or a mail server did. */
  reopenedAt: z.string().optional(),
  reopenedBy: z.enum(["addition", "correction", "mail"]).optional(),
  /** The person who takes care of it. */
  owner: z.object({ _id: z.string(), name: z.string() }).optional(),
  labels: z.array(z.string()).default([]),
  /** What the sender added, oldest first, each with its time (ISO 8601, UTC). */
  additions: z.array(z.object({ at: z.string(), text: z.string() })).default([]),
  /** The address that replaces the message's own. */
  email: z.string().optional(),
  /** The addresses that it had before, oldest first. */
  formerEmails: z.array(z.string()).default([]),
  /**
   * When the sender withdrew it (ISO 8601, UTC). Nothing else is kept then but the claim of the
   * message, so that a late repeat of the post does not bring it back.
   */
  withdrawnAt: z.string().optional(),
  claim: z.string().optional(),
});

export type FollowUp = z.output<typeof followUp>;

/** The changes that put a message back among the open ones. */
export function reopened(
  { answeredAt: _, closedAt: __, ...rest }: FollowUp,
  now: number,
  by?: FollowUp["reopenedBy"],
): FollowUp {
  return { ...rest, reopenedAt: new Date(now).toISOString(), reopenedBy: by };
}

/** Whether the sender has added, or corrected the address, as often as allowed. */
export function isFull({ additions, formerEmails }: FollowUp): { add: boolean; correct: boolean } {
  return {
    add: additions.length >= FOLLOW_UP_MAX.additions,
    correct: formerEmails.length >= FOLLOW_UP_MAX.corrections,
  };
}

/** Fields of the receipt's forms, which the field `do` tells apart. */
export const additionForm = z.object({ message: requiredText(TEXT_MAX.addition) });
export const correctionForm = z.object({ email });
