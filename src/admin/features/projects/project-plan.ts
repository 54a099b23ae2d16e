/** The form of a project, its requests and its preview. */
import { formOf, type ValuesOf } from "#admin/features/records/form/form-of.ts";
import type { RecordPlan } from "#admin/features/records/form/plan.ts";
import { recordResolver } from "#admin/features/records/form/values.ts";
import { ENGLISH } from "#admin/features/records/preview/english.ts";
import { PROJECT_FIELDS } from "#domain/records/project-fields.ts";
import { projectInput } from "#domain/records/project.ts";
import { withSchedule } from "#domain/records/schedule-input.ts";
import { type OwnPage, type Shown, shownProject as shown } from "#domain/records/shown.ts";
import { categoryInWords, statusInWords } from "./choices.ts";

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
  resolver: recordResolver(withSchedule(projectInput), form.toInput),
};

/** The content of a project's card and of the top of its page. */
export function shownProject(values: ProjectValues, own: Element | undefined): Shown {
  return shown(values, ENGLISH, own && ownPage(own));
}

function ownPage(main: Element): OwnPage {
  const category = main.querySelector(
    "[data-field=category], [data-fact=category] [data-field=said]",
  );
  return {
    hasOverview: main.querySelector("[data-own=overview]") != null,
    pictures: Array.from(main.querySelectorAll<HTMLElement>("[data-picture]"), (link) => ({
      alt: link.querySelector("img")?.alt ?? "",
      caption: link.dataset["picture"] ?? "",
      isInFeature: link.closest("[data-field], [data-list]") === null,
    })),
    category: category?.textContent.trim() ?? "",
  };
}
