/** The checks before publishing of all records, for staff. */
import { domain } from "#generated/agency.ts";
import type { RecordCheck } from "#domain/api/checks.ts";
import { behindIn } from "#domain/checks/languages.ts";
import { AGENCY_FACTS } from "#domain/checks/other-facts.ts";
import {
  type Around,
  checksOf,
  type PlacedText,
  textsOf,
  translatedChecks,
} from "#domain/checks/record-checks.ts";
import { ownPaths } from "#domain/checks/site-links.ts";
import { editableOf } from "#domain/content/staff-facts.ts";
import type { Locale } from "#domain/links.ts";
import type { Fields } from "#domain/records/fields.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import {
  type Pairs,
  TRANSLATED,
  type TranslationLocale,
  type TranslationStates,
} from "#domain/records/translation.ts";
import { hasSeveral, wordsOf } from "#domain/records/words.ts";
import { savedFacts } from "#server/agency/agency-facts.ts";
import { AppError } from "#server/http/errors.ts";
import { inWords } from "#server/http/texts.ts";
import { describedAmong, unshownAmong } from "#server/pictures/described.ts";
import { today } from "./checks.ts";
import { type Collection, COLLECTIONS, liveOf, type StoredRecord, titleOf } from "./collections.ts";
import { readContentWords } from "./content-words.ts";
import { aliveAddresses } from "./site-addresses.ts";
import { readTranslation, statesOf } from "./translations.ts";

interface Saved {
  collection: Collection;
  record: StoredRecord;
  /** The texts of its published translations that reach its page. */
  translated: { language: TranslationLocale; texts: PlacedText[] }[];
}

/** Every check of every record outside the trash, errors first; in the staff's language. */
export async function checkRecords(request: Request, locale: Locale): Promise<RecordCheck[]> {
  const [all, languages] = await Promise.all([savedRecords(), languagesOf(request)]);
  const around = await aroundOf(request, all);
  const found = all.flatMap(({ collection, record, translated }): RecordCheck[] => {
    const { kind } = collection;
    const states = languages[kind]?.[record._id] ?? {};
    return [
      ...checksOf(collection.fields, record, around),
      ...translated.flatMap(({ language, texts }) =>
        translatedChecks(texts, record, around).map((check) => ({ ...check, locale: language })),
      ),
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
  const linked = active.flatMap(({ collection: { fields }, record, translated }) =>
    [textsOf(fields, record), ...translated.map(({ texts }) => texts)]
      .flat()
      .flatMap(({ text }) => ownPaths(text, domain)),
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

async function savedRecords(): Promise<Saved[]> {
  const kinds = RECORD_KINDS.map(async (kind) => {
    const collection = COLLECTIONS[kind];
    const records = liveOf(await collection.document.list());
    return Promise.all(
      records.map(async (record) => ({
        collection,
        record,
        translated: record.isActive ? await publishedTexts(collection, record) : [],
      })),
    );
  });
  return (await Promise.all(kinds)).flat();
}

async function publishedTexts(
  { kind, fields }: Collection,
  record: StoredRecord,
): Promise<Saved["translated"]> {
  const named = TRANSLATED.filter((language) => record.translations?.[language]);
  const all = named.map(async (language) => {
    const saved = await readTranslation(kind, record._id, language);
    return saved?.isPublished ? [{ language, texts: textsIn(fields, record, saved.fields) }] : [];
  });
  return (await Promise.all(all)).flat();
}

/** An outdated text reaches no page. `entry` is the text's row in the form of the translation. */
function textsIn(fields: Fields, record: StoredRecord, pairs: Pairs): PlacedText[] {
  return Object.entries(wordsOf(fields, record)).flatMap(([field, texts]) => {
    const place = fields[field];
    return texts
      .filter((english) => english.trim() !== "")
      .flatMap((english, row) => {
        const pair = pairs[field]?.find((one) => one.english === english);
        return pair
          ? [{ field, ...(place && hasSeveral(place) && { entry: row }), text: pair.text }]
          : [];
      });
  });
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
