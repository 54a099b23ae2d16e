import type { ProjectRecord } from "#domain/project.ts";
import { texts as bulkTexts } from "../../parts/bulk/texts.ts";
import { PickAll } from "../../parts/select/Pick.tsx";
import type { Selection } from "../../parts/select/use-selection.ts";
import { Table } from "../../parts/Table.tsx";
import { useDelete } from "../../parts/use-delete.ts";
import { useGrowing } from "../../parts/use-growing.ts";
import { useStable } from "../../parts/use-stable.ts";
import { ProjectRow } from "./ProjectRow.tsx";
import { texts } from "./texts.ts";

const words = texts.list;
const { project, category, status, client, budget } = words.columns;
const COLUMNS = [project, category, status, client, { label: budget, numbers: true }] as const;

interface Props {
  projects: ProjectRecord[];
  selection: Selection<ProjectRecord>;
}

export function ProjectTable({ projects, selection }: Props) {
  const remove = useStable(useDelete("projects", texts.delete));
  const { drawn, end } = useGrowing(projects);
  const all = bulkTexts.pickAll(texts.noun, projects.length);
  return (
    <>
      <PickAll label={all} selection={selection} words />
      <Table columns={COLUMNS} actions={words.columns.actions} lead={<PickAll label={all} selection={selection} />}>
        {drawn.map((each) => (
          <ProjectRow key={each._id} project={each} picked={selection.has(each._id)} onPick={selection.toggle} onRemove={remove} />
        ))}
      </Table>
      <div ref={end} />
    </>
  );
}
