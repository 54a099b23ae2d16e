/**
 * The newsletter's addresses for staff: the list, the table, and one forgotten on its owner's wish.
 */
import {
  type NewsletterReader,
  newsletterReader,
  type ReaderQuery,
  type SubscriberFolder,
} from "#domain/inbox/newsletter.ts";
import { INBOX } from "#domain/limits.ts";
import { AppError } from "#server/http/errors.ts";
import { csvAnswer } from "#server/inbox/csv.ts";
import { readableOr } from "#server/store/readable.ts";
import { say } from "#site/i18n/sentence.ts";
import { findSubscriber, subscriberStore, unsubscribe } from "./subscribers.ts";

/**
 * Addresses with their state, the newest first. One that cannot be read is left out and reported.
 */
export async function listReaders({ filter }: ReaderQuery): Promise<NewsletterReader[]> {
  const [confirmed, pending] = await Promise.all([idsIn("confirmed"), idsIn("pending")]);
  // An address in both folders is confirmed: its confirmation stopped after the first step.
  const known = new Set(confirmed);
  const waiting = pending.filter((id) => !known.has(id));
  const ids = { all: [...confirmed, ...waiting], confirmed, pending: waiting }[filter];
  const readers: NewsletterReader[] = [];
  for (let from = 0; from < ids.length; from += INBOX.atOnce) {
    const chunk = await Promise.all(ids.slice(from, from + INBOX.atOnce).map(readerOf));
    readers.push(...chunk.filter((reader) => reader !== undefined));
  }
  return readers.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

export async function exportReaders(query: ReaderQuery): Promise<Response> {
  const readers = await listReaders(query);
  const day = (at = "") => at.slice(0, 10);
  const rows = readers.map(({ email, state, locale, createdAt, confirmedAt }) => [
    email,
    state,
    locale,
    day(createdAt),
    day(confirmedAt),
  ]);
  const name = query.filter === "all" ? "newsletter" : `newsletter-${query.filter}`;
  return csvAnswer(name, ["Email", "State", "Language", "Entered", "Confirmed"], [rows]);
}

/** Forgets an address. Throws `not_found`. */
export async function forgetReader(id: string): Promise<void> {
  if (!(await findSubscriber(id))) throw new AppError("not_found", say("readers.missing"));
  await unsubscribe(id);
}

async function idsIn(folder: SubscriberFolder): Promise<string[]> {
  return (await subscriberStore.keys(`${folder}/`)).map((key) => key.slice(folder.length + 1));
}

function readerOf(id: string): Promise<NewsletterReader | undefined> {
  const read = async () => {
    const found = await findSubscriber(id);
    return found && newsletterReader.parse({ ...found.record, _id: id, state: found.folder });
  };
  return readableOr(`subscriber ${id}`, read, undefined);
}
