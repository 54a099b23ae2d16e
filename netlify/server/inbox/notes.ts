/**
 * The staff's notes about messages. Apart from the messages, so that a note and a move never get
 * into each other's way.
 */
import { type MessageNote, messageNote } from "#domain/inbox/inbox.ts";
import { AppError } from "#server/http/errors.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore } from "#server/store/stores.ts";
import { say } from "#site/i18n/sentence.ts";

const noteStore = jsonStore<MessageNote>("notes");

const NONE: MessageNote = { text: "", revision: 0, changedAt: "", changedBy: "" };

/** The note of a message; an empty one in place of one that cannot be read. */
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
 * Writes a note over the version that its writer has seen: whether that was the current one. Safe
 * to repeat: the same text again is content with what is there. Throws `unavailable` when the note
 * that is there cannot be read.
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
  // Another was faster; or this very write was, and its answer got lost.
  return written !== undefined || writeNote(id, text, version, by, now);
}

export async function removeNote(id: string): Promise<void> {
  await noteStore.remove(keyOf(id));
}

function keyOf(id: string): string {
  return `note/${id}`;
}
