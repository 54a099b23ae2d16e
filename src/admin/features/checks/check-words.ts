/** A check in words: the field's name before the reason, if it concerns one. */
import { fieldName } from "#admin/features/publish/PublishMark.tsx";
import { t } from "#admin/i18n/i18n.ts";
import type { RecordCheck } from "#domain/api/checks.ts";

export function checkInWords(check: RecordCheck): string {
  const field = fieldOf(check);
  return field === undefined ? check.reason : t("publish.problem", { field, reason: check.reason });
}

/** What its link leads to, for a list of links alone. */
export function targetOf(check: RecordCheck): string {
  return fieldOf(check) ?? t("checks.translation");
}

function fieldOf({ kind, field }: RecordCheck): string | undefined {
  return field === undefined ? undefined : fieldName(kind, field);
}
