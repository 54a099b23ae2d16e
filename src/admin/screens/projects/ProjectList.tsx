import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { PROJECT_CATEGORIES, PROJECT_STATUSES } from "#domain/project-choices.ts";
import type { ProjectRecord } from "#domain/project.ts";
import { contains } from "../../list-filter.ts";
import { Counts } from "../../parts/Counts.tsx";
import { ListCard } from "../../parts/ListCard.tsx";
import { NewLink } from "../../parts/NewLink.tsx";
import { PageTop } from "../../parts/PageTop.tsx";
import { SearchBox } from "../../parts/SearchBox.tsx";
import { Select } from "../../parts/Select.tsx";
import { useListParams } from "../../parts/use-list-params.ts";
import { projectQueries } from "../../queries/records.ts";
import { ProjectTable } from "./ProjectTable.tsx";
import { texts } from "./texts.ts";

const words = texts.list;

/** All projects, without pages; search and filters stand in the address. */
export function Component() {
  const query = useQuery(projectQueries.list());
  const params = useListParams();
  const search = params.get("q");
  const category = PROJECT_CATEGORIES.find((known) => known === params.get("category")) ?? "";
  const status = PROJECT_STATUSES.find((known) => known === params.get("status")) ?? "";
  const shown = query.data?.filter(
    (project) =>
      (category === "" || project.category === category) &&
      (status === "" || project.status === status) &&
      contains(`${project.title} ${project.client} ${project.location}`, search),
  );

  return (
    <>
      <PageTop title={words.title}>
        <NewLink to="/projects/new" label={words.add} />
      </PageTop>
      <ListCard
        title={words.title}
        query={query}
        shown={shown}
        words={words}
        motif="leaf"
        toolbar={
          <>
            <SearchBox label={words.search} value={search} onSearch={params.setter("q")} />
            <Select label={words.category} value={category} options={choices(PROJECT_CATEGORIES)} onChoose={params.setter("category")} />
            <Select label={words.status} value={status} options={choices(PROJECT_STATUSES)} onChoose={params.setter("status")} />
          </>
        }
        emptyAction={
          <Link className="button button--primary" to="/projects/new">
            <span>{words.emptyAction}</span>
          </Link>
        }
        noMatch={{ title: words.empty, text: words.noMatch, clear: words.clear, onClear: params.clear }}
        foot={query.data && <Counts counts={countsOf(query.data)} />}
      >
        {(projects) => <ProjectTable projects={projects} />}
      </ListCard>
    </>
  );
}

function choices(names: readonly string[]): [string, string][] {
  return [["", words.all], ...names.map((name): [string, string] => [name, name])];
}

function countsOf(projects: ProjectRecord[]): [string, number][] {
  return [
    [words.counts.total, projects.length],
    [words.counts.active, projects.filter(({ isActive }) => isActive).length],
    [words.counts.featured, projects.filter(({ isFeatured }) => isFeatured).length],
  ];
}
