/**
 * Stored enquiries and requests: one object each, so that visitors never wait for one another; the
 * folder is the first part of the key.
 *
 * A move writes a copy into the other folder, then removes the old one. Each move increments a
 * count, and the copy with the highest count is the message; any other is left over from a move in
 * progress or an interrupted one. A move removes a copy only after it has seen a higher one, so the
 * highest is never removed: concurrent and interrupted moves neither lose a message nor list it
 * twice.
 */
import { type Folder, FOLDERS, type MessageRecord, messageRecord } from "#domain/inbox/message.ts";
import { INBOX } from "#domain/limits.ts";
import { AppError } from "#server/http/errors.ts";
import { timeOfId } from "#server/http/ids.ts";
import { jsonStore, type Stored } from "#server/store/stores.ts";
import { say } from "#site/i18n/sentence.ts";
import { noteReadKeys, readKeys } from "./read-keys.ts";

/** The key of a copy of a message, and its number of moves. */
export interface Place {
  folder: Folder;
  id: string;
  moves: number;
}

export type Found = Stored<MessageRecord> & { folder: Folder };

/** Keys are `<folder>/<id>`, and `<folder>/<id>/<moves>` after a move. */
export const messageStore = jsonStore<MessageRecord>("messages");

/** Finds a message by id, in any folder. Throws when the stored object is not a message. */
export async function findMessage(id: string): Promise<Found | undefined> {
  for (let round = 0; round < INBOX.moveRounds; round += 1) {
    const [place] = await placesOf(id);
    if (!place) return undefined;
    const found = await readPlace(place);
    if (found) return found;
  }
  throw busy();
}

/**
 * Reads the message at a place; `undefined` when it has moved on. Throws when the stored object is
 * not a message.
 */
export async function readPlace(place: Place): Promise<Found | undefined> {
  const found = await messageStore.read(keyOf(place));
  return found && { value: dated(found.value), etag: found.etag, folder: place.folder };
}

/** The message with a date that can be read: its id knows when it came. */
function dated(stored: unknown): MessageRecord {
  const message = messageRecord.parse(stored);
  if (Number.isFinite(Date.parse(message.createdAt))) return message;
  return { ...message, createdAt: new Date(timeOfId(message._id) || 0).toISOString() };
}

/**
 * Returns every message by id, unordered, and the leftover copies. Kept direct for ten thousand
 * keys. `keysOfRead` returns the keys of the folder `read`.
 */
export async function everyPlace(keysOfRead: () => Promise<readonly string[]> = readKeys): Promise<{
  current: ReadonlyMap<string, Place>;
  leftovers: Place[];
}> {
  const current = new Map<string, Place>();
  const leftovers: Place[] = [];
  for (const place of await placesUnder("", keysOfRead)) {
    const other = current.get(place.id);
    const first = other === undefined || byRank(place, other) < 0;
    if (first) current.set(place.id, place);
    if (other !== undefined) leftovers.push(first ? other : place);
  }
  return { current, leftovers };
}

/**
 * Moves a message to the folder that `target` returns for it. Concurrent moves take effect one
 * after the other, and a repeat changes nothing. Throws `not_found`, `unavailable`, and anything
 * that `target` throws.
 */
export async function moveMessage(
  id: string,
  target: (from: Folder, record: MessageRecord) => Folder,
  now: number,
): Promise<void> {
  for (let round = 0; round < INBOX.moveRounds; round += 1) {
    const [place, ...leftovers] = await placesOf(id);
    if (!place) throw new AppError("not_found", say("messages.missing"));
    // Not parsed: a copy must keep all fields of the original, also those unknown to this version.
    const found = await messageStore.read(keyOf(place));
    if (!found) continue;
    const folder = target(place.folder, found.value);
    if (folder === place.folder) return removePlaces(leftovers, place);
    const copy: MessageRecord = { ...found.value };
    delete copy.deletedAt;
    delete copy.deletedFrom;
    delete copy.spamSince;
    if (folder === "read") copy.readAt ??= new Date(now).toISOString();
    if (folder === "spam") copy.spamSince = new Date(now).toISOString();
    if (folder === "trash")
      Object.assign(copy, { deletedAt: new Date(now).toISOString(), deletedFrom: place.folder });
    await messageStore.create(keyOf({ folder, id, moves: place.moves + 1 }), copy);
  }
  throw busy();
}

/** Every copy of a message, the message itself first. */
export async function placesOf(id: string): Promise<Place[]> {
  // A message that moves during the listing may be missing from every folder; a second look finds
  // it.
  for (let look = 1; look <= 2; look += 1) {
    const own = (await placesUnder(id)).filter((place) => place.id === id).sort(byRank);
    if (own.length > 0) return own;
  }
  return [];
}

/**
 * Removes copies, the last one first, so that an interruption leaves the message itself; `kept` is
 * the copy that stays. The object with the keys of `read` knows of both first.
 */
export async function removePlaces(places: readonly Place[], kept?: Place): Promise<void> {
  if (places.length === 0) return;
  const [add, drop] = [readKeysOf(kept ? [kept] : []), readKeysOf(places)];
  if (add.length + drop.length > 0) await noteReadKeys({ add, drop });
  for (const place of places.toReversed()) await messageStore.remove(keyOf(place));
}

/**
 * The copies in all folders whose ids have this prefix. Waits for all lists, also when one fails,
 * so that no work goes on behind the answer.
 */
async function placesUnder(
  start: string,
  keysOfRead: () => Promise<readonly string[]> = () => messageStore.keys(`read/${start}`),
): Promise<Place[]> {
  const lists = await Promise.allSettled(
    FOLDERS.map((folder) =>
      folder === "read" ? keysOfRead() : messageStore.keys(`${folder}/${start}`),
    ),
  );
  const places: Place[] = [];
  for (const [index, list] of lists.entries()) {
    if (list.status === "rejected") throw list.reason;
    const folder = FOLDERS[index] ?? "unread";
    for (const key of list.value) places.push(placeIn(folder, key));
  }
  return places;
}

/** The keys of those in `read`. */
function readKeysOf(places: readonly Place[]): string[] {
  return places.filter(({ folder }) => folder === "read").map(keyOf);
}

function keyOf({ folder, id, moves }: Place): string {
  return moves === 0 ? `${folder}/${id}` : `${folder}/${id}/${moves}`;
}

function placeIn(folder: Folder, key: string): Place {
  const start = folder.length + 1;
  const end = key.indexOf("/", start);
  if (end === -1) return { folder, id: key.slice(start), moves: 0 };
  return { folder, id: key.slice(start, end), moves: Number(key.slice(end + 1)) };
}

/**
 * Most moves first. Two simultaneous moves make copies with equal counts; then the folder order
 * decides.
 */
function byRank(a: Place, b: Place): number {
  return b.moves - a.moves || FOLDERS.indexOf(a.folder) - FOLDERS.indexOf(b.folder);
}

function busy(): AppError {
  return new AppError("unavailable", say("messages.busy"), { retryAfter: 1_000 });
}
