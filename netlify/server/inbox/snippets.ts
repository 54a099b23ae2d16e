/** The staff's snippets for replies: one document, changed only over the version that was seen. */
import { isDeepStrictEqual } from "node:util";
import type { SnippetInput } from "#domain/inbox/snippet.ts";
import { type Snippet, snippet, type SnippetRecord, snippetRecord } from "#domain/inbox/snippet.ts";
import type { LoggedEntry } from "#domain/staff/activity.ts";
import { demo } from "#generated/demo.ts";
import { type Author, person } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { createdBefore, idAt, newId } from "#server/http/ids.ts";
import { noteAll } from "#server/records/activity-log.ts";
import { documentStore } from "#server/store/document.ts";
import { say } from "#site/i18n/sentence.ts";

const snippetDocument = documentStore<SnippetRecord>(
  "snippets",
  (stored) => snippetRecord.parse(stored),
  noteAll,
);

interface Target {
  id: string;
  revision: string;
}

export async function listSnippets(): Promise<Snippet[]> {
  const all = await snippetDocument.list();
  return all.map(viewOf).sort((a, b) => a.name.localeCompare(b.name));
}

/** `createdWith` names the request: a repeat gets the snippet of the first. */
export async function createSnippet(
  input: SnippetInput,
  by: Author,
  createdWith?: string,
  now = Date.now(),
): Promise<Snippet> {
  const at = new Date(now).toISOString();
  const record: SnippetRecord = {
    ...input,
    ...{ _id: newId(now), revision: 1, createdAt: at, changedAt: at, changedBy: by.name },
    ...(createdWith !== undefined && { createdWith }),
  };
  return snippetDocument.change((items) => {
    const known = createdBefore(items, createdWith, now);
    if (known) return { items, result: viewOf(known) };
    const note = noteOf("created", record, by, now);
    return { items: [...items, record], result: viewOf(record), note };
  });
}

/**
 * Changes a snippet; the same content again changes nothing. Throws `not_found`, and `conflict` with
 * the current snippet when another person has changed it since.
 */
export async function changeSnippet(
  target: Target,
  input: SnippetInput,
  by: Author,
  now = Date.now(),
): Promise<Snippet> {
  return snippetDocument.change((items) => {
    const current = targetIn(items, target, ({ name, texts }) =>
      isDeepStrictEqual({ name, texts }, input),
    );
    if (isDeepStrictEqual({ name: current.name, texts: current.texts }, input))
      return { items, result: viewOf(current) };
    const next: SnippetRecord = {
      ...current,
      ...input,
      revision: current.revision + 1,
      changedAt: new Date(now).toISOString(),
      changedBy: by.name,
    };
    return {
      items: items.map((item) => (item === current ? next : item)),
      result: viewOf(next),
      note: { ...noteOf("changed", next, by, now), undo: { snippet: contentOf(current) } },
    };
  });
}

/** Throws `not_found`, and `conflict` with the current snippet. */
export async function deleteSnippet(target: Target, by: Author, now = Date.now()): Promise<void> {
  await snippetDocument.change((items) => {
    const current = targetIn(items, target);
    return {
      items: items.filter((item) => item !== current),
      result: undefined,
      note: { ...noteOf("deleted", current, by, now), undo: { snippet: contentOf(current) } },
    };
  });
}

/** Brings a deleted snippet back under its id. Throws `conflict` when it is back already. */
export async function restoreSnippet(
  id: string,
  revision: number,
  content: ReturnType<typeof contentOf>,
  by: Author,
  now = Date.now(),
): Promise<void> {
  const at = new Date(now).toISOString();
  const record = { ...content, _id: id, revision, changedAt: at, changedBy: by.name };
  await snippetDocument.change((items) => {
    // Undone where it was deleted, it has another id.
    const isBack = ({ _id, name, texts }: SnippetRecord) =>
      _id === id || isDeepStrictEqual([name, texts], [content.name, content.texts]);
    if (items.some(isBack)) throw new AppError("conflict", say("activity.restoredLater"));
    const note = noteOf("restored", record, by, now);
    return { items: [...items, record], result: undefined, note };
  });
}

/** What an undone change or deletion brings back. */
function contentOf({ name, texts, createdAt }: SnippetRecord) {
  return { name, texts, createdAt };
}

/** The entry of a write in the activity. */
function noteOf(
  action: "created" | "changed" | "deleted" | "restored",
  { _id, name, revision }: SnippetRecord,
  by: Author,
  now: number,
): LoggedEntry {
  const at = new Date(now).toISOString();
  return { kind: "snippets", action, at, by: person(by), _id, title: name, revision };
}

/** All snippets as stored, for a backup; and their return on a site that has none of that id. */
export const snippetBackup = {
  keys: async () => (await snippetDocument.list()).map(({ _id }) => `all/${_id}`),
  read: async (key: string) =>
    (await snippetDocument.list()).find(({ _id }) => `all/${_id}` === key),
  async write(key: string, value: unknown) {
    const record = snippetRecord.parse(value);
    if (key !== `all/${record._id}`) throw new Error("It is not sound.");
    await snippetDocument.change((items) => ({
      items: items.some(({ _id }) => _id === record._id) ? items : [...items, record],
      result: undefined,
    }));
  },
};

/** Adds the starter snippets of the demo, unless the site has ever had snippets. */
export async function addDemoSnippets(now = Date.now()): Promise<void> {
  const at = new Date(now).toISOString();
  const records = (demo.snippets as SnippetInput[]).map((input, index) => ({
    ...input,
    _id: idAt(now, index.toString(16).padStart(12, "0")),
    ...{ revision: 1, createdAt: at, changedAt: at, changedBy: "" },
  }));
  if (records.length > 0) await snippetDocument.fill(records, [], { filled: true });
}

function targetIn(
  items: readonly SnippetRecord[],
  { id, revision }: Target,
  isDone: (current: SnippetRecord) => boolean = () => false,
): SnippetRecord {
  const current = items.find(({ _id }) => _id === id);
  if (!current) throw new AppError("not_found", say("snippets.missing"));
  if (String(current.revision) !== revision && !isDone(current))
    throw new AppError("conflict", say("snippets.stale", { name: current.changedBy }), {
      data: viewOf(current),
    });
  return current;
}

function viewOf(record: SnippetRecord): Snippet {
  return snippet.parse(record);
}
