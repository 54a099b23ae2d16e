/** The names of an entry's fields in the staff's language. */
import { fieldName } from "#admin/features/publish/PublishMark.tsx";
import { t, type TextKey } from "#admin/i18n/i18n.ts";
import { factLabel } from "#domain/content/fact-names.ts";
import type { Activity } from "#domain/staff/activity.ts";

const PERSON: Record<string, TextKey> = {
  name: "activity.person.name",
  role: "common.role",
  disabled: "activity.person.signIn",
};

/** `Short details, Images` */
export function fieldNames({ kind, fields = [] }: Activity): string {
  return fields.map((name) => labelOf(kind, name)).join(", ");
}

function labelOf(kind: Activity["kind"], name: string): string {
  const label = kind === "users" ? PERSON[name] : kind === "agency" ? factLabel(name) : undefined;
  if (label !== undefined) return t(label);
  return kind === "services" || kind === "projects" || kind === "questions"
    ? fieldName(kind, name)
    : name;
}
