/**
 * The translations that staff write, one object per record and language. The record's document
 * names their revisions, so that the publish state needs no other read.
 */
import { isDeepStrictEqual } from "node:util";
import type { TranslationView } from "#domain/api/translations.ts";
import type { RecordKind } from "#domain/records/record.ts";
import {
  type ContentWords,
  keptPairs,
  type Pairs,
  TRANSLATED,
  type TranslationInput,
  type TranslationLocale,
  translationRecord,
  type TranslationRecord,
  translationState,
  type TranslationStates,
} from "#domain/records/translation.ts";
import { wordsOf } from "#domain/records/words.ts";
import { type Author, person } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { readableOr } from "#server/store/readable.ts";
import { jsonStore, type Stored } from "#server/store/stores.ts";
import { say } from "#site/i18n/sentence.ts";
import { checkedTexts } from "./checked-texts.ts";
import {
  type Collection,
  COLLECTIONS,
  findLive,
  liveOf,
  type StoredRecord,
} from "./collections.ts";
import { noteOf, replaced } from "./records.ts";

const translationStore = jsonStore<unknown>("translations");

/** A record's translation into one language, at the revision that the author saw. */
export interface TranslationTarget {
  kind: RecordKind;
  id: string;
  locale: TranslationLocale;
  revision: number;
}

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

/**
 * Saves a translation, and its entry in the activity. An identical one keeps its revision, also when
 * the author saw an older one. Throws `conflict` with the current one, `not_found`, and `invalid`
 * for texts that are too long or of no field.
 */
export async function saveTranslation(
  { kind, id, locale, revision }: TranslationTarget,
  input: TranslationInput,
  author: Author,
  now = Date.now(),
): Promise<TranslationView> {
  const collection = COLLECTIONS[kind];
  const record = findLive(await collection.document.list(), id, now);
  if (!TRANSLATED.includes(locale)) throw new AppError("not_found", say("request.notFound"));
  const sent = checkedTexts(collection.fields, input.fields);
  const before = await stored(kind, id, locale);
  const current = before?.value;
  const fields = keptPairs(wordsOf(collection.fields, record), current?.fields ?? {}, sent);
  const same =
    current?.isPublished === input.isPublished && isDeepStrictEqual(current.fields, fields);
  if (current && same) {
    await nameRevision(collection, id, locale, current, author);
    return viewOf(locale, current);
  }
  if ((current?.revision ?? 0) !== revision) throw stale(locale, current);
  const change = { at: new Date(now).toISOString(), by: person(author) };
  const next: TranslationRecord = {
    ...current,
    revision: revision + 1,
    isPublished: input.isPublished,
    fields,
    change,
  };
  const key = keyOf(kind, id, locale);
  const etag = before
    ? await translationStore.replace(key, next, before.etag)
    : await translationStore.create(key, next);
  if (etag === undefined) throw stale(locale, await readTranslation(kind, id, locale));
  await nameRevision(collection, id, locale, next, author, changedFields(current?.fields, fields));
  return viewOf(locale, next);
}

/**
 * Writes the revision of a saved translation into its record, unless it is there. Repeated after a
 * failure, since a save that finds its own object does it too.
 */
async function nameRevision(
  collection: Collection,
  id: string,
  locale: TranslationLocale,
  { revision, change: { at } }: TranslationRecord,
  author: Author,
  fields: string[] = [],
): Promise<void> {
  await collection.document.change((items) => {
    const record = items.find(({ _id }) => _id === id);
    if (!record || (record.translations?.[locale]?.revision ?? 0) >= revision)
      return { items, result: undefined };
    const translations = { ...record.translations, [locale]: { revision, at } };
    const note = {
      ...noteOf(collection, record),
      action: "translated",
      at,
      by: person(author),
      locale,
      fields,
    };
    return { items: replaced(items, { ...record, translations }), result: undefined, note };
  });
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

function keyOf(kind: RecordKind, id: string, locale: TranslationLocale): string {
  return `${kind}/${id}/${locale}`;
}

function stored(
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

function viewOf(
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

function stale(locale: TranslationLocale, current: TranslationRecord | undefined): AppError {
  const who = current?.change.by.name;
  const sentence =
    who === undefined ? say("record.staleUnknown") : say("translation.stale", { who });
  return new AppError("conflict", sentence, { data: viewOf(locale, current) });
}

function changedFields(before: Pairs | undefined, after: Pairs): string[] {
  const names = Object.keys({ ...before, ...after });
  return names.filter((name) => !isDeepStrictEqual(before?.[name], after[name]));
}
