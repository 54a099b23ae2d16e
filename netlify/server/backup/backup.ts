/**
 * Export of all records, and import into an empty site; `backup-objects.ts` covers everything else.
 */
import type { Backup } from "#domain/api/backup-records.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { importFacts, savedFacts } from "#server/agency/agency-facts.ts";
import { type Author, person } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import {
  type Collection,
  COLLECTIONS,
  liveOf,
  type StoredRecord,
  titleOf,
} from "#server/records/collections.ts";
import { addressProblem } from "#server/records/record-address.ts";
import { forgetOrphans } from "#server/records/trash.ts";
import type { Snapshot } from "#server/store/document.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";

/**
 * Returns all records, trash included. Throws `unavailable` when a record cannot be read: a gap in
 * an export would go unnoticed until the export is needed.
 */
export async function exportRecords(now = Date.now()) {
  const [services, projects, questions, agency] = await Promise.all([
    recordsOf(COLLECTIONS.services),
    recordsOf(COLLECTIONS.projects),
    recordsOf(COLLECTIONS.questions),
    savedFacts(),
  ]);
  const pages = {
    services: services.pages,
    projects: projects.pages,
    questions: questions.pages,
  };
  return {
    format: 1,
    exportedAt: new Date(now).toISOString(),
    services: services.items,
    projects: projects.items,
    questions: questions.items,
    ...(agency && { agency }),
    pages,
  };
}

/**
 * Fills an empty site from an export and returns the number of imported records. Safe to repeat
 * after an interruption: existing objects stay untouched. Unchanged records from `content/` do not
 * count. Throws `invalid` when the site has records of its own, or when two records of the export
 * conflict.
 */
export async function importRecords(
  backup: Backup,
  author: Author,
  now = Date.now(),
): Promise<number> {
  for (const kind of RECORD_KINDS) {
    refuseClashes(COLLECTIONS[kind], backup[kind]);
    refuseOthers(await COLLECTIONS[kind].document.list(), backup[kind]);
  }
  for (const kind of RECORD_KINDS) {
    const collection = COLLECTIONS[kind];
    await forgetOrphans(collection);
    const pages = await pagesOf(backup, collection);
    await collection.document.change((items) => {
      refuseOthers(items, backup[kind]);
      if (!items.every(isFilled) || (backup[kind].length === 0 && !backup.pages?.[kind].length))
        return { items, result: undefined };
      const note = {
        kind,
        action: "imported",
        at: new Date(now).toISOString(),
        by: person(author),
      };
      return {
        items: backup[kind].map((record) => collection.parse(record)),
        pages,
        result: undefined,
        note,
      };
    });
  }
  if (backup.agency) await importFacts(backup.agency);
  return RECORD_KINDS.reduce((sum, kind) => sum + backup[kind].length, 0);
}

async function recordsOf({ document }: Collection): Promise<Snapshot<StoredRecord>> {
  const snapshot = await document.read();
  if (snapshot.unreadable.length > 0) throw new AppError("unavailable", say("record.unreadable"));
  return snapshot;
}

/** Without these, a page in `content/` would come back when its record is deleted. */
async function pagesOf(backup: Backup, { kind, document }: Collection): Promise<readonly string[]> {
  if (backup.pages) return backup.pages[kind];
  const own = backup[kind].flatMap(({ page }) => page ?? []);
  return [...new Set([...(await document.read()).pages, ...own])];
}

/**
 * An unchanged record of the first fill equals its page in `content/`, so nothing is lost with it.
 */
function isFilled({ change, revision }: StoredRecord): boolean {
  return change?.action === "filled" && revision === 1;
}

function refuseOthers(items: readonly StoredRecord[], coming: readonly StoredRecord[]): void {
  if (items.some((item) => !isFilled(item) && !coming.some(({ _id }) => _id === item._id)))
    throw new AppError("invalid", say("record.notEmpty"));
}

function refuseClashes(collection: Collection, records: readonly StoredRecord[]): void {
  const refuse = (sentence: Sentence) =>
    new AppError("invalid", sentence, { fields: { [`data.${collection.kind}`]: sentence } });
  const [ids, slugs] = [new Set<string>(), new Map<string, string>()];
  for (const { _id } of records) {
    if (ids.has(_id)) throw refuse(say("backup.sameId", { id: _id }));
    ids.add(_id);
  }
  for (const record of liveOf(records.map(collection.parse))) {
    const title = titleOf(collection, record);
    if (addressProblem(collection.kind, record.slug))
      throw refuse(say("backup.noAddress", { title }));
    const other = slugs.get(record.slug);
    if (other !== undefined) throw refuse(say("backup.sameAddress", { one: other, other: title }));
    slugs.set(record.slug, title);
  }
}
