/** What keeps a record's version from visitors. */
import { domain, timeZone } from "#generated/agency.ts";
import { type Around, errorsOf } from "#domain/checks/record-checks.ts";
import { HISTORY } from "#domain/limits.ts";
import { dayAt } from "#domain/text/dates.ts";
import { type Collection, contentOf, metaOf, type StoredRecord } from "./collections.ts";
import { findVersion } from "./history.ts";

/**
 * Why the build must not show a record's current version: its first error. `instead` is its latest
 * version without one, at the record's present address.
 */
export async function heldBack(
  collection: Collection,
  record: StoredRecord,
): Promise<
  | { field: string; reason: ReturnType<typeof errorsOf>[number]["reason"]; instead?: StoredRecord }
  | undefined
> {
  const around = today();
  const [error] = errorsOf(collection.fields, record, around);
  if (!error) return undefined;
  const { field, reason } = error;
  const oldest = Math.max(record.revision - HISTORY.versions, 0);
  for (let revision = record.revision - 1; revision > oldest; revision -= 1) {
    const version = await findVersion(collection, record._id, revision).catch(() => undefined);
    // A version that was in the trash was not public.
    if (!version || version.deletedAt !== undefined) continue;
    const instead = {
      ...contentOf(version),
      ...metaOf(record),
      revision: version.revision,
    } as StoredRecord;
    if (errorsOf(collection.fields, instead, around).length === 0)
      return { field, reason, instead };
  }
  return { field, reason };
}

/** What the rules need to know in a build, too. */
export function today(): Pick<Around, "today" | "domain"> {
  return { today: dayAt(new Date(), timeZone), domain };
}
