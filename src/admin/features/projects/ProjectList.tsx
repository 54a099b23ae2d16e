import { RecordList } from "#admin/features/records/list/RecordList.tsx";
import { BadgeSelect, FeaturedButton } from "#admin/features/records/list/RowControls.tsx";
import type { ListView } from "#admin/features/records/list/list-view.ts";
import { onSiteFilter } from "#admin/features/records/list/on-site-filter.ts";
import type { RowEdit } from "#admin/features/records/list/use-row-edit.ts";
import { locale, t } from "#admin/i18n/i18n.ts";
import { Badge, type Tone } from "#admin/ui/Badge.tsx";
import { PROJECT_CATEGORIES, PROJECT_STATUSES } from "#domain/records/project-choices.ts";
import type { ProjectRecord } from "#domain/records/project.ts";
import { money } from "#domain/text/money.ts";
import { categoryInWords, statusInWords } from "./choices.ts";

const TONES: Record<string, Tone> = {
  Planning: "warning",
  "In Progress": "info",
  Completed: "success",
  "On Hold": "neutral",
  Cancelled: "danger",
};

const VIEW: ListView<"projects"> = {
  kind: "projects",
  nameOf: ({ title }) => title,
  nameLabel: "record.kinds.projects",
  nameSort: "title",
  marks: ({ isFeatured, isActive }) => (
    <>
      {isFeatured && (
        <Badge plain tone="warning">
          {t("projects.featured")}
        </Badge>
      )}
      {!isActive && <Badge plain>{t("record.inactive")}</Badge>}
    </>
  ),
  detail: ({ location }) => location,
  cells: [
    {
      label: "facts.category",
      look: "cell-break",
      sort: "category",
      show: ({ category }) => categoryInWords(category),
    },
    {
      label: "facts.status",
      sort: "status",
      show: (project, edit) => <StatusSelect project={project} edit={edit} />,
    },
    { label: "facts.client", look: "cell-break", sort: "client", show: ({ client }) => client },
    {
      label: "fields.budget",
      look: "num",
      sort: "budget",
      first: "descending",
      show: ({ budget }) =>
        typeof budget === "number" ? money(budget, locale()) : t("projects.list.noBudget"),
    },
  ],
  action: (project, edit) => (
    <FeaturedButton
      name={project.title}
      featured={project.isFeatured}
      onChange={(isFeatured) => {
        const name = project.title;
        const [on, off] = [t("lists.featured", { name }), t("lists.notFeatured", { name })];
        edit(
          project,
          { isFeatured },
          isFeatured ? { done: on, undone: off } : { done: off, undone: on },
        );
      }}
    />
  ),
  searchedText: ({ title, client, location }) => `${title} ${client} ${location}`,
  filters: [
    {
      name: "category",
      label: "facts.category",
      all: "common.all",
      options: PROJECT_CATEGORIES,
      inWords: categoryInWords,
      fits: (project, category) => project.category === category,
    },
    {
      name: "status",
      label: "facts.status",
      all: "common.all",
      options: PROJECT_STATUSES,
      inWords: statusInWords,
      fits: (project, status) => project.status === status,
    },
    onSiteFilter<"projects">({
      featured: ["projects.featured", ({ isFeatured }) => isFeatured],
      inactive: ["record.inactive", ({ isActive }) => !isActive],
    }),
  ],
  sorts: {
    title: (a, b) => a.title.localeCompare(b.title, locale()),
    category: (a, b) =>
      categoryInWords(a.category).localeCompare(categoryInWords(b.category), locale()),
    // In the order of a project's life.
    status: (a, b) => placeOf(a.status) - placeOf(b.status),
    client: (a, b) => a.client.localeCompare(b.client, locale()),
    budget: (a, b) => (a.budget ?? -1) - (b.budget ?? -1),
    start: (a, b) => a.startDate.localeCompare(b.startDate),
  },
  sortChoices: [
    ["title", "projects.list.sorts.title"],
    ["-start", "projects.list.sorts.start"],
    ["-budget", "projects.list.sorts.budget"],
  ],
  counts: (projects) => [
    ["record.counts.featured", projects.filter(({ isFeatured }) => isFeatured).length],
  ],
};

/** The status, changed in the row. */
function StatusSelect({ project, edit }: { project: ProjectRecord; edit: RowEdit<"projects"> }) {
  const { title: name, status: before } = project;
  const known = PROJECT_STATUSES.some((status) => status === before);
  const said = (status: string) => t("lists.isNow", { name, state: statusInWords(status) });
  return (
    <BadgeSelect
      label={t("lists.statusOf", { name })}
      value={before}
      tone={TONES[before] ?? "neutral"}
      // A page taken over from elsewhere may have another one, which stays until it is changed.
      options={[...(known ? [] : [before]), ...PROJECT_STATUSES].map(
        (status) => [status, statusInWords(status)] as const,
      )}
      onChange={(status) => {
        edit(project, { status }, { done: said(status), undone: said(before) });
      }}
    />
  );
}

function placeOf(status: string): number {
  return PROJECT_STATUSES.findIndex((name) => name === status);
}

/** All projects on one page. */
export function Component() {
  return <RecordList view={VIEW} lede={() => t("projects.list.lede")} />;
}
