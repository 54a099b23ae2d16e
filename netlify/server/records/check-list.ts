/** The checks before publishing of all records, for staff. */
import { domain } from "#generated/agency.ts";
import type { RecordCheck } from "#domain/api/checks.ts";
import { behindIn } from "#domain/checks/languages.ts";
import { AGENCY_FACTS } from "#domain/checks/other-facts.ts";
import {
  type Around,
  type Check,
  checksOf,
  differing,
  textsOf,
} from "#domain/checks/record-checks.ts";
import { ownPaths } from "#domain/checks/site-links.ts";
import { editableOf } from "#domain/content/staff-facts.ts";
import type { Locale } from "#domain/links.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { TRANSLATED, type TranslationStates } from "#domain/records/translation.ts";
import { languageName } from "#domain/text/words.ts";
import { savedFacts } from "#server/agency/agency-facts.ts";
import { AppError } from "#server/http/errors.ts";
import { inWords } from "#server/http/texts.ts";
import { describedAmong, unshownAmong } from "#server/pictures/described.ts";
import { today } from "./checks.ts";
import { type Collection, COLLECTIONS, liveOf, type StoredRecord, titleOf } from "./collections.ts";
import { readContentWords } from "./content-words.ts";
import { aliveAddresses } from "./site-addresses.ts";
import { readTranslation, statesOf } from "./translations.ts";
import { say } from "#site/i18n/sentence.ts";

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
  const translated = await Promise.all(all.map((saved) => translatedFacts(saved, around, locale)));
  const found = all.flatMap(({ collection, record }, index): RecordCheck[] => {
    const { kind } = collection;
    const states = languages[kind]?.[record._id] ?? {};
    return [
      ...checksOf(collection.fields, record, around),
      ...(translated[index] ?? []),
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
  const pictures = active.flatMap(({ record: { images } }) => images ?? []);
  const silent = active.flatMap(({ record: { images, imageAlts } }) =>
    (images ?? []).filter((address) => (imageAlts[address] ?? "").trim() === ""),
  );
  const addressed = all.map(({ collection: { kind }, record: { slug, formerSlugs } }) => ({
    ...{ kind, slug, formerSlugs },
  }));
  const [isAlive, described, unshown, saved] = await Promise.all([
    aliveAddresses(request, addressed, linked),
    describedAmong(request, silent),
    unshownAmong(request, pictures),
    savedFacts(),
  ]);
  const agency = { ...AGENCY_FACTS, ...(saved && editableOf(saved.facts)) };
  return { ...today(), agency, described, unshown, ...(isAlive && { isAlive }) };
}

/** What the published translations of a record say otherwise than the agency does. */
async function translatedFacts(
  { collection: { kind, fields }, record }: Saved,
  around: Around,
  staff: Locale,
): Promise<Omit<Check, "field">[]> {
  if (!record.isActive) return [];
  const english = new Set(textsOf(fields, record).map(({ text }) => text));
  const checks = TRANSLATED.filter((locale) => record.translations?.[locale]).map(
    async (locale) => {
      const saved = await readTranslation(kind, record._id, locale);
      if (!saved?.isPublished) return [];
      const language = languageName(locale);
      return Object.entries(saved.fields).flatMap(([field, pairs]) =>
        pairs
          // An outdated text reaches no page.
          .filter((pair) => english.has(pair.english))
          .flatMap(({ text }) => differing({ field, text }, record, around))
          .map(({ weight, reason }) => ({
            ...{ weight, locale },
            reason: say("checks.inLanguage", { language, reason: inWords(reason, staff) }),
          })),
      );
    },
  );
  return (await Promise.all(checks)).flat();
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
