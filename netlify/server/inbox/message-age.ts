/** How long a message has been here, and whether its time is over. */
import { KEEP_DAYS, RETENTION } from "#domain/limits.ts";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { timeOfId } from "#server/http/ids.ts";

const DAY = 24 * 60 * 60_000;

/** Milliseconds that staff can bring a message back from the trash. */
export const TRASH_TIME = KEEP_DAYS.trash * DAY;

type Dated = Pick<MessageRecord, "_id" | "createdAt" | "spamSince" | "deletedAt">;

/**
 * Whether a message has had its time: in the trash or in the spam folder, since it was put there,
 * or altogether, since it came. A date that cannot be read ends no later for it: the time at which
 * the message came stands in.
 */
export function isOver(
  { _id, createdAt, spamSince, deletedAt }: Dated,
  folder: Folder,
  now: number,
): boolean {
  const came = Math.min(...[timeOfId(_id), Date.parse(createdAt)].filter(Number.isFinite));
  if (came <= monthsBefore(now, RETENTION.enquiryMonths)) return true;
  const since = (time = "") => Date.parse(time) || came;
  if (folder === "trash") return since(deletedAt) <= now - TRASH_TIME;
  return folder === "spam" && since(spamSince) <= now - RETENTION.spamDays * DAY;
}

/**
 * The same time of the same day so many months before; the last day of a month that has no such
 * day.
 */
function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
