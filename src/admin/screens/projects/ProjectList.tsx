import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { PROJECT_CATEGORIES, PROJECT_STATUSES } from "#domain/project-choices.ts";
import type { ProjectRecord } from "#domain/project.ts";
import { contains } from "../../list-filter.ts";
import { RecordList } from "../../parts/RecordList.tsx";
import { Select } from "../../parts/Select.tsx";
import { useListParams } from "../../parts/use-list-params.ts";
import { projectQueries } from "../../queries/records.ts";
import { ProjectTable } from "./ProjectTable.tsx";
import { texts } from "./texts.ts";

const words = texts.list;
type Sort = keyof typeof words.sorts;

/** All projects, without pages; search, filters and sorting stand in the address. */
export function Component() {
  const query = useQuery(projectQueries.list());
  const params = useListParams();
  const search = params.get("q");
  const category = PROJECT_CATEGORIES.find((known) => known === params.get("category")) ?? "";
  const status = PROJECT_STATUSES.find((known) => known === params.get("status")) ?? "";
  const sort = params.choice("sort", words.sorts);
  const projects = query.data;
  const shown = useMemo(
    () =>
      projects &&
      sorted(
        projects.filter((project) => matches(project, search, category, status)),
        sort,
      ),
    [projects, search, category, status, sort],
  );
  return (
    <RecordList
      kind="projects"
      texts={texts}
      query={query}
      shown={shown}
      params={params}
      filters={
        <>
          <Select label={words.category} value={category} options={choices(PROJECT_CATEGORIES)} onChoose={params.setter("category")} />
          <Select label={words.status} value={status} options={choices(PROJECT_STATUSES)} onChoose={params.setter("status")} />
        </>
      }
      nameOf={({ title }) => title}
      counts={countsOf}
    >
      {(listed, selection) => <ProjectTable projects={listed} selection={selection} />}
    </RecordList>
  );
}

function choices(names: readonly string[]): [string, string][] {
  return [["", words.all], ...names.map((name): [string, string] => [name, name])];
}

function matches(project: ProjectRecord, search: string, category: string, status: string): boolean {
  return (
    (category === "" || project.category === category) &&
    (status === "" || project.status === status) &&
    contains(`${project.title} ${project.client} ${project.location}`, search)
  );
}

function sorted(projects: ProjectRecord[], sort: Sort): ProjectRecord[] {
  if (sort === "title") return projects.toSorted((a, b) => a.title.localeCompare(b.title));
  if (sort === "start") return projects.toSorted((a, b) => b.startDate.localeCompare(a.startDate));
  if (sort === "budget") return projects.toSorted((a, b) => (b.budget ?? -1) - (a.budget ?? -1));
  return projects;
}

function countsOf(projects: ProjectRecord[]): [string, number][] {
  const active = projects.filter(({ isActive }) => isActive).length;
  return [
    [words.counts.total, projects.length],
    [words.counts.active, active],
    [words.counts.inactive, projects.length - active],
    [words.counts.featured, projects.filter(({ isFeatured }) => isFeatured).length],
  ];
}
