/** Reads the messages of a list, and leaves out those that cannot be read. */
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
 * Returns the messages at these places, in order; `undefined` for one that has since left the
 * list's folders. Reads at most `INBOX.atOnce` at a time.
 */
export async function readListed(
  places: readonly Place[],
  folders: readonly Folder[],
): Promise<(Found | "unreadable" | undefined)[]> {
  const messages: (Found | "unreadable" | undefined)[] = [];
  for (let from = 0; from < places.length; from += INBOX.atOnce) {
    // Waits for all, also when one fails: the platform may cut off work that is left behind an
    // answer.
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

/** The searchable texts of a message. */
export function textsOf({
  name,
  email,
  phone,
  company,
  service,
  message,
  about,
}: MessageRecord): string[] {
  return [name, email, phone, company, service, message, ...about];
}

function readable(place: Place): Promise<Found | "unreadable" | undefined> {
  return readableOr(
    `message ${place.id}`,
    async () => (await readPlace(place)) ?? (await findMessage(place.id)),
    "unreadable",
  );
}
