import type { ProjectRecord } from "#domain/project.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { PickAll } from "../../parts/select/Pick.tsx";
import type { Selection } from "../../parts/select/use-selection.ts";
import { Table } from "../../parts/Table.tsx";
import { useDelete } from "../../parts/use-delete.ts";
import { useGrowing } from "../../parts/use-growing.ts";
import { useStable } from "../../parts/use-stable.ts";
import { useRecordStates } from "../../queries/publish.ts";
import { ProjectRow } from "./ProjectRow.tsx";

interface Props {
  projects: ProjectRecord[];
  selection: Selection<ProjectRecord>;
}

export function ProjectTable({ projects, selection }: Props) {
  const { t } = useTranslation();
  const remove = useStable(useDelete("projects"));
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
