import { Link } from "react-router";
import type { ProjectRecord } from "#domain/project.ts";
import { Badge, type Tone } from "../../parts/Badge.tsx";
import { RowActions } from "../../parts/RowActions.tsx";
import { Table } from "../../parts/Table.tsx";
import { Thumb } from "../../parts/Thumb.tsx";
import { useDelete } from "../../parts/use-delete.ts";
import { texts } from "./texts.ts";

const words = texts.list;
const USD = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", trailingZeroDisplay: "stripIfInteger" });

const { project, category, status, client, budget } = words.columns;
const COLUMNS = [project, category, status, client, { label: budget, numbers: true }] as const;

const TONES: Record<string, Tone> = {
  Planning: "info",
  "In Progress": "warning",
  Completed: "success",
  "On Hold": "neutral",
  Cancelled: "danger",
};

export function ProjectTable({ projects }: { projects: ProjectRecord[] }) {
  const remove = useDelete("projects", texts.delete);
  return (
    <Table columns={COLUMNS} actions={words.columns.actions}>
      {projects.map((project) => (
        <tr key={project._id}>
          <td>
            <div className="cell-main">
              <Thumb src={project.images[0]} />
              <span>
                <Link className="cell-break" to={`/projects/edit/${project._id}`}>
                  {project.title}
                </Link>
                {project.isFeatured && (
                  <Badge plain tone="warning">
                    {words.featured}
                  </Badge>
                )}
                {!project.isActive && <Badge plain>{words.hidden}</Badge>}
              </span>
              <small className="cell-break">{project.location}</small>
            </div>
          </td>
          <td data-label={words.columns.category}>{project.category}</td>
          <td data-label={words.columns.status}>
            <Badge tone={TONES[project.status] ?? "neutral"}>{project.status}</Badge>
          </td>
          <td data-label={words.columns.client} className="cell-break">
            {project.client}
          </td>
          <td data-label={words.columns.budget} className="num">
            {typeof project.budget === "number" ? USD.format(project.budget) : words.noBudget}
          </td>
          <td>
            <RowActions
              view={{ href: `/projects/${project._id}`, label: words.view(project.title) }}
              edit={{ to: `/projects/edit/${project._id}`, label: words.edit(project.title) }}
              remove={{ label: words.remove(project.title), onPress: () => void remove(project, project.title) }}
            />
          </td>
        </tr>
      ))}
    </Table>
  );
}
