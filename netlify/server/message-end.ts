/** The end of a message: deleted for good by staff, or by its time in the trash. */
import { INBOX, KEEP_DAYS } from "#domain/limits.ts";
import { AppError } from "./errors.ts";
import { logFailure } from "./log.ts";
import { everyPlace, placesOf, readPlace, removePlaces, type Place } from "./messages.ts";
import { removeNote } from "./notes.ts";
import { forgetMail } from "./outbox-entries.ts";
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
 * Deletes the messages that have been in the trash for 30 days, and tidies up what broken-off moves have left. Safe to
 * repeat; what fails with one message is logged and leaves the others. `now` is milliseconds.
 */
export async function sweepMessages(now: number): Promise<void> {
  const { current, leftovers } = await everyPlace();
  await removePlaces(leftovers);
  const trash = [...current.values()].filter(({ folder }) => folder === "trash");
  const sweep = async (place: Place): Promise<void> => {
    const found = await readPlace(place);
    if (found?.value.deletedAt !== undefined && Date.parse(found.value.deletedAt) <= now - KEEP_DAYS.trash * DAY)
      await deleteForGood(place.id);
  };
  for (let from = 0; from < trash.length; from += INBOX.atOnce) {
    const chunk = trash.slice(from, from + INBOX.atOnce);
    await Promise.all(chunk.map((place) => sweep(place).catch((error: unknown) => logFailure(`sweep of message ${place.id}`, error))));
  }
}
