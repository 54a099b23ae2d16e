/** Undoes what the activity says of pictures: their descriptions, and their place in the library. */
import type { Activity, LoggedEntry } from "#domain/staff/activity.ts";
import type { Author } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { notUndoable } from "#server/records/activity-log.ts";
import { readableOr } from "#server/store/readable.ts";
import { say } from "#site/i18n/sentence.ts";
import { describePicture, removePicture, restorePicture } from "./change-picture.ts";
import { type Note, noteStore } from "./notes.ts";
import { scanUses, type Uses } from "./uses.ts";

/** Whether the picture is still there, and whether undoing is possible now: one in use stays. */
export async function pictureState(
  entry: LoggedEntry,
  uses: () => Promise<Pick<Uses, "has">>,
): Promise<Pick<Activity, "exists" | "undo">> {
  const note = await noteOf(entry);
  if (!note) return { exists: false, undo: false };
  const isOut = note.binnedAt !== undefined;
  const { action, at, revision, undo } = entry;
  const can = {
    changed: !isOut && undo?.alts !== undefined && revision === (note.revision ?? 0),
    deleted: note.binnedAt === at,
    restored: !isOut && action === "restored" && !(await uses()).has(entry._id ?? ""),
  };
  return { exists: !isOut, undo: action in can && can[action as keyof typeof can] };
}

/**
 * Throws `not_found` for a picture that is gone for good, `conflict` after a later change, `invalid`
 * for one that is in use and so stays in the library, and for an entry that does not say how it was
 * before.
 */
export async function undoPicture(request: Request, entry: LoggedEntry, by: Author): Promise<void> {
  const { _id = "", action, revision = 0, undo } = entry;
  const [kind, hash] = _id.split("/");
  const name = `${hash}.${kind}`;
  if (!(await noteOf(entry))) throw new AppError("not_found", say("activity.pictureGone"));
  if (action === "restored") await removePicture(request, name, by, Date.now());
  else if (!(await pictureState(entry, scanUses)).undo && (action === "deleted" || undo?.alts))
    throw new AppError("conflict", say("activity.laterUnknown"));
  else if (action === "deleted") await restorePicture(request, name, by);
  else if (undo?.alts) await describePicture(request, name, undo.alts, String(revision), by);
  else throw notUndoable();
}

function noteOf({ _id = "" }: LoggedEntry): Promise<Note | undefined> {
  const read = async () => {
    const note = (await noteStore.read(_id))?.value;
    return note?.removedAt === undefined ? note : undefined;
  };
  return readableOr(`note of picture ${_id}`, read, undefined);
}
