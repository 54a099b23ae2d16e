/** The staff's notes about messages. Apart from the messages, so that a note and a move never get into each other's way. */
import { messageNote, type MessageNote } from "#domain/inbox.ts";
import { jsonStore, type Stored } from "./stores.ts";

const noteStore = jsonStore<MessageNote>("notes");

const NONE: MessageNote = { text: "", revision: 0, changedAt: "", changedBy: "" };

export async function readNote(id: string): Promise<MessageNote> {
  return noteIn(await noteStore.read(keyOf(id)));
}

/** Ids of the messages that have a note. */
export async function noted(): Promise<ReadonlySet<string>> {
  return new Set((await noteStore.keys("note/")).map((key) => key.slice("note/".length)));
}

/**
 * Writes a note over the version that its writer has seen: whether that was the current one. Safe to repeat: the same text
 * again is content with what is there.
 */
export async function writeNote(id: string, text: string, version: string, by: string, now: number): Promise<boolean> {
  const found = await noteStore.read(keyOf(id));
  const current = noteIn(found);
  if (current.text === text) return true;
  if (String(current.revision) !== version) return false;
  const note: MessageNote = { text, revision: current.revision + 1, changedAt: new Date(now).toISOString(), changedBy: by };
  const written = await (found ? noteStore.replace(keyOf(id), note, found.etag) : noteStore.create(keyOf(id), note));
  // Another was faster; or this very write was, and its answer got lost.
  return written !== undefined || writeNote(id, text, version, by, now);
}

export async function removeNote(id: string): Promise<void> {
  await noteStore.remove(keyOf(id));
}

function noteIn(found: Stored<MessageNote> | undefined): MessageNote {
  return messageNote.catch(NONE).parse(found?.value ?? NONE);
}

function keyOf(id: string): string {
  return `note/${id}`;
}
