/** A project as its form holds it, and as it is sent. */
import { PROJECT_FIELDS } from "#domain/records/project-fields.ts";
import { projectInput } from "#domain/records/project.ts";
import { formOf, type ValuesOf } from "#admin/features/records/form/form-of.ts";
import type { RecordPlan } from "#admin/features/records/form/plan.ts";
import { recordResolver } from "#admin/features/records/form/values.ts";
import { categoryInWords, statusInWords } from "./choices.ts";
import { shownProject } from "./project-preview.ts";

export type ProjectValues = ValuesOf<typeof PROJECT_FIELDS>;

const form = formOf<"projects", typeof PROJECT_FIELDS>(PROJECT_FIELDS, {
  category: categoryInWords,
  status: statusInWords,
});

export const projectPlan: RecordPlan<"projects", ProjectValues> = {
  ...form,
  kind: "projects",
  preview: { list: "/projects", card: ".project-card", shown: shownProject },
  nameOf: ({ title }) => title,
  resolver: recordResolver(projectInput, form.toInput),
};
