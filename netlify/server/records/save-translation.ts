/** Saves a translation, and names its revision in the record. */
import { isDeepStrictEqual } from "node:util";
import type { TranslationView } from "#domain/api/translations.ts";
import type { RecordKind } from "#domain/records/record.ts";
import {
  keptPairs,
  type Pairs,
  TRANSLATED,
  type TranslationInput,
  type TranslationLocale,
  type TranslationRecord,
} from "#domain/records/translation.ts";
import { wordsOf } from "#domain/records/words.ts";
import { type Author, person } from "#server/auth/users.ts";
import { AppError } from "#server/http/errors.ts";
import { say } from "#site/i18n/sentence.ts";
import { checkedTexts } from "./checked-texts.ts";
import { type Collection, COLLECTIONS, findLive } from "./collections.ts";
import { noteOf, replaced } from "./records.ts";
import { keyOf, readTranslation, stored, translationStore, viewOf } from "./translations.ts";

/** A record's translation into one language, at the revision that the author saw. */
export interface TranslationTarget {
  kind: RecordKind;
  id: string;
  locale: TranslationLocale;
  revision: number;
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
