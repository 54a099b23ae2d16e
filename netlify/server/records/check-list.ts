/** The checks before publishing of all records, for staff. */
import { domain } from "#generated/agency.ts";
import type { RecordCheck } from "#domain/api/checks.ts";
import { behindIn } from "#domain/checks/languages.ts";
import { AGENCY_FACTS } from "#domain/checks/other-facts.ts";
import { type Around, checksOf, textsOf } from "#domain/checks/record-checks.ts";
import { ownPaths } from "#domain/checks/site-links.ts";
import { editableOf } from "#domain/content/staff-facts.ts";
import type { Locale } from "#domain/links.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import type { TranslationStates } from "#domain/records/translation.ts";
import { savedFacts } from "#server/agency/agency-facts.ts";
import { AppError } from "#server/http/errors.ts";
import { inWords } from "#server/http/texts.ts";
import { describedAmong } from "#server/pictures/described.ts";
import { today } from "./checks.ts";
import { type Collection, COLLECTIONS, liveOf, type StoredRecord, titleOf } from "./collections.ts";
import { readContentWords } from "./content-words.ts";
import { aliveAddresses } from "./site-addresses.ts";
import { statesOf } from "./translations.ts";

interface Saved {
  collection: Collection;
  record: StoredRecord;
}

/** Every check of every record outside the trash, errors first; in the staff's language. */
export async function checkRecords(request: Request, locale: Locale): Promise<RecordCheck[]> {
  const lists = await Promise.all(RECORD_KINDS.map((kind) => COLLECTIONS[kind].document.list()));
  const all = lists.flatMap((records, index): Saved[] => {
    const collection = COLLECTIONS[RECORD_KINDS[index] ?? "services"];
    return liveOf(records).map((record) => ({ collection, record }));
  });
  const [around, languages] = await Promise.all([aroundOf(request, all), languagesOf(request)]);
  const found = all.flatMap(({ collection, record }): RecordCheck[] => {
    const { kind } = collection;
    const states = languages[kind]?.[record._id] ?? {};
    return [
      ...checksOf(collection.fields, record, around),
      ...(record.isActive ? behindIn(states, locale) : []),
    ].map(({ reason, ...check }) => ({
      ...check,
      kind,
      _id: record._id,
      title: titleOf(collection, record),
      revision: record.revision,
      reason: inWords(reason, locale),
    }));
  });
  return [
    ...found.filter(({ weight }) => weight === "error"),
    ...found.filter(({ weight }) => weight === "warning"),
  ];
}

async function aroundOf(request: Request, all: readonly Saved[]): Promise<Around> {
  const active = all.filter(({ record }) => record.isActive);
  const linked = active.flatMap(({ collection: { fields }, record }) =>
    textsOf(fields, record).flatMap(({ text }) => ownPaths(text, domain)),
  );
  const silent = active.flatMap(({ record: { images, imageAlts } }) =>
    (images ?? []).filter((address) => (imageAlts[address] ?? "").trim() === ""),
  );
  const addressed = all.map(({ collection: { kind }, record: { slug, formerSlugs } }) => ({
    ...{ kind, slug, formerSlugs },
  }));
  const [isAlive, described, saved] = await Promise.all([
    aliveAddresses(request, addressed, linked),
    describedAmong(request, silent),
    savedFacts(),
  ]);
  const agency = { ...AGENCY_FACTS, ...(saved && editableOf(saved.facts)) };
  return { ...today(), agency, described, ...(isAlive && { isAlive }) };
}

/** By kind and id; without a kind whose texts in `content/` cannot be read. */
async function languagesOf(
  request: Request,
): Promise<Partial<Record<RecordKind, Record<string, TranslationStates>>>> {
  const kinds = RECORD_KINDS.map(async (kind) => {
    try {
      return [kind, await statesOf(kind, await readContentWords(request, kind))] as const;
    } catch (error) {
      if (error instanceof AppError && error.code === "unavailable") return [kind, {}] as const;
      throw error;
    }
  });
  return Object.fromEntries(await Promise.all(kinds));
}
