import { PROJECT_FIELDS } from "#domain/records/project-fields.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { SERVICE_FIELDS } from "#domain/records/service-fields.ts";
import { t } from "#admin/i18n/i18n.ts";
import type { LabelledFields } from "#admin/features/records/form/form-of.ts";

const FIELDS: Record<RecordKind, LabelledFields> = {
  services: SERVICE_FIELDS,
  projects: PROJECT_FIELDS,
};

/** The label of a record's field. A field without a form goes by its stored name. */
export function fieldName(kind: RecordKind, field: string): string {
  const label = FIELDS[kind][field]?.label;
  return label ? t(label) : field;
}
