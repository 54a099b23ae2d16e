/** The form of a project, its requests and its preview. */
import { formOf, textsShown, type ValuesOf } from "#admin/features/records/form/form-of.ts";
import type { RecordPlan } from "#admin/features/records/form/plan.ts";
import { recordResolver, textsOf } from "#admin/features/records/form/values.ts";
import type { Shot, Shown } from "#admin/features/records/preview/marks.ts";
import { inEnglish } from "#admin/i18n/i18n.ts";
import { TEXT_CUTS } from "#domain/limits.ts";
import { pageRows } from "#domain/records/fields.ts";
import { LAUNCHED, NO_CATEGORY, PROJECT_CATEGORIES } from "#domain/records/project-choices.ts";
import { PROJECT_FIELDS } from "#domain/records/project-fields.ts";
import { withSchedule } from "#domain/records/schedule-input.ts";
import { projectInput } from "#domain/records/project.ts";
import { dayInWords } from "#domain/text/dates.ts";
import { money } from "#domain/text/money.ts";
import { cutText, paragraphsOf, splitBullet, titleParts } from "#domain/text/text.ts";
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
  const { title, status, images, completionDate } = values;
  const [lede = "", ...story] = paragraphsOf(values.description);
  const features = textsOf(values.features).map(splitBullet);
  const hasOverview = own?.querySelector("[data-own=overview]") != null;
  const [cover = null, ...shots] = shotsOf(values, own);
  const texts = {
    ...textsShown(PROJECT_FIELDS, values),
    category: categoryOf(values.category, own),
    status: status === LAUNCHED ? "" : status,
    completionDate:
      status === LAUNCHED && /^\d{4}-\d\d-\d\d$/.test(completionDate)
        ? dayInWords(completionDate, "en")
        : "",
    budget: amountInWords(values.budget),
  };
  return {
    ...texts,
    heading: titleParts(title),
    about: cutText(lede, TEXT_CUTS.projectPreview),
    lede,
    // Unknown or incomplete values have no row.
    facts: pageRows(PROJECT_FIELDS)
      .map(({ field, row }) => ({ term: inEnglish(row), said: texts[field] }))
      .filter(({ said }) => said.trim() !== ""),
    cover,
    count: inEnglish("facts.pictures", { count: images.length }),
    story,
    shots,
    features,
    ...(!hasOverview && { partsTitle: features.length > 0 ? inEnglish("facts.parts") : "" }),
  };
}

/**
 * The cover, then the pictures that no feature of the page shows. Pictures are matched by their
 * alternative text: the addresses of the build differ.
 */
function shotsOf({ title, images }: ProjectValues, own: Element | undefined): Shot[] {
  const known = Array.from(own?.querySelectorAll<HTMLElement>("[data-picture]") ?? [], (link) => ({
    alt: link.querySelector("img")?.alt ?? "",
    caption: link.dataset["picture"] ?? "",
    isInFeature: link.closest("[data-field], [data-list]") === null,
  }));
  return images.flatMap(({ url, alt }, index) => {
    const same = known.filter((picture) => picture.alt === (alt || title));
    if (index > 0 && same.some(({ isInFeature }) => isInFeature)) return [];
    return [{ url, alt: alt || title, caption: same[0]?.caption ?? alt }];
  });
}

/** Without a category from the staff, the page keeps its own. */
function categoryOf(category: string, own: Element | undefined): string {
  const mark = own?.querySelector("[data-field=category], [data-fact=category] [data-field=said]");
  const before = mark?.textContent.trim() ?? "";
  return category !== NO_CATEGORY ||
    before === "" ||
    PROJECT_CATEGORIES.some((name) => name === before)
    ? category
    : before;
}

function amountInWords(typed: string): string {
  const amount = PROJECT_FIELDS.budget.input.safeParse(typed).data;
  return typeof amount === "number" ? money(amount) : "";
}
