import type { ProjectRecord } from "#domain/records/project.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { PickAll } from "#admin/ui/select/Pick.tsx";
import type { Selection } from "#admin/ui/select/use-selection.ts";
import { Table } from "#admin/ui/Table.tsx";
import { useDelete } from "#admin/features/records/list/use-delete.ts";
import { useGrowing } from "#admin/ui/use-growing.ts";
import { useEventCallback } from "#admin/lib/use-event-callback.ts";
import { useRecordStates } from "#admin/features/publish/queries.ts";
import { ProjectRow } from "./ProjectRow.tsx";

interface Props {
  projects: ProjectRecord[];
  selection: Selection<ProjectRecord>;
}

export function ProjectTable({ projects, selection }: Props) {
  const { t } = useTranslation();
  const remove = useEventCallback(useDelete("projects"));
  const published = useRecordStates("projects");
  const { drawn, end } = useGrowing(projects);
  const all = t("bulk.projects.pickAll", { count: projects.length });
  return (
    <>
      <PickAll label={all} selection={selection} words />
      <Table
        columns={[
          t("projects.list.columns.project"),
          t("facts.category"),
          t("projects.list.columns.status"),
          t("facts.client"),
          { label: t("fields.budget"), numbers: true },
        ]}
        long="projects"
        actions={t("projects.list.columns.actions")}
        lead={<PickAll label={all} selection={selection} />}
      >
        {drawn.map((each) => (
          <ProjectRow
            key={each._id}
            project={each}
            published={published[each._id]}
            picked={selection.has(each._id)}
            onPick={selection.toggle}
            onRemove={remove}
          />
        ))}
      </Table>
      <div ref={end} />
    </>
  );
}
