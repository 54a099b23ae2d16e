import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { PROJECT_CATEGORIES, PROJECT_STATUSES } from "#domain/records/project-choices.ts";
import type { ProjectRecord } from "#domain/records/project.ts";
import { locale, t as say } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { contains } from "#admin/lib/list-filter.ts";
import { RecordList } from "#admin/features/records/list/RecordList.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { useListParams } from "#admin/lib/use-list-params.ts";
import { projectQueries } from "#admin/features/records/queries.ts";
import { ProjectTable } from "./ProjectTable.tsx";

const SORTS = ["title", "start", "budget"] as const;

/** All projects, without pages; search, filters and sorting stand in the address. */
export function Component() {
  const { t } = useTranslation();
  const query = useQuery(projectQueries.list());
  const params = useListParams();
  // What is typed is seen first, then what it finds.
  const search = useDeferredValue(params.get("q"));
  const category = params.choice("category", PROJECT_CATEGORIES);
  const status = params.choice("status", PROJECT_STATUSES);
  const sort = params.choice("sort", SORTS);
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
  const all = ["", t("projects.list.all")] as const;
  return (
    <RecordList
      kind="projects"
      lede={t("projects.list.lede")}
      query={query}
      shown={shown}
      params={params}
      filters={
        <>
          <Select
            label={t("facts.category")}
            value={category}
            options={[
              all,
              ...PROJECT_CATEGORIES.map((name) => [name, t(`categories.${name}`)] as const),
            ]}
            onChoose={params.setter("category")}
          />
          <Select
            label={t("projects.list.status")}
            value={status}
            options={[
              all,
              ...PROJECT_STATUSES.map((name) => [name, t(`statuses.${name}`)] as const),
            ]}
            onChoose={params.setter("status")}
          />
        </>
      }
      sort={sort}
      sorts={[
        ["", t("projects.list.sorts.site")],
        ...SORTS.map((name) => [name, t(`projects.list.sorts.${name}`)] as const),
      ]}
      nameOf={({ title }) => title}
      counts={countsOf}
    >
      {(listed, selection) => <ProjectTable projects={listed} selection={selection} />}
    </RecordList>
  );
}

function matches(
  project: ProjectRecord,
  search: string,
  category: string,
  status: string,
): boolean {
  return (
    (category === "" || project.category === category) &&
    (status === "" || project.status === status) &&
    contains(`${project.title} ${project.client} ${project.location}`, search)
  );
}

function sorted(projects: ProjectRecord[], sort: (typeof SORTS)[number] | ""): ProjectRecord[] {
  if (sort === "title")
    return projects.toSorted((a, b) => a.title.localeCompare(b.title, locale()));
  if (sort === "start") return projects.toSorted((a, b) => b.startDate.localeCompare(a.startDate));
  if (sort === "budget") return projects.toSorted((a, b) => (b.budget ?? -1) - (a.budget ?? -1));
  return projects;
}

function countsOf(projects: ProjectRecord[]): [string, number][] {
  const active = projects.filter(({ isActive }) => isActive).length;
  return [
    [say("projects.list.counts.total"), projects.length],
    [say("projects.list.counts.active"), active],
    [say("projects.list.counts.inactive"), projects.length - active],
    [say("projects.list.counts.featured"), projects.filter(({ isFeatured }) => isFeatured).length],
  ];
}
