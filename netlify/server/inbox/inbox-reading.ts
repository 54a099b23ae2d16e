/** Reads the messages of a list, and leaves out those that cannot be read. */
import { numberIn } from "#domain/inbox/enquiry-number.ts";
import type { Folder } from "#domain/inbox/message.ts";
import { INBOX } from "#domain/limits.ts";
import { searcher } from "#domain/text/search.ts";
import { readableOr } from "#server/store/readable.ts";
import { type Followed, withFollowUp } from "./follow-ups.ts";
import { findMessage, type Place, readPlace } from "./messages.ts";
import { numberOf } from "./receipts.ts";

/**
 * Returns the messages at these places, in order; `undefined` for one that has since left the
 * list's folders. Reads at most `INBOX.atOnce` at a time. For more than a page, `withFollowUps`,
 * from `followed`, spares reading the follow-ups that do not exist.
 */
export async function readListed(
  places: readonly Place[],
  folders: readonly Folder[],
  withFollowUps?: ReadonlySet<string>,
): Promise<(Followed | "unreadable" | undefined)[]> {
  const messages: (Followed | "unreadable" | undefined)[] = [];
  for (let from = 0; from < places.length; from += INBOX.atOnce) {
    // Waits for all, also when one fails: the platform may cut off work that is left behind an
    // answer.
    for (const read of await Promise.allSettled(
      places.slice(from, from + INBOX.atOnce).map((place) => readable(place, withFollowUps)),
    )) {
      if (read.status === "rejected") throw read.reason;
      messages.push(read.value);
    }
  }
  // A withdrawn message may be on its way out.
  return messages.map((message) =>
    typeof message === "object" &&
    (!folders.includes(message.folder) || message.followUp.withdrawnAt !== undefined)
      ? undefined
      : message,
  );
}

/** A search among places: those to look through, and which of their messages are hits. */
export interface Search<At extends Place> {
  places: At[];
  isHit: (message: Followed) => boolean;
}

/** By the number of a message, if any has it; otherwise by the words of `q`. */
export async function searchIn<At extends Place>(places: At[], q: string): Promise<Search<At>> {
  const number = numberIn(q);
  if (number !== undefined) {
    const numbers = await Promise.all(places.map(({ id }) => numberOf(id)));
    const own = places.filter((_, index) => numbers[index] === number);
    if (own.length > 0) return { places: own, isHit: () => true };
  }
  const matches = searcher(q);
  return { places, isHit: (message) => matches(textsOf(message)) };
}

/** The searchable texts of a message. */
function textsOf({ value, followUp }: Followed): string[] {
  const { name, email, phone, company, service, message, about } = value;
  const added = followUp.additions.map(({ text }) => text);
  const words = [name, email, phone, company, service, message];
  return [...words, ...about, ...added, ...followUp.formerEmails];
}

function readable(
  place: Place,
  withFollowUps: ReadonlySet<string> | undefined,
): Promise<Followed | "unreadable" | undefined> {
  const read = async () => {
    const found = (await readPlace(place)) ?? (await findMessage(place.id));
    return found && withFollowUp(found, withFollowUps);
  };
  return readableOr(`message ${place.id}`, read, "unreadable");
}
