/** A project as its form holds it, and as it is sent. */
import { PROJECT_FIELDS } from "#domain/project-fields.ts";
import { projectInput } from "#domain/project.ts";
import { formOf, type ValuesOf } from "../../record/form-of.ts";
import type { RecordPlan } from "../../record/plan.ts";
import { recordResolver } from "../../record/values.ts";
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
