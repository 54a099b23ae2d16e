/** The checks before publishing: of all records for staff, and of one for the build. */
import { domain, timeZone } from "#generated/agency.ts";
import type { RecordCheck } from "#domain/api/checks.ts";
import { type Around, checksOf, errorsOf } from "#domain/checks/record-checks.ts";
import { HISTORY } from "#domain/limits.ts";
import { DEFAULT_LOCALE, type Locale, siteLinks } from "#domain/links.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { builtFile } from "#server/http/built-file.ts";
import { inWords } from "#server/http/texts.ts";
import {
  type Collection,
  COLLECTIONS,
  contentOf,
  liveOf,
  metaOf,
  type StoredRecord,
  titleOf,
} from "./collections.ts";
import { findVersion } from "./history.ts";

/** The addresses of the built pages, without the domain. */
const readPaths = builtFile(
  "sitemap",
  () => "/sitemap-0.xml",
  async (answer) =>
    new Set(
      Array.from((await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) =>
        pathIn(new URL(address).pathname),
      ),
    ),
);

/** Every check of every record outside the trash, errors first; in the staff's language. */
export async function checkRecords(request: Request, locale: Locale): Promise<RecordCheck[]> {
  const [built, lists] = await Promise.all([
    readPaths(request, DEFAULT_LOCALE),
    Promise.all(RECORD_KINDS.map((kind) => COLLECTIONS[kind].document.list())),
  ]);
  const all = lists.flatMap((records, index) => {
    const collection = COLLECTIONS[RECORD_KINDS[index] ?? "services"];
    return liveOf(records).map((record) => ({ collection, record }));
  });
  const around: Around = { ...today(), ...(built && { isAlive: aliveAmong(built, all) }) };
  const found = all.flatMap(({ collection, record }) =>
    checksOf(collection.fields, record, around).map(({ reason, ...check }) => ({
      ...check,
      kind: collection.kind,
      _id: record._id,
      title: titleOf(collection, record),
      revision: record.revision,
      reason: inWords(reason, locale),
    })),
  );
  return [
    ...found.filter(({ weight }) => weight === "error"),
    ...found.filter(({ weight }) => weight === "warning"),
  ];
}

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

function today(): Pick<Around, "today" | "domain"> {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date());
  return { today: day, domain };
}

/** Built pages, and what a record has as its address now or had before, which redirects. */
function aliveAmong(
  built: ReadonlySet<string>,
  all: readonly { collection: Collection; record: StoredRecord }[],
): (path: string) => boolean {
  const records = all.flatMap(({ collection: { kind }, record: { slug, formerSlugs } }) =>
    [slug, ...formerSlugs].map((name) => `/${kind}/${name}`),
  );
  const fixed = Object.values(siteLinks(DEFAULT_LOCALE)).filter((link) => typeof link === "string");
  const known = new Set([...built, ...records, ...fixed.map(pathIn)]);
  return (path) => known.has(pathIn(path)) || /^\/(?:media|admin|api)\b/.test(path);
}

function pathIn(path: string): string {
  return decodeURI(path)
    .replace(/[?#].*$/, "")
    .replace(/(?<=.)\/$/, "");
}
