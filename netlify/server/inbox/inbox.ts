/** The staff's inbox over the stored messages: lists, reading and changes. */
import {
  foldersOf,
  type InboxMessage,
  inboxMessage,
  type InboxQuery,
  type InboxStats,
  type MessagePatch,
} from "#domain/inbox/inbox.ts";
import { type Folder, FOLDERS, type MessageRecord } from "#domain/inbox/message.ts";
import { INBOX } from "#domain/limits.ts";
import type { Author } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { countMails, mailStates } from "#server/mail/outbox-entries.ts";
import { sendMail } from "#server/mail/mail.ts";
import { mailAgain } from "#server/mail/outbox.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { changeWork, type MessageAction } from "./change-work.ts";
import { closeDouble } from "./close-double.ts";
import { type Followed, followed, withdrawn, withFollowUp } from "./follow-ups.ts";
import { readListed, searchIn } from "./inbox-reading.ts";
import { everyPlace, findMessage, moveMessage } from "./messages.ts";
import { readNote, writeNote } from "./notes.ts";
import { numberOf } from "./receipts.ts";
import { isWithdrawn, refuseWithdrawn } from "./withdraw.ts";
import { dueOf, noteWork } from "./work-index.ts";
import { countWork, placesIn } from "./work-list.ts";

interface InboxPage {
  data: InboxMessage[];
  /** The size of the whole list; absent for a search, which may stop early. */
  total?: number;
  /** Cursor of the next page. A search may return a short or empty page and still go on. */
  cursor?: string;
  message?: Sentence;
}

/**
 * One page of a list. Reads only the messages of the page, or those that a search must look
 * through. Leaves out and reports a message that cannot be read.
 */
export async function listMessages(
  { q, cursor, order, ...chosen }: InboxQuery,
  me = "",
): Promise<InboxPage> {
  const { filter } = chosen;
  const all = await placesIn({ ...chosen, me });
  const searching = q.trim() !== "";
  const { places, isHit } = await searchIn([...all], q);
  if (order === "oldest") places.reverse();
  const rest =
    cursor === undefined
      ? places
      : places.filter(({ sort }) => (order === "newest" ? sort > cursor : sort < cursor));
  const withFollowUps = searching ? await followed() : undefined;
  const hits: Followed[] = [];
  let [seen, unreadable] = [0, 0];
  while (hits.length < INBOX.page && seen < Math.min(rest.length, INBOX.searched)) {
    const size = searching ? INBOX.atOnce : INBOX.page - hits.length;
    const part = rest.slice(seen, seen + size);
    for (const message of await readListed(part, foldersOf(filter), withFollowUps)) {
      if (hits.length === INBOX.page) break;
      seen += 1;
      if (message === "unreadable") unreadable += 1;
      else if (message && isHit(message)) hits.push(message);
    }
  }
  const next = seen < rest.length ? rest[seen - 1]?.sort : undefined;
  return {
    data: await viewsOf(hits),
    ...(!searching && { total: all.length }),
    ...(next !== undefined && { cursor: next }),
    ...(unreadable > 0 && { message: say("messages.unreadable", { count: unreadable }) }),
  };
}

/** Returns a message. Throws `not_found`. */
export async function readMessage(id: string): Promise<InboxMessage> {
  const [view] = await viewsOf([await foundMessage(id)]);
  if (!view) throw missing();
  return view;
}

/** What a change has done to a message, besides what the activity leaves out. */
export interface Changed {
  message: InboxMessage;
  /** Nothing for a repeat, or for what was so already. */
  done: MessageAction[];
}

/**
 * Changes a message. `version` returns the note revision that the author saw; it is called only
 * when the note changes. Safe to repeat. Throws `not_found`, `invalid` for an answer to a message in
 * spam or in the trash, and `conflict` with the current message.
 */
export async function changeMessage(
  id: string,
  patch: MessagePatch,
  author: Author,
  version: () => string,
): Promise<Changed> {
  const found = await foundMessage(id);
  const done: MessageAction[] = [];
  try {
    const target = targetOf(patch);
    const folder = target?.(found.folder, found.value) ?? found.folder;
    if (patch.answered && (folder === "spam" || folder === "trash"))
      throw new AppError("invalid", say(`messages.${folder}NotAnswered`));
    if (
      patch.note !== undefined &&
      !(await writeNote(id, patch.note, version(), author.name, Date.now()))
    )
      throw new AppError("conflict", say("messages.noteStale"));
    if (target) done.push(...(await move(id, target)));
    done.push(
      ...(patch.closedAsDoubleOf === undefined
        ? await changeWork(id, patch)
        : await closeDouble(id, patch.closedAsDoubleOf, patch)),
    );
    await noteWork(id);
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict")
      throw new AppError("conflict", error.sentence, { data: await readMessage(id) });
    throw error;
  }
  return { message: await readMessage(id), done };
}

/** Moves a message to the trash. Safe to repeat. Throws `not_found`. */
export async function trashMessage(id: string): Promise<Changed> {
  const done = await move(id, () => "trash");
  await noteWork(id);
  return { message: await readMessage(id), done };
}

/**
 * Retries the mail of a message at once. Throws `not_found`, and `invalid` when the mail needs no
 * retry.
 */
export async function retryMail(id: string): Promise<InboxMessage> {
  const found = await foundMessage(id);
  const [view] = await viewsOf([found]);
  if (found.folder === "spam" || found.folder === "trash")
    throw new AppError("invalid", say(`messages.${found.folder}NotMailed`));
  if (view?.mail.state === "sent") throw new AppError("invalid", say("messages.mailSent"));
  await mailAgain(id, (settings) => sendMail(found.value, settings));
  return readMessage(id);
}

/** Counts; `me` is the id of the asking person. */
export async function countMessages(me = ""): Promise<InboxStats> {
  const [{ current }, mails] = await Promise.all([everyPlace(), countMails()]);
  const folders = Object.fromEntries(FOLDERS.map((folder) => [folder, 0])) as Record<
    Folder,
    number
  >;
  for (const { folder } of current.values()) folders[folder] += 1;
  const work = await countWork(current, me);
  return {
    totalContacts: folders.unread + folders.read,
    unreadContacts: folders.unread,
    openContacts: work.open,
    overdueContacts: work.overdue,
    myContacts: work.mine,
    labels: work.labels,
    folders,
    mails,
  };
}

/** Throws `not_found`, also when the sender has withdrawn the message. */
export async function foundMessage(id: string): Promise<Followed> {
  const found = await findMessage(id);
  if (!found) throw (await isWithdrawn(id)) ? withdrawn() : missing();
  const message = await withFollowUp(found);
  if (message.followUp.withdrawnAt !== undefined) throw withdrawn();
  return message;
}

/** Returns what the move was, into the trash or spam or out of it. */
async function move(
  id: string,
  target: (from: Folder, record: MessageRecord) => Folder,
): Promise<MessageAction[]> {
  let done: MessageAction[] = [];
  const noting: typeof target = (from, record) => {
    const to = target(from, record);
    // Asked again after the move, when nothing is left to do.
    if (to !== from) done = actionsOf(from, to);
    return to;
  };
  await moveMessage(id, noting, Date.now());
  await refuseWithdrawn(id);
  return done;
}

function actionsOf(from: Folder, to: Folder): MessageAction[] {
  if (to === "trash") return ["deleted"];
  if (from === "trash") return ["restored"];
  if (to === "spam") return ["to-spam"];
  return from === "spam" ? ["from-spam"] : [];
}

function targetOf({
  read,
  folder,
  restore,
}: MessagePatch): ((from: Folder, record: MessageRecord) => Folder) | undefined {
  if (folder !== undefined) return () => folder;
  if (restore) return (from, { deletedFrom = "read" }) => (from === "trash" ? deletedFrom : from);
  if (read === undefined) return undefined;
  return (from) => {
    // Marking a message as read must not undo a colleague's move to spam or the trash.
    if (from === "spam" || from === "trash")
      throw new AppError(
        "conflict",
        say(from === "spam" ? "messages.movedToSpam" : "messages.movedToTrash"),
      );
    return read ? "read" : "unread";
  };
}

/** The staff's view of messages, with their mails and notes. */
async function viewsOf(messages: readonly Followed[]): Promise<InboxMessage[]> {
  const ids = messages.map(({ value }) => value._id);
  const [mails, notes, numbers] = await Promise.all([
    mailStates(ids),
    Promise.all(ids.map(readNote)),
    Promise.all(ids.map(numberOf)),
  ]);
  return messages.map(({ value, folder, followUp }, index) => {
    const noted = mails.get(value._id);
    const none = folder === "spam" && noted?.state === "waiting";
    const mail =
      noted && !none
        ? noted
        : { state: none || value.spamReason !== undefined ? "none" : "sent", attempts: 0 };
    const answerBy = new Date(dueOf({ value })).toISOString();
    return inboxMessage.parse({
      ...value,
      ...followUp,
      email: value.email,
      folder,
      answerBy,
      mail,
      note: notes[index],
      number: numbers[index],
    });
  });
}

function missing(): AppError {
  return new AppError("not_found", say("messages.missing"));
}
