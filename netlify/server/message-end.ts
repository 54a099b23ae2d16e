/** The end of a message: deleted for good by staff, by its time in the trash, or by the time that personal data is kept at most. */
import { KEEP_DAYS, RETENTION } from "#domain/limits.ts";
import type { Folder, MessageRecord } from "#domain/message.ts";
import { inBulk } from "./bulk.ts";
import { AppError } from "./errors.ts";
import { timeOfId } from "./ids.ts";
import { logFailure } from "./log.ts";
import { everyPlace, moveMessage, placesOf, readPlace, removePlaces, type Place } from "./messages.ts";
import { noted, removeNote } from "./notes.ts";
import { forgetMail, mailed } from "./outbox-entries.ts";
import { forgetClaim } from "./submit.ts";

const DAY = 24 * 60 * 60_000;

/**
 * Deletes a message in the trash for good, with all that is kept because of it. The message itself goes last, so that
 * whatever fails can be repeated. Throws `not_found`, and `conflict` when it is not in the trash.
 */
export async function deleteForGood(id: string): Promise<void> {
  const places = await placesOf(id);
  const [place] = places;
  if (!place) throw new AppError("not_found", "There is no such message.");
  if (place.folder !== "trash") throw new AppError("conflict", "Only a message in the trash can be deleted for good.");
  await forgetMail(id);
  await removeNote(id);
  const found = await readPlace(place).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    logFailure(`reading message ${id}, which is deleted`, error);
  });
  if (found) await forgetClaim(found.value);
  await removePlaces(places);
}

/**
 * Deletes what has been in the trash for 30 days, enquiries after 24 months and suspected spam after 90 days, and tidies up what broken-off
 * moves and deletions have left. Safe to repeat: a run begins nothing after `until`, and the next one goes on, as the oldest come first.
 * `now` is milliseconds.
 */
export async function sweepMessages(now: number, until?: number): Promise<void> {
  const { current, leftovers } = await everyPlace();
  await inBulk(leftovers, (place) => removePlaces([place]), nameOf, until);
  await sweepOrphans(new Set(current.keys()), now, until);
  const oldestFirst = [...current.values()].sort((a, b) => timeOfId(a.id) - timeOfId(b.id));
  await inBulk(oldestFirst, (place) => sweepMessage(place, now), nameOf, until);
}

async function sweepMessage(place: Place, now: number): Promise<void> {
  const found = await readPlace(place);
  if (!found || !isOver(found.value, place.folder, now)) return;
  // The move decides: a message that staff take out of the spam folder at this moment stays.
  await moveMessage(place.id, (folder, record) => (isOver(record, folder, now) ? "trash" : folder), now);
  const [top] = await placesOf(place.id);
  if (top?.folder === "trash") await deleteForGood(place.id);
}

/** Whether a message has had its time, in the trash or altogether. */
function isOver({ createdAt, deletedAt, deletedFrom }: MessageRecord, folder: Folder, now: number): boolean {
  const trashed = folder === "trash" && deletedAt !== undefined && Date.parse(deletedAt) <= now - KEEP_DAYS.trash * DAY;
  const oldest = new Date(now);
  if (folder === "spam" || (folder === "trash" && deletedFrom === "spam")) oldest.setUTCDate(oldest.getUTCDate() - RETENTION.spamDays);
  else oldest.setUTCMonth(oldest.getUTCMonth() - RETENTION.enquiryMonths);
  return trashed || Date.parse(createdAt) <= oldest.getTime();
}

function nameOf({ id }: Place): string {
  return `message ${id}`;
}

/** Notes and mails of messages that are gone, and mails of addresses that were never confirmed. A young one may wait for its message. */
async function sweepOrphans(known: ReadonlySet<string>, now: number, until?: number): Promise<void> {
  const ids = new Set([...(await noted()), ...(await mailed())]);
  const orphans = [...ids].filter((id) => !known.has(id) && timeOfId(id) <= now - RETENTION.orphanDays * DAY);
  await inBulk(
    orphans,
    (id) => Promise.all([removeNote(id), forgetMail(id)]),
    (id) => `what is left of message ${id}`,
    until,
  );
}
