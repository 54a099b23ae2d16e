/**
 * Drafts of records, one object each. A discarded draft leaves a mark, so that a change by another
 * person is never removed unseen; the sweep removes the marks.
 */
import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { DRAFTS } from "#domain/limits.ts";
import {
  AGENCY_DRAFT,
  type Draft,
  draft,
  type DraftEntry,
  type DraftInput,
  type DraftKind,
  NEW_DRAFT,
} from "#domain/records/draft.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { type Author, person } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { logFailure } from "#server/http/log.ts";
import { idOf } from "#server/store/document.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore } from "#server/store/stores.ts";
import { inBulk } from "#server/store/sweep.ts";
import { say } from "#site/i18n/sentence.ts";
import { noteActivity } from "./activity-log.ts";
import { COLLECTIONS, findLive, liveOf } from "./collections.ts";

/** The mark of a draft that was discarded or used up. */
interface Gone {
  version: number;
  /** Milliseconds since 1970. */
  goneAt: number;
}
type Kept = Omit<Draft, "kind" | "_id">;
type Stored = Kept | Gone;

export interface DraftTarget {
  kind: DraftKind;
  id: string;
  /** The version that the author saw; 0 for none. */
  version: number;
}

const store = jsonStore<Stored>("drafts");
const keyOf = (kind: DraftKind, id: string) => `${kind}/${id}`;

/** The draft of a record; `undefined` if it does not exist or cannot be read. */
export async function findDraft(kind: DraftKind, id: string): Promise<Draft | undefined> {
  return readableOr(
    `the draft ${kind} ${id}`,
    async () => {
      const found = (await store.read(keyOf(kind, id)))?.value;
      return found && !isGone(found) ? draft.parse({ ...found, kind, _id: id }) : undefined;
    },
    undefined,
  );
}

/**
 * The drafts that staff can open, newest first, without their values. That of a record in the trash
 * waits there with it.
 */
export async function listDrafts(): Promise<DraftEntry[]> {
  const drafts = await Promise.all(
    RECORD_KINDS.map(async (kind) => {
      const ids = (await store.keys(`${kind}/`)).map((key) => key.slice(kind.length + 1));
      const live = new Set(liveOf(await COLLECTIONS[kind].document.list()).map(({ _id }) => _id));
      const open = ids.filter((id) => id.startsWith(NEW_DRAFT) || live.has(id));
      const found = await Promise.all(open.map((id) => findDraft(kind, id)));
      return found.map((draft) => draft && { ...draft, kind });
    }),
  );
  return drafts
    .flat()
    .filter((found) => found !== undefined)
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ values, base: _, ...entry }) => ({
      ...entry,
      title: titleIn(entry.kind, values),
      isNew: entry._id.startsWith(NEW_DRAFT),
    }));
}

/**
 * Stores the draft of a new record. `createdWith` names the creation, so that a repeat after a lost
 * answer saves over its own first version, and over nothing else. Throws `conflict` as `saveDraft`.
 */
export async function createDraft(
  kind: RecordKind,
  input: DraftInput,
  author: Author,
  createdWith = randomBytes(16).toString("hex"),
  now = Date.now(),
): Promise<Draft> {
  const id = NEW_DRAFT + createdWith;
  const current = (await store.read(keyOf(kind, id)))?.value;
  const isRepeat =
    current && (isGone(current) || (current.version === 1 && current.by._id === author._id));
  return write({ kind, id, version: isRepeat ? current.version : 0 }, input, author, now);
}

/**
 * Saves the draft of a record. A repeat of the same values counts as done. Throws `conflict` with
 * the current draft when it has changed since the author saw it, and `not_found` without a record.
 */
export async function saveDraft(
  target: DraftTarget,
  input: DraftInput,
  author: Author,
  now = Date.now(),
): Promise<Draft> {
  const { kind, id } = target;
  if (kind === AGENCY_DRAFT) {
    if (id !== AGENCY_DRAFT) throw new AppError("not_found", say("request.notFound"));
  } else if (!id.startsWith(NEW_DRAFT)) findLive(await COLLECTIONS[kind].document.list(), id, now);
  return write(target, input, author, now);
}

async function write(
  { kind, id, version }: DraftTarget,
  input: DraftInput,
  author: Author,
  now: number,
): Promise<Draft> {
  const at = new Date(now).toISOString();
  let isNew = false;
  const written = await store.swap(keyOf(kind, id), (current) => {
    isNew = false;
    if (current && !isGone(current) && isSame(current, input)) return undefined;
    refuseOther({ kind, id, version }, current);
    isNew = true;
    const next = (current?.version ?? 0) + 1;
    return { ...input, version: next, at, by: person(author) };
  });
  if (isNew) await noteDraft("drafted", { kind, id }, input.values, author, at);
  return { ...(written?.value as Kept), kind, _id: id };
}

/** Discards a draft; one that is gone counts as done. Throws `conflict` as `saveDraft`. */
export async function discardDraft(
  target: DraftTarget,
  author: Author,
  now = Date.now(),
): Promise<void> {
  const dropped = await dropDraft(target, now);
  if (!dropped) return;
  const at = new Date(now).toISOString();
  await noteDraft("discarded", target, dropped.values, author, at);
}

/** As `discardDraft`, without an entry in the activity. Returns what was dropped. */
async function dropDraft(target: DraftTarget, now = Date.now()): Promise<Kept | undefined> {
  let dropped: Kept | undefined;
  await store.swap(keyOf(target.kind, target.id), (current) => {
    dropped = undefined;
    if (!current || isGone(current)) return undefined;
    refuseOther(target, current);
    dropped = current;
    return { version: current.version, goneAt: now };
  });
  return dropped;
}

function noteDraft(
  action: "drafted" | "discarded",
  { kind, id }: Pick<DraftTarget, "kind" | "id">,
  values: DraftInput["values"],
  { _id, name }: Author,
  at: string,
): Promise<void> {
  // Its save tells which facts changed, and uses the draft up.
  if (kind === AGENCY_DRAFT) return Promise.resolve();
  const title = titleIn(kind, values);
  const what = { kind, action, _id: id, ...(title !== "" && { title }) };
  return noteActivity({ ...what, at, by: { _id, name } });
}

/** The title that was typed; `""` for none. */
export function titleIn(kind: RecordKind, values: DraftInput["values"] | undefined): string {
  const title = values?.[COLLECTIONS[kind].titleField];
  return typeof title === "string" ? title.trim() : "";
}

/**
 * Removes the draft that a save has used up, named `<id>.<version>`, and returns its id once it is
 * gone. A newer one stays, and a failure is only logged: the record is saved.
 */
export async function useUpDraft(
  kind: RecordKind,
  used: string | undefined,
): Promise<string | undefined> {
  const [id, version] = used?.split(".") ?? [];
  if (id === undefined) return undefined;
  try {
    await dropDraft({ kind, id, version: Number(version) });
    return id;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "conflict"))
      logFailure(`removing the draft ${kind} ${id}`, error);
    return undefined;
  }
}

/** Removes the draft of a permanently deleted record. */
export function forgetDraft(kind: RecordKind, id: string): Promise<void> {
  return store.remove(keyOf(kind, id));
}

/** Removes the drafts of records that no longer exist, and old marks; starts none after `until`. */
export async function sweepDrafts(now = Date.now(), until?: number): Promise<void> {
  for (const kind of RECORD_KINDS) {
    // The keys first: a record missing afterwards is deleted.
    const keys = await store.keys(`${kind}/`);
    const { items, unreadable } = await COLLECTIONS[kind].document.read();
    const known = new Set([...items.map(({ _id }) => _id), ...unreadable.map(idOf)]);
    const sweepOne = async (key: string) => {
      const id = key.slice(kind.length + 1);
      const found = (await store.read(key))?.value;
      const isOld = found && isGone(found) && found.goneAt < now - DRAFTS.mark;
      if (isOld || (!id.startsWith(NEW_DRAFT) && !known.has(id))) await store.remove(key);
    };
    await inBulk(keys, sweepOne, (key) => `draft ${key}`, until);
  }
}

/**
 * What every draft says, also an unreadable one, for the search for pictures in it. The version that
 * it started from is shown nowhere.
 */
export async function storedDrafts(): Promise<
  { kind: RecordKind; _id: string; title: string; value: unknown }[]
> {
  const all = RECORD_KINDS.map(async (kind) => {
    const keys = await store.keys(`${kind}/`);
    return Promise.all(
      keys.map(async (key) => {
        const value = (await store.read(key))?.value;
        // Even a damaged one is searched.
        const { values } = (value ?? {}) as Partial<Kept>;
        const _id = key.slice(kind.length + 1);
        return { kind, _id, title: titleIn(kind, values), value: values ?? value };
      }),
    );
  });
  return (await Promise.all(all)).flat();
}

function refuseOther({ kind, id, version }: DraftTarget, current: Stored | undefined): void {
  const found = current && !isGone(current) ? current : undefined;
  if ((found?.version ?? 0) === version) return;
  if (!found) throw new AppError("conflict", say("drafts.gone"));
  throw new AppError("conflict", say("drafts.stale", { who: found.by.name }), {
    data: { ...found, kind, _id: id },
  });
}

/** Whether nothing is new: the same values, on top of the same version of the record. */
function isSame(current: Kept, { values, base }: DraftInput): boolean {
  return current.base?.revision === base?.revision && isDeepStrictEqual(current.values, values);
}

function isGone(stored: Stored): stored is Gone {
  return "goneAt" in stored;
}
