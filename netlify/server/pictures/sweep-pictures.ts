/** The daily sweep of pictures that nothing uses, or that staff removed from the library. */
import { KEEP_DAYS } from "#domain/limits.ts";
import { AppError } from "#server/http/errors.ts";
import { inBulk } from "#server/store/sweep.ts";
import { measured, cleaned } from "./inspect-picture.ts";
import { type Note, noteStore, pictureKeys } from "./notes.ts";
import { pictureStore } from "./pictures.ts";
import { scanUses } from "./uses.ts";

const DAY = 24 * 60 * 60_000;

/**
 * Removes the pictures that nothing has used for 30 days and that were not uploaded since, and the
 * unused ones that staff removed 7 days ago; a removed one in use again returns to the library. Also
 * measures pictures of earlier versions. Starts no work after `until`. Throws `unavailable` when a
 * place of use cannot be read, and removes nothing.
 */
export async function sweepPictures(now: number, until?: number): Promise<void> {
  const uses = await scanUses();
  const sweepOne = (key: string) => sweepPicture(key, uses.has(key), now);
  await inBulk(await pictureKeys(), sweepOne, (key) => `picture ${key}`, until);
}

async function sweepPicture(key: string, used: boolean, now: number): Promise<void> {
  let doomed = false;
  const left = await noteStore.swap(key, (note: Note = {}) => {
    doomed = !used && isExpired(note, now);
    if (doomed) return { ...note, removedAt: now };
    if (!used) return note.unusedSince === undefined ? { ...note, unusedSince: now } : undefined;
    if (note.unusedSince === undefined && note.binnedAt === undefined) return undefined;
    const kept = { ...note };
    delete kept.unusedSince;
    delete kept.binnedAt;
    delete kept.removedAt;
    return kept;
  });
  if (doomed) {
    await pictureStore.remove(key);
    await noteStore.remove(key);
  } else if (left && left.value.width === undefined) await measure(key);
}

function isExpired({ unusedSince, binnedAt }: Note, now: number): boolean {
  const isOver = (since: number, days: number) => since <= now - days * DAY;
  return (
    isOver(unusedSince ?? now, KEEP_DAYS.unusedImage) ||
    (binnedAt !== undefined && isOver(Date.parse(binnedAt), KEEP_DAYS.removedImage))
  );
}

function sizeOf(bytes: Buffer) {
  try {
    return measured(cleaned(bytes));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Adds the size to the note of an earlier version. A damaged picture stays without one. */
async function measure(key: string): Promise<void> {
  const bytes = await pictureStore.read(key);
  const size = bytes && sizeOf(Buffer.from(bytes));
  if (!size) return;
  await noteStore.swap(key, (note) => note && { ...note, ...size });
}
