/** Reading the messages of a list: which there are, and those that cannot be read left out. */
import { foldersOf, type InboxFilter } from "#domain/inbox/inbox.ts";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { INBOX } from "#domain/limits.ts";
import { readableOr } from "#server/store/readable.ts";
import { everyPlace, findMessage, type Found, type Place, readPlace } from "./messages.ts";

/** Keys of the messages of a list, newest first. */
export async function placesIn(filter: InboxFilter): Promise<Place[]> {
  const folders = foldersOf(filter);
  const { current } = await everyPlace();
  const places: Place[] = [];
  for (const place of current.values()) if (folders.includes(place.folder)) places.push(place);
  return places.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * The messages at these places, in their order; `undefined` for one that has left the folders of
 * the list meanwhile. At most `INBOX.atOnce` are read at a time.
 */
export async function readListed(
  places: readonly Place[],
  folders: readonly Folder[],
): Promise<(Found | "unreadable" | undefined)[]> {
  const messages: (Found | "unreadable" | undefined)[] = [];
  for (let from = 0; from < places.length; from += INBOX.atOnce) {
    // All of them, also when one fails: what is still under way behind an answer may be cut off at
    // any moment.
    for (const read of await Promise.allSettled(
      places.slice(from, from + INBOX.atOnce).map(readable),
    )) {
      if (read.status === "rejected") throw read.reason;
      messages.push(read.value);
    }
  }
  return messages.map((message) =>
    typeof message === "object" && !folders.includes(message.folder) ? undefined : message,
  );
}

/** The texts of a message that a search looks through. */
export function textsOf({
  name,
  email,
  phone,
  company,
  service,
  message,
}: MessageRecord): string[] {
  return [name, email, phone, company, service, message];
}

function readable(place: Place): Promise<Found | "unreadable" | undefined> {
  return readableOr(
    `message ${place.id}`,
    async () => (await readPlace(place)) ?? (await findMessage(place.id)),
    "unreadable",
  );
}
