import { memo } from "react";
import { Link } from "react-router";
import { dollars } from "#domain/text/money.ts";
import type { RecordState } from "#domain/records/publishing.ts";
import type { ProjectRecord } from "#domain/records/project.ts";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge, type Tone } from "#admin/ui/Badge.tsx";
import { PublishMark } from "#admin/features/publish/PublishMark.tsx";
import { RowActions } from "#admin/features/records/list/RowActions.tsx";
import { Pick } from "#admin/ui/select/Pick.tsx";
import type { Selection } from "#admin/ui/select/use-selection.ts";
import { Thumb } from "#admin/ui/Thumb.tsx";
import { categoryInWords, statusInWords } from "./choices.ts";

const TONES: Record<string, Tone> = {
  Planning: "warning",
  "In Progress": "info",
  Completed: "success",
  "On Hold": "neutral",
  Cancelled: "danger",
};

interface Props {
  project: ProjectRecord;
  published: RecordState | undefined;
  picked: boolean;
  onPick: Selection<ProjectRecord>["toggle"];
  onRemove: (project: ProjectRecord, title: string) => void;
}

/** Drawn anew only when something of it changes: lists are long. */
export const ProjectRow = memo(function ProjectRow({
  project,
  published,
  picked,
  onPick,
  onRemove,
}: Props) {
  const { t } = useTranslation();
  return (
    <tr data-picked={picked || undefined}>
      <td>
        <div className="cell-lead">
          <Pick
            id={project._id}
            label={t("bulk.pick", { name: project.title })}
            picked={picked}
            onPick={onPick}
          />
          <div className="cell-main">
            <Thumb src={project.images[0]} />
            <span>
              <Link className="cell-break" to={`/projects/edit/${project._id}`}>
                {project.title}
              </Link>
              {project.isFeatured && (
                <Badge plain tone="warning">
                  {t("projects.list.featured")}
                </Badge>
              )}
              {!project.isActive && <Badge plain>{t("projects.list.hidden")}</Badge>}
              <PublishMark kind="projects" state={published} />
            </span>
            <small className="cell-break">{project.location}</small>
          </div>
        </div>
      </td>
      <td data-label={t("facts.category")} className="cell-break">
        {categoryInWords(project.category)}
      </td>
      <td data-label={t("projects.list.columns.status")}>
        <Badge tone={TONES[project.status] ?? "neutral"}>{statusInWords(project.status)}</Badge>
      </td>
      <td data-label={t("facts.client")} className="cell-break">
        {project.client}
      </td>
      <td data-label={t("fields.budget")} className="num">
        {typeof project.budget === "number"
          ? dollars(project.budget, locale())
          : t("projects.list.noBudget")}
      </td>
      <td>
        <RowActions
          kind="projects"
          id={project._id}
          published={published}
          name={project.title}
          onRemove={() => {
            onRemove(project, project.title);
          }}
        />
      </td>
    </tr>
  );
});
