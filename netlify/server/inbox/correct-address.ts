/** A sender's correction of the email address. */
import { FOLLOW_UP_MAX } from "#domain/limits.ts";
import { wrongField } from "#server/http/errors.ts";
import type { RequestContext } from "#server/http/http.ts";
import { confirmArrival } from "#server/mail/confirm-arrival.ts";
import { say } from "#site/i18n/sentence.ts";
import { changeFollowUp, type Followed } from "./follow-ups.ts";

/**
 * Replaces the address of a message and sends its receipt to the new one. The former address stays
 * for staff. A repeat changes nothing. Throws `invalid` when it was corrected too often, and
 * `not_found` when the message is withdrawn.
 */
export async function correctAddress(
  { value }: Followed,
  email: string,
  site: string,
  context: Pick<RequestContext, "waitUntil">,
  clock = Date.now,
): Promise<void> {
  let corrected = false;
  const { formerEmails } = await changeFollowUp(value._id, (current) => {
    // `value` has the address as it was read; the stored one may be newer.
    const before = current.email ?? value.email;
    corrected = before !== email;
    if (!corrected) return undefined;
    if (current.formerEmails.length >= FOLLOW_UP_MAX.corrections)
      throw wrongField("email", say("receipts.fullCorrections"));
    return { ...current, email, formerEmails: [...current.formerEmails, before] };
  });
  if (corrected && value.spamReason === undefined)
    context.waitUntil(confirmArrival({ ...value, email }, site, clock, formerEmails.length));
}
