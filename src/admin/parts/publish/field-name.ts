import type { RecordKind } from "#domain/record.ts";
import { t, type TextKey } from "../../i18n/i18n.ts";

/** Fields of what is stored, as their forms call them. */
const FIELDS: Record<RecordKind, Record<string, TextKey>> = {
  services: {
    serviceType: "services.form.serviceType",
    shortDetails: "services.form.shortDetails",
    fullDetails: "services.form.fullDetails",
    bulletPoints: "services.form.features",
    images: "services.form.images",
    isActive: "services.form.active",
  },
  projects: {
    title: "projects.form.title",
    client: "projects.form.client",
    description: "projects.form.description",
    category: "projects.form.category",
    status: "projects.form.status",
    location: "projects.form.location",
    startDate: "projects.form.startDate",
    completionDate: "projects.form.completionDate",
    budget: "projects.form.budget",
    features: "projects.form.features",
    images: "projects.form.images",
    isActive: "projects.form.active",
    isFeatured: "projects.form.featured",
  },
};

/** What a field is called; one that has no form as it is stored. */
export function fieldName(kind: RecordKind, field: string): string {
  const label = FIELDS[kind][field];
  return label ? t(label) : field;
}
