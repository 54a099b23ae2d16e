/** Undoes what the activity says: each inverse is an ordinary change, and an entry of its own. */
import { randomBytes } from "node:crypto";
import { isRecordKind } from "#domain/records/record.ts";
import type { LoggedEntry } from "#domain/staff/activity.ts";
import type { UserRecord } from "#domain/staff/user.ts";
import { revertAgencyFacts, savedFacts } from "#server/agency/agency-facts.ts";
import { changeUser } from "#server/auth/users.ts";
import { undoSnippet } from "#server/inbox/undo-snippet.ts";
import { undoPicture } from "#server/pictures/undo-picture.ts";
import { AppError } from "#server/http/errors.ts";
import { logFailure } from "#server/http/log.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { groupsOf } from "./activity.ts";
import type { Group } from "./activity-groups.ts";
import { dayOf, idOf, notUndoable } from "./activity-log.ts";
import { INVERSE } from "./activity-state.ts";
import { COLLECTIONS, type StoredRecord } from "./collections.ts";
import { versionsOf } from "./history.ts";
import { deleteRecord, orderRecords, revertRecord } from "./records.ts";
import { restoreFromTrash } from "./trash.ts";

/**
 * Undoes an entry, or a bulk action as a whole: what can be undone of it is. Returns what was done.
 * Throws `not_found` for an unknown entry, `conflict` when later changes stand in the way, naming
 * who made them, `invalid` for what cannot be undone, and what the inverse throws.
 */
export async function undoActivity(
  request: Request,
  id: string,
  by: UserRecord,
  people: boolean,
): Promise<Sentence> {
  const group = await findGroup(id, people);
  if (!group) throw new AppError("not_found", say("activity.missing"));
  const author = { ...by, ...(group.length > 1 && { batch: randomBytes(6).toString("hex") }) };
  let done = 0;
  let refusal: AppError | undefined;
  // One after the other: each restored record may need the address of another.
  for (const entry of group) {
    try {
      await undoOne(request, entry, author);
      done += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "unavailable") throw error;
      refusal ??= error;
    }
  }
  if (done === 0 && refusal) throw refusal;
  const left = group.length - done;
  return left === 0 ? say("activity.undone") : say("activity.undonePartly", { done, count: left });
}

/** @param id of a group's oldest entry; its day bounds the search. */
async function findGroup(id: string, people: boolean): Promise<Group | undefined> {
  const from = `${dayOf({ at: id })}T00:00:00.000Z`;
  for await (const group of groupsOf({ from, drafts: "true" }, { people }))
    if (group.some((entry) => idOf(entry) === id)) return group;
  return undefined;
}

async function undoOne(
  request: Request,
  entry: LoggedEntry,
  by: UserRecord & { batch?: string },
): Promise<void> {
  const { kind, action, _id = "", revision = 0 } = entry;
  if (kind === "users") return undoPerson(entry, by);
  if (kind === "agency") return undoFacts(entry, by);
  if (kind === "snippets") return undoSnippet(entry, by);
  if (kind === "pictures") return undoPicture(request, entry, by);
  if (!isRecordKind(kind)) throw notUndoable();
  if (action === "ordered") return undoOrder(entry, by);
  const inverse = INVERSE[action];
  const record = (await COLLECTIONS[kind].document.list()).find((item) => item._id === _id);
  if (!record) throw new AppError("not_found", say("record.missing"));
  if (!inverse || (inverse === "revert" && revision < 2)) throw notUndoable();
  if (record.revision !== revision) throw await inTheWay(entry, record);
  const target = { kind, id: _id, revision };
  if (inverse === "restore") await restoreFromTrash(kind, _id, by);
  else if (inverse === "revert") await revertRecord(target, revision - 1, by, "whole");
  else await deleteRecord(target, by);
}

async function undoOrder({ kind, at, undo }: LoggedEntry, by: UserRecord): Promise<void> {
  if (!isRecordKind(kind) || !undo?.ids) throw notUndoable();
  for await (const [later] of groupsOf({ kind, action: "ordered", from: at }, { people: false })) {
    if (later.at > at)
      throw new AppError("conflict", say("activity.later", { names: later.by.name }));
  }
  const former = new Map(undo.ids.map((id, place) => [id, place]));
  const live = (await COLLECTIONS[kind].document.list()).filter(
    ({ deletedAt }) => deletedAt === undefined,
  );
  // Records that are newer than the order stay at its end.
  const placeOf = ({ _id }: StoredRecord) => former.get(_id) ?? former.size;
  const ids = live.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ _id }) => _id);
  const seen = live.map(({ _id }) => _id).join();
  await orderRecords(kind, ids, (now) => now.map(({ _id }) => _id).join() === seen, by);
}

async function undoPerson({ _id = "", revision, undo }: LoggedEntry, by: UserRecord) {
  if (!undo?.person || revision === undefined) throw notUndoable();
  await changeUser({ id: _id, revision: String(revision) }, undo.person, by);
}

async function undoFacts({ revision = 0 }: LoggedEntry, by: UserRecord): Promise<void> {
  const facts = await savedFacts();
  if (!facts) throw notUndoable();
  if (facts.revision !== revision) {
    const later = [facts, ...facts.earlier].filter((version) => version.revision > revision);
    const names = new Set(later.map(({ change }) => change.by.name).reverse());
    throw new AppError("conflict", say("activity.later", { names: [...names].join(", ") }));
  }
  await revertAgencyFacts(revision - 1, revision, by);
}

/** Names everyone who has changed the record since, as far as its versions are kept. */
async function inTheWay(
  { kind, revision = 0 }: LoggedEntry,
  { _id, change }: StoredRecord,
): Promise<AppError> {
  const versions = isRecordKind(kind)
    ? await versionsOf(kind, _id).catch((error: unknown) => {
        logFailure(`reading the versions of ${kind} ${_id}`, error);
        return [];
      })
    : [];
  const names = versions.filter((version) => version.revision > revision).map(({ by }) => by?.name);
  const known = [...new Set([...names, change?.by.name])].filter((name) => name !== undefined);
  return new AppError("conflict", say("activity.later", { names: known.join(", ") }));
}
