import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import type { ProjectRecord } from "#domain/project.ts";
import { PROJECT_CATEGORIES, PROJECT_STATUSES } from "#domain/project-choices.ts";
import { ApiError } from "../../api.ts";
import { contains } from "../../list-filter.ts";
import { Counts } from "../../parts/Counts.tsx";
import { PageTop } from "../../parts/PageTop.tsx";
import { SearchBox } from "../../parts/SearchBox.tsx";
import { Select } from "../../parts/Select.tsx";
import { Empty, Failure, LoadingRows } from "../../parts/states.tsx";
import { useListParams } from "../../parts/use-list-params.ts";
import { projectQueries } from "../../queries/records.ts";
import { ProjectTable } from "./ProjectTable.tsx";
import { texts } from "./texts.ts";

const words = texts.list;

/** All projects, without pages; search and filters stand in the address. */
export function Component() {
  const { data: projects, error, refetch } = useQuery(projectQueries.list());
  const params = useListParams();
  const query = params.get("q");
  const category = PROJECT_CATEGORIES.find((known) => known === params.get("category")) ?? "";
  const status = PROJECT_STATUSES.find((known) => known === params.get("status")) ?? "";
  const shown = projects?.filter(
    (project) =>
      (category === "" || project.category === category) &&
      (status === "" || project.status === status) &&
      contains(`${project.title} ${project.client} ${project.location}`, query),
  );

  return (
    <>
      <PageTop title={words.title}>
        <Link className="button button--primary" to="/projects/new">
          <Plus className="icon" size={20} aria-hidden="true" />
          <span>{words.add}</span>
        </Link>
      </PageTop>
      {error && !projects ? (
        <Failure text={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <section className="card table-card" aria-label={words.title}>
          <div className="toolbar">
            <SearchBox
              label={words.search}
              value={query}
              onSearch={(text) => {
                params.set("q", text);
              }}
            />
            <Select
              label={words.category}
              value={category}
              options={[["", words.all], ...PROJECT_CATEGORIES.map((name) => [name, name] as const)]}
              onChoose={(value) => {
                params.set("category", value);
              }}
            />
            <Select
              label={words.status}
              value={status}
              options={[["", words.all], ...PROJECT_STATUSES.map((name) => [name, name] as const)]}
              onChoose={(value) => {
                params.set("status", value);
              }}
            />
          </div>
          {!projects || !shown ? (
            <LoadingRows text={words.loading} />
          ) : shown.length > 0 ? (
            <ProjectTable projects={shown} />
          ) : projects.length === 0 ? (
            <Empty motif="leaf" title={words.empty} text={words.emptyText}>
              <Link className="button button--primary" to="/projects/new">
                <span>{words.emptyAction}</span>
              </Link>
            </Empty>
          ) : (
            <Empty motif="fish" title={words.empty} text={words.noMatch}>
              <button className="button button--secondary" type="button" onClick={params.clear}>
                <span>{words.clear}</span>
              </button>
            </Empty>
          )}
          {projects && projects.length > 0 && <Counts counts={countsOf(projects)} />}
        </section>
      )}
    </>
  );
}

function countsOf(projects: ProjectRecord[]): [string, number][] {
  return [
    [words.counts.total, projects.length],
    [words.counts.active, projects.filter(({ isActive }) => isActive).length],
    [words.counts.featured, projects.filter(({ isFeatured }) => isFeatured).length],
  ];
}

function failureOf(error: Error): string {
  if (!(error instanceof ApiError)) return words.failed;
  return error.code === "network" ? words.network : error.told ? error.message : words.failed;
}
