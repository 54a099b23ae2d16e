/**
 * The dashboard's activity: recent changes and their authors, from the notes stored with each
 * write.
 */
import { HISTORY } from "#domain/limits.ts";
import { type Activity, activityEntry, RECORD_KINDS } from "#domain/records/record.ts";
import { userDocument } from "#server/auth/users.ts";
import { COLLECTIONS } from "./collections.ts";

/**
 * The latest changes of all collections, and of the staff when `people` is set, newest first.
 * Leaves out an unreadable note: notes only inform.
 */
export async function recentActivity(people: boolean): Promise<Activity[]> {
  const documents = [
    ...RECORD_KINDS.map((kind) => COLLECTIONS[kind].document),
    ...(people ? [userDocument] : []),
  ];
  const snapshots = await Promise.all(documents.map((document) => document.read()));
  return snapshots
    .flatMap(({ notes }) => notes)
    .flatMap((note) => activityEntry.safeParse(note).data ?? [])
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, HISTORY.activity);
}
