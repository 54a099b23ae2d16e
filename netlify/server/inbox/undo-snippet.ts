/** Undoes what the activity says of snippets. */
import type { LoggedEntry } from "#domain/staff/activity.ts";
import type { Author } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { notUndoable } from "#server/records/activity-log.ts";
import { say } from "#site/i18n/sentence.ts";
import { changeSnippet, deleteSnippet, listSnippets, restoreSnippet } from "./snippets.ts";

/**
 * Throws `conflict` when the snippet was changed or deleted since, and `invalid` for an entry that
 * does not say how it was before.
 */
export async function undoSnippet(entry: LoggedEntry, by: Author): Promise<void> {
  const { _id: id = "", action, revision = 0, undo } = entry;
  const isNew = action === "created" || action === "restored";
  if (!isNew && !undo?.snippet) throw notUndoable();
  const current = (await listSnippets()).find(({ _id }) => _id === id);
  if (action === "deleted" && undo?.snippet)
    return restoreSnippet(id, revision + 1, undo.snippet, by);
  if (!current) throw new AppError("conflict", say("activity.deletedLater"));
  if (current.revision !== revision)
    throw new AppError("conflict", say("activity.laterBy", { name: current.changedBy }));
  const target = { id, revision: String(revision) };
  if (isNew) return deleteSnippet(target, by);
  const { name, texts } = undo?.snippet ?? current;
  await changeSnippet(target, { name, texts }, by);
}
