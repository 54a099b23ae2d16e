import { PublishMark } from "#admin/features/publish/PublishMark.tsx";
import { type ListView, RecordList } from "#admin/features/records/list/RecordList.tsx";
import { locale, t } from "#admin/i18n/i18n.ts";
import { Badge, type Tone } from "#admin/ui/Badge.tsx";
import { PROJECT_CATEGORIES, PROJECT_STATUSES } from "#domain/records/project-choices.ts";
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
  marks: ({ isFeatured, isActive }, published) => (
    <>
      {isFeatured && (
        <Badge plain tone="warning">
          {t("projects.featured")}
        </Badge>
      )}
      {!isActive && <Badge plain>{t("record.inactive")}</Badge>}
      <PublishMark kind="projects" state={published} />
    </>
  ),
  detail: ({ location }) => location,
  cells: [
    {
      label: "facts.category",
      look: "cell-break",
      show: ({ category }) => categoryInWords(category),
    },
    {
      label: "facts.status",
      show: ({ status }) => (
        <Badge tone={TONES[status] ?? "neutral"}>{statusInWords(status)}</Badge>
      ),
    },
    { label: "facts.client", look: "cell-break", show: ({ client }) => client },
    {
      label: "fields.budget",
      look: "num",
      show: ({ budget }) =>
        typeof budget === "number" ? money(budget, locale()) : t("projects.list.noBudget"),
    },
  ],
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
  ],
  sorts: [
    {
      name: "title",
      label: "projects.list.sorts.title",
      compare: (a, b) => a.title.localeCompare(b.title, locale()),
    },
    {
      name: "start",
      label: "projects.list.sorts.start",
      compare: (a, b) => b.startDate.localeCompare(a.startDate),
    },
    {
      name: "budget",
      label: "projects.list.sorts.budget",
      compare: (a, b) => (b.budget ?? -1) - (a.budget ?? -1),
    },
  ],
  counts: (projects) => [
    ["record.counts.featured", projects.filter(({ isFeatured }) => isFeatured).length],
  ],
};

/** All projects on one page. */
export function Component() {
  return <RecordList view={VIEW} lede={() => t("projects.list.lede")} />;
}
