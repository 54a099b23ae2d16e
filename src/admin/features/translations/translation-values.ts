/** The values of a translation's form, and the request that saves them. */
import type { FieldPlans } from "#admin/features/records/form/plan.ts";
import type { Said } from "#admin/features/records/form/values.ts";
import type { TextKey } from "#admin/i18n/i18n.ts";
import type { TranslationView } from "#domain/api/translations.ts";
import type { RecordKind } from "#domain/records/record.ts";
import {
  type Pairs,
  translatedWords,
  type TranslationInput,
  type Word,
} from "#domain/records/translation.ts";
import { FIELDS_OF, wordFields, wordsOf } from "#domain/records/words.ts";

/** As the form holds them: a field's rows under its name. */
export type FormValues = { isPublished: boolean } & Record<string, boolean | Said[]>;

export function wordsIn(
  kind: RecordKind,
  record: object,
  { fields, content }: Pick<TranslationView, "fields" | "content">,
): Word[] {
  return translatedWords(wordsOf(FIELDS_OF[kind], record), fields, content);
}

/** The values that a saved translation gives, for the texts that the record has. */
export function valuesOf(
  words: readonly Word[],
  { isPublished }: Pick<TranslationView, "isPublished">,
): FormValues {
  const values: FormValues = { isPublished };
  for (const { field, english, text } of words)
    ((values[field] ??= []) as Said[]).push({ english, value: text });
  return values;
}

/**
 * A draft over the texts that the record has now. What was typed for an earlier English text comes
 * last in its field: it is kept, and offered as the earlier translation.
 */
export function draftOver(draft: FormValues, now: FormValues): FormValues {
  const values: FormValues = { isPublished: draft.isPublished };
  for (const [field, rows] of Object.entries(now)) {
    if (typeof rows === "boolean") continue;
    const typed = saidIn(draft, field);
    const known = rows.map((row) => typed.find(({ english }) => english === row.english) ?? row);
    const former = typed.filter(
      ({ english, value }) => value !== "" && !rows.some((row) => row.english === english),
    );
    values[field] = [...known, ...former];
  }
  return values;
}

/** The request, and the row of each sent text by field. */
export function inputOf(
  values: FormValues,
  { content = {} }: Pick<TranslationView, "content">,
): { input: TranslationInput; places: Record<string, number[]> } {
  const fields: Pairs = {};
  const places: Record<string, number[]> = {};
  for (const field of Object.keys(values)) {
    for (const [row, { english, value }] of saidIn(values, field).entries()) {
      const isOfContent = (content[field] ?? []).some(
        (pair) => pair.english === english && pair.text === value,
      );
      // What the website's files say goes on with them.
      if (value.trim() === "" || isOfContent) continue;
      (fields[field] ??= []).push({ english, text: value });
      (places[field] ??= []).push(row);
    }
  }
  return { input: { isPublished: values.isPublished, fields }, places };
}

export function saidIn(values: FormValues, field: string): Said[] {
  const rows = values[field];
  return Array.isArray(rows) ? rows : [];
}

/** The fields for the comparison of two people's versions. */
export function comparedFields(kind: RecordKind): FieldPlans<FormValues> {
  return [
    ...wordFields(FIELDS_OF[kind]).map(([name, { label }]) => ({
      name,
      label: label as TextKey,
      kind: "list" as const,
    })),
    { name: "isPublished", label: "translations.isPublished" as const, kind: "switch" as const },
  ];
}
