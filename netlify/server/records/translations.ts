/**
 * The translations that staff write, one object per record and language. The record's document
 * names their revisions, so that the publish state needs no other read.
 */
import type { TranslationView } from "#domain/api/translations.ts";
import type { RecordKind } from "#domain/records/record.ts";
import {
  type ContentWords,
  type Pairs,
  TRANSLATED,
  type TranslationLocale,
  translationRecord,
  type TranslationRecord,
  translationState,
  type TranslationStates,
} from "#domain/records/translation.ts";
import { wordsOf } from "#domain/records/words.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore, type Stored } from "#server/store/stores.ts";
import { COLLECTIONS, findLive, liveOf, type StoredRecord } from "./collections.ts";

export const translationStore = jsonStore<unknown>("translations");

/** A stored translation; `undefined` without one, and for a damaged one. */
export async function readTranslation(
  kind: RecordKind,
  id: string,
  locale: TranslationLocale,
): Promise<TranslationRecord | undefined> {
  return (await stored(kind, id, locale))?.value;
}

/** The translations of a record into each language of the site. Throws `not_found`. */
export async function translationsOf(
  kind: RecordKind,
  id: string,
  content: ContentWords,
  now = Date.now(),
): Promise<TranslationView[]> {
  const record = findLive(await COLLECTIONS[kind].document.list(), id, now);
  return Promise.all(
    TRANSLATED.map(async (locale) =>
      viewOf(locale, await readTranslation(kind, id, locale), contentOf(record, locale, content)),
    ),
  );
}

/** The state of each record by its id. */
export async function statesOf(
  kind: RecordKind,
  content: ContentWords,
): Promise<Record<string, TranslationStates>> {
  const { document, fields } = COLLECTIONS[kind];
  const states = liveOf(await document.list()).map(async (record) => {
    const english = wordsOf(fields, record);
    const own = TRANSLATED.map(async (locale) => {
      const saved = record.translations?.[locale] && (await stored(kind, record._id, locale));
      const words = contentOf(record, locale, content);
      return [locale, translationState(english, saved?.value, words)] as const;
    });
    return [record._id, Object.fromEntries(await Promise.all(own))] as const;
  });
  return Object.fromEntries(await Promise.all(states));
}

/** Removes the translations of a permanently deleted record. */
export async function forgetTranslations(kind: RecordKind, id: string): Promise<void> {
  for (const key of await translationStore.keys(`${kind}/${id}/`))
    await translationStore.remove(key);
}

/** The ids of a kind that have translations, of records that may be deleted. */
export async function translatedIds(kind: RecordKind): Promise<string[]> {
  return (await translationStore.keys(`${kind}/`)).map((key) => key.split("/")[1] ?? "");
}

export function keyOf(kind: RecordKind, id: string, locale: TranslationLocale): string {
  return `${kind}/${id}/${locale}`;
}

export function stored(
  kind: RecordKind,
  id: string,
  locale: TranslationLocale,
): Promise<Stored<TranslationRecord> | undefined> {
  const key = keyOf(kind, id, locale);
  const read = async () => {
    const found = await translationStore.read(key);
    return found && { ...found, value: translationRecord.parse(found.value) };
  };
  return readableOr(`translation ${key}`, read, undefined);
}

/** The texts of the page in `content/` that a record came from. */
function contentOf(
  { page, slug }: StoredRecord,
  locale: TranslationLocale,
  content: ContentWords,
): Pairs | undefined {
  return content[page ?? slug]?.[locale];
}

export function viewOf(
  locale: TranslationLocale,
  saved: TranslationRecord | undefined,
  content?: Pairs,
): TranslationView {
  return {
    locale,
    revision: saved?.revision ?? 0,
    isPublished: saved?.isPublished ?? content !== undefined,
    fields: saved?.fields ?? {},
    ...(content && { content }),
    ...(saved && { change: saved.change }),
  };
}
