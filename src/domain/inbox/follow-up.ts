/**
 * What happens to a message after its arrival: what its sender adds, corrects or withdraws, and
 * whether staff have answered it.
 */
import { z } from "zod";
import { FOLLOW_UP_MAX, TEXT_MAX } from "#domain/limits.ts";
import { email, requiredText } from "#domain/schema/inputs.ts";

/** Later fields need defaults, so that older follow-ups still parse. */
export const followUp = z.object({
  /** When staff marked it as answered (ISO 8601, UTC); absent until then. */
  answeredAt: z.string().optional(),
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
