/**
 * The staff's notes on messages, stored apart from them, so that notes and moves never conflict.
 */
import { type MessageNote, messageNote } from "#domain/inbox/inbox.ts";
import { AppError } from "#server/http/errors.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore } from "#server/store/stores.ts";
import { say } from "#site/i18n/sentence.ts";

const noteStore = jsonStore<MessageNote>("notes");

const NONE: MessageNote = { text: "", revision: 0, changedAt: "", changedBy: "" };

/** Returns the note of a message; an empty one when it cannot be read. */
export function readNote(id: string): Promise<MessageNote> {
  return readableOr(
    `the note of message ${id}`,
    async () => messageNote.parse((await noteStore.read(keyOf(id)))?.value ?? NONE),
    NONE,
  );
}

/** Ids of the messages that have a note. */
export async function noted(): Promise<ReadonlySet<string>> {
  return new Set((await noteStore.keys("note/")).map((key) => key.slice("note/".length)));
}

/**
 * Writes a note over the version that its writer has seen, and returns whether that version was
 * current. Safe to repeat: an identical text counts as written. Throws `unavailable` when the
 * stored note cannot be read.
 */
export async function writeNote(
  id: string,
  text: string,
  version: string,
  by: string,
  now: number,
): Promise<boolean> {
  const found = await noteStore.read(keyOf(id));
  const { data: current, error } = messageNote.safeParse(found?.value ?? NONE);
  if (error) throw new AppError("unavailable", say("store.unreadable"), { cause: error });
  if (current.text === text) return true;
  if (String(current.revision) !== version) return false;
  const note: MessageNote = {
    text,
    revision: current.revision + 1,
    changedAt: new Date(now).toISOString(),
    changedBy: by,
  };
  const written = await (found
    ? noteStore.replace(keyOf(id), note, found.etag)
    : noteStore.create(keyOf(id), note));
  // Another writer was faster, or this write succeeded and its answer got lost.
  return written !== undefined || writeNote(id, text, version, by, now);
}

export async function removeNote(id: string): Promise<void> {
  await noteStore.remove(keyOf(id));
}

function keyOf(id: string): string {
  return `note/${id}`;
}
