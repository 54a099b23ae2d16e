import { PROJECT_FIELDS } from "#domain/project-fields.ts";
import type { RecordKind } from "#domain/record.ts";
import { SERVICE_FIELDS } from "#domain/service-fields.ts";
import { t } from "../../i18n/i18n.ts";
import type { LabelledFields } from "../../record/form-of.ts";

const FIELDS: Record<RecordKind, LabelledFields> = { services: SERVICE_FIELDS, projects: PROJECT_FIELDS };

/** What a field of a record is called; one that has no form as it is stored. */
export function fieldName(kind: RecordKind, field: string): string {
  const label = FIELDS[kind][field]?.label;
  return label ? t(label) : field;
}
