/**
 * Retention of messages: until staff delete them for good, their time in trash or spam ends, or
 * they reach the limit for personal data.
 */
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { KEEP_DAYS, RETENTION } from "#domain/limits.ts";
import { AppError } from "#server/http/errors.ts";
import { timeOfId } from "#server/http/ids.ts";
import { logFailure } from "#server/http/log.ts";
import { forgetMail, mailed } from "#server/mail/outbox-entries.ts";
import { inBulk } from "#server/store/sweep.ts";
import { say } from "#site/i18n/sentence.ts";
import { forgetClaim } from "./claims.ts";
import {
  everyPlace,
  moveMessage,
  type Place,
  placesOf,
  readPlace,
  removePlaces,
} from "./messages.ts";
import { noted, removeNote } from "./notes.ts";
import { removeFollowUp, followed, withFollowUp as followUpOf } from "./follow-ups.ts";
import { mendReadKeys } from "./read-keys.ts";
import { removeReplies, repliedTo } from "./replies.ts";
import { everySender, forgetSender, mendSender, removeKeys } from "./senders.ts";
import { finishWithdrawal, sweepWithdrawn } from "./withdraw.ts";
import { forgetWork, noteWorkOf, type WorkRow, workRows } from "./work-index.ts";

const DAY = 24 * 60 * 60_000;

/** Milliseconds in which staff can restore a message from the trash. */
const TRASH_TIME = KEEP_DAYS.trash * DAY;

/**
 * Deletes a message in the trash for good, with all data kept because of it. The message goes last,
 * so that a failure can be repeated. Throws `not_found`, and `conflict` when it is not in the
 * trash.
 */
export async function deleteForGood(id: string): Promise<void> {
  const places = await placesOf(id);
  const [place] = places;
  if (!place) throw new AppError("not_found", say("messages.missing"));
  if (place.folder !== "trash") throw new AppError("conflict", say("messages.notInTrash"));
  const found = await readPlace(place).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    logFailure(`reading message ${id}, which is deleted`, error);
  });
  await forgetMail(id);
  await removeNote(id);
  await removeReplies(id);
  if (found) await forgetSender((await followUpOf(found)).value);
  await removeFollowUp(id);
  await forgetWork(id);
  if (found) await forgetClaim(found.value);
  await removePlaces(places);
}

/**
 * Deletes messages after 30 days in the trash, 90 days in the spam folder, or 24 months in all, and
 * removes leftovers of interrupted moves and deletions. Safe to repeat: a run starts no work after
 * `until`, and the next run continues with the oldest. `now` is in milliseconds.
 */
export async function sweepMessages(now: number, until?: number): Promise<void> {
  const { current, leftovers } = await everyPlace(() => mendReadKeys(now));
  await inBulk(leftovers, (place) => removePlaces([place]), nameOf, until);
  const withFollowUp = await followed();
  const [rows, senders] = await Promise.all([workRows(), everySender()]);
  const known = { withFollowUp, rows, senders };
  await sweepOrphans(new Set(current.keys()), known, now, until);
  const oldestFirst = [...current.values()].sort((a, b) => timeOfId(a.id) - timeOfId(b.id));
  await inBulk(oldestFirst, (place) => sweepMessage(place, known, now), nameOf, until);
}

/** What a run has listed once: ids with a follow-up, rows of the work, keys of the senders. */
interface Known {
  withFollowUp: ReadonlySet<string>;
  rows: ReadonlyMap<string, WorkRow>;
  senders: ReadonlyMap<string, string[]>;
}

async function sweepMessage(
  place: Place,
  { withFollowUp, rows, senders }: Known,
  now: number,
): Promise<void> {
  if (withFollowUp.has(place.id) && (await finishWithdrawal(place.id))) return;
  const found = await readPlace(place);
  if (!found) return;
  if (!isOver(found.value, place.folder, now)) {
    const message = await followUpOf(found, withFollowUp);
    await mendSender(message.value, senders.get(place.id));
    return noteWorkOf(message, rows);
  }
  let over = false;
  // The move decides: a message that staff move at this moment stays. An expired message is expired
  // in the trash too, so the next run continues an interrupted one.
  const target = (folder: Folder, record: MessageRecord) => {
    over = isOver(record, folder, now);
    return over ? "trash" : folder;
  };
  await moveMessage(place.id, target, now - TRASH_TIME);
  const [top] = await placesOf(place.id);
  if (over && top?.folder === "trash") await deleteForGood(place.id);
}

function nameOf({ id }: Place): string {
  return `message ${id}`;
}

/**
 * Sweeps notes, replies, follow-ups, senders and mails of deleted messages, and mails to unconfirmed addresses. A
 * recent one may still wait for its message.
 */
async function sweepOrphans(
  known: ReadonlySet<string>,
  { withFollowUp, rows, senders }: Known,
  now: number,
  until?: number,
): Promise<void> {
  const listed = [...(await noted()), ...(await mailed()), ...(await repliedTo())];
  const ids = new Set([...withFollowUp, ...rows.keys(), ...senders.keys(), ...listed]);
  const orphans = [...ids].filter(
    (id) => !known.has(id) && timeOfId(id) <= now - RETENTION.orphanDays * DAY,
  );
  const forget = async (id: string) => {
    // A message that moved during the listing is missing from it but still exists.
    if ((await placesOf(id)).length > 0) return;
    if (withFollowUp.has(id) && (await sweepWithdrawn(id, now))) return;
    await removeReplies(id);
    await removeKeys(senders.get(id));
    await Promise.all([removeNote(id), removeFollowUp(id), forgetMail(id), forgetWork(id)]);
  };
  await inBulk(orphans, forget, (id) => `what is left of message ${id}`, until);
}

type Dated = Pick<MessageRecord, "_id" | "createdAt" | "spamSince" | "deletedAt">;

/**
 * Whether a message has expired: in trash or spam by the date of the move, overall by its arrival.
 * For an unreadable date, the arrival counts.
 */
function isOver(
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

/** The same time and day that many months earlier; the last day of a shorter month. */
function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
