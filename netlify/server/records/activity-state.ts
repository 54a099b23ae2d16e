/** What an entry of the activity is about now: whether it exists, and whether undoing is possible. */
import type { StoredFacts } from "#domain/content/stored-facts.ts";
import type { Snippet } from "#domain/inbox/snippet.ts";
import { type Activity, type LoggedEntry } from "#domain/staff/activity.ts";
import { isRecordKind, RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import type { UserRecord } from "#domain/staff/user.ts";
import { savedFacts } from "#server/agency/agency-facts.ts";
import { listUsers } from "#server/auth/users.ts";
import { listSnippets } from "#server/inbox/snippets.ts";
import { pictureState } from "#server/pictures/undo-picture.ts";
import { scanUses, type Uses } from "#server/pictures/uses.ts";
import { COLLECTIONS, isExpired, type StoredRecord } from "./collections.ts";
import { holderOf, slugBack } from "./record-address.ts";

type UndoState = Pick<Activity, "exists" | "undo" | "later">;

/** Everything that entries may be about. */
export interface Now {
  records: Record<RecordKind, readonly StoredRecord[]>;
  users: readonly UserRecord[];
  snippets: readonly Snippet[];
  /** The agency's facts, once staff have saved some. */
  facts: StoredFacts | undefined;
  /** The latest orders, as far as they have been looked for. */
  orders: Map<RecordKind, Promise<LoggedEntry | undefined>>;
  /** Where pictures are used, looked for once at most. */
  uses: () => Promise<Uses>;
}

export async function readNow(now = Date.now()): Promise<Now> {
  const kinds = RECORD_KINDS.map(async (kind) => {
    const records = await COLLECTIONS[kind].document.list();
    return [kind, records.filter((record) => !isExpired(record, now))] as const;
  });
  const [lists, users, snippets, facts] = await Promise.all([
    Promise.all(kinds),
    listUsers(),
    listSnippets(),
    savedFacts(),
  ]);
  let uses: Promise<Uses> | undefined;
  return {
    uses: () => (uses ??= scanUses()),
    records: Object.fromEntries(lists) as unknown as Now["records"],
    users,
    snippets,
    facts,
    orders: new Map(),
  };
}

/** What undoing does to a record, by the entry's action; other actions cannot be undone. */
export const INVERSE: Partial<Record<LoggedEntry["action"], "remove" | "revert" | "restore">> = {
  created: "remove",
  restored: "remove",
  changed: "revert",
  reverted: "revert",
  deleted: "restore",
};

/**
 * An entry can be undone while nothing has changed its thing since; otherwise `later` says who
 * has.
 */
export async function stateOf(
  entry: LoggedEntry,
  { records, users, snippets, facts, uses }: Now,
): Promise<UndoState> {
  if (entry.kind === "users") {
    const user = users.find(({ _id }) => _id === entry._id);
    const isSame = user?.revision === entry.revision;
    return { exists: user !== undefined, undo: isSame && entry.undo?.person !== undefined };
  }
  if (entry.kind === "agency") return factsState(entry, facts);
  if (entry.kind === "snippets") return snippetState(entry, snippets);
  if (entry.kind === "pictures") return pictureState(entry, uses);
  if (!isRecordKind(entry.kind)) return { exists: entry.action !== "purged", undo: false };
  if (entry.action === "ordered") return { exists: true, undo: entry.undo?.ids !== undefined };
  const record = records[entry.kind].find(({ _id }) => _id === entry._id);
  const inverse = INVERSE[entry.action];
  if (!record) return { exists: false, undo: false };
  const exists = record.deletedAt === undefined;
  const { revision = 0 } = entry;
  if (!inverse || revision < (inverse === "revert" ? 2 : 1)) return { exists, undo: false };
  if (record.revision === revision) {
    const slug = inverse === "restore" && slugBack(COLLECTIONS[entry.kind], record);
    return { exists, undo: slug === false || !holderOf(records[entry.kind], slug) };
  }
  const { change } = record;
  return { exists, undo: false, ...(change && { later: { ...change.by, at: change.at } }) };
}

/** As `stateOf`: the facts go back to the version before while that one is kept. */
function factsState({ revision = 0 }: LoggedEntry, facts: StoredFacts | undefined): UndoState {
  if (!facts) return { exists: true, undo: false };
  const { by, at } = facts.change;
  if (facts.revision !== revision) return { exists: true, undo: false, later: { ...by, at } };
  return { exists: true, undo: facts.earlier.some((version) => version.revision === revision - 1) };
}

/** As `stateOf`. Entries of earlier versions do not say how the snippet was before. */
function snippetState(
  { _id, action, revision, undo }: LoggedEntry,
  snippets: readonly Snippet[],
): UndoState {
  const snippet = snippets.find((one) => one._id === _id);
  const isKnown = action === "created" || action === "restored" || undo?.snippet !== undefined;
  if (!snippet) return { exists: false, undo: action === "deleted" && isKnown };
  if (snippet.revision === revision) return { exists: true, undo: isKnown };
  const { changedBy: name, changedAt: at } = snippet;
  // A snippet keeps the name alone.
  return { exists: true, undo: false, later: { _id: "", name, at } };
}
