/** The dashboard's activity: who has changed what of late, told from what the collections note with each of their writes. */
import { HISTORY } from "#domain/limits.ts";
import { activityEntry, RECORD_KINDS, type Activity } from "#domain/record.ts";
import { COLLECTIONS } from "./collections.ts";

/** The newest changes of all collections, the newest first. A note that cannot be read is left out: it is a memory, not a record. */
export async function recentActivity(): Promise<Activity[]> {
  const notes = await Promise.all(RECORD_KINDS.map(async (kind) => (await COLLECTIONS[kind].document.read()).notes));
  return notes
    .flat()
    .flatMap((note) => activityEntry.safeParse(note).data ?? [])
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, HISTORY.activity);
}
