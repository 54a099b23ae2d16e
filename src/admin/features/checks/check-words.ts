/** A check in words: the field's name before the reason, if it concerns one. */
import { fieldName } from "#admin/features/publish/PublishMark.tsx";
import { languageInWords } from "#admin/features/translations/language-in-words.ts";
import { t } from "#admin/i18n/i18n.ts";
import type { RecordCheck } from "#domain/api/checks.ts";

/** The field is named with its language where it concerns one translation. */
export function checkInWords(check: RecordCheck): string {
  const field = fieldOf(check);
  return field === undefined ? check.reason : t("publish.problem", { field, reason: check.reason });
}

/** What its link leads to, for a list of links alone. */
export function targetOf(check: RecordCheck): string {
  return fieldOf(check) ?? t("checks.translation");
}

function fieldOf({ kind, field: name, entry, locale }: RecordCheck): string | undefined {
  if (name === undefined) return undefined;
  const field = fieldName(kind, name);
  if (locale === undefined) return field;
  const language = languageInWords(locale);
  return entry === undefined
    ? t("translations.one", { field, language })
    : t("translations.several", { field, n: entry + 1, language });
}
