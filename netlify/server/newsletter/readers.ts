/**
 * The newsletter's addresses for staff: the list, the CSV export, and deletion on the owner's
 * request.
 */
import {
  type NewsletterReader,
  newsletterReader,
  type ReaderQuery,
  type SubscriberFolder,
} from "#domain/inbox/newsletter.ts";
import { INBOX } from "#domain/limits.ts";
import type { Locale } from "#domain/links.ts";
import { AppError } from "#server/http/errors.ts";
import { inWords } from "#server/http/texts.ts";
import { csvAnswer } from "#server/inbox/csv.ts";
import { readableOr } from "#server/store/readable.ts";
import { say } from "#site/i18n/sentence.ts";
import { findSubscriber, subscriberStore, unsubscribe } from "./subscribers.ts";

/**
 * Addresses with their state, newest first. Leaves out and reports an address that cannot be read.
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

/** The list as a CSV table, with headings and words in a language. */
export async function exportReaders(query: ReaderQuery, locale: Locale): Promise<Response> {
  const readers = await listReaders(query);
  const heads = [
    say("fields.email"),
    say("table.state"),
    say("table.language"),
    say("table.entered"),
    say("table.confirmed"),
  ];
  const day = (at = "") => at.slice(0, 10);
  const rows = readers.map((reader) => [
    reader.email,
    inWords(say(`table.states.${reader.state}`), locale),
    reader.locale,
    day(reader.createdAt),
    day(reader.confirmedAt),
  ]);
  return csvAnswer(
    query.filter === "all" ? "newsletter" : `newsletter-${query.filter}`,
    heads.map((head) => inWords(head, locale)),
    [rows],
  );
}

/** Deletes an address. Throws `not_found`. */
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
