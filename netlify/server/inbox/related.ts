/** The other messages of a message's sender. */
import { areDoubles } from "#domain/inbox/doubles.ts";
import type { RelatedMessage } from "#domain/inbox/related.ts";
import { stateOf } from "#domain/inbox/waiting.ts";
import { RELATED, TEXT_CUTS } from "#domain/limits.ts";
import { cutText } from "#domain/text/text.ts";
import { readableOr } from "#server/store/readable.ts";
import { type Followed, withFollowUp } from "./follow-ups.ts";
import { foundMessage } from "./inbox.ts";
import { findMessage } from "./messages.ts";
import { numberOf } from "./receipts.ts";
import { messagesBy, type SenderWay } from "./senders.ts";

/**
 * The newest other messages of the sender, by address or phone number, and how many there are in
 * all. Reads only those. Throws `not_found`.
 */
export async function relatedTo(id: string): Promise<{ data: RelatedMessage[]; total: number }> {
  const message = await foundMessage(id);
  const ways = new Map(await messagesBy(message.value));
  ways.delete(id);
  // Ids sort the newest first.
  const newest = [...ways].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, RELATED.shown);
  const entries = await Promise.all(newest.map(([other, by]) => entryOf(message, other, by)));
  const data = entries.filter((entry) => entry !== undefined);
  return { data, total: ways.size - (newest.length - data.length) };
}

/** `undefined` for a message that is withdrawn, deleted or unreadable. */
async function entryOf(
  message: Followed,
  id: string,
  by: SenderWay,
): Promise<RelatedMessage | undefined> {
  const read = async () => {
    const found = await findMessage(id);
    return found && withFollowUp(found);
  };
  const other = await readableOr(`message ${id}`, read, undefined);
  if (!other || other.followUp.withdrawnAt !== undefined) return undefined;
  const { value, folder, followUp } = other;
  return {
    _id: id,
    number: await numberOf(id),
    createdAt: value.createdAt,
    name: value.name,
    service: value.service,
    text: cutText(value.message.replace(/\s+/g, " "), TEXT_CUTS.messageLine),
    folder,
    state: stateOf({ ...value, ...followUp, folder }),
    by,
    isDouble: areDoubles(message.value, value),
  };
}
