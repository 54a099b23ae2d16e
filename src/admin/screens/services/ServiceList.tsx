import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import type { ServiceRecord } from "#domain/service.ts";
import { ApiError } from "../../api.ts";
import { contains } from "../../list-filter.ts";
import { Counts } from "../../parts/Counts.tsx";
import { PageTop } from "../../parts/PageTop.tsx";
import { SearchBox } from "../../parts/SearchBox.tsx";
import { Select } from "../../parts/Select.tsx";
import { Empty, Failure, LoadingRows } from "../../parts/states.tsx";
import { useListParams } from "../../parts/use-list-params.ts";
import { serviceQueries } from "../../queries/records.ts";
import { ServiceTable } from "./ServiceTable.tsx";
import { texts } from "./texts.ts";

const words = texts.list;
type Status = keyof typeof words.filters;
type Sort = keyof typeof words.sorts;

/** All services, without pages; search, filter and sorting stand in the address. */
export function Component() {
  const { data: services, error, refetch } = useQuery(serviceQueries.list());
  const params = useListParams();
  const query = params.get("q");
  const status = (params.get("status") in words.filters ? params.get("status") : "") as Status;
  const sort = (params.get("sort") in words.sorts ? params.get("sort") : "") as Sort;
  const shown =
    services &&
    sorted(
      services.filter((service) => matches(service, query, status)),
      sort,
    );
  const active = services?.filter(({ isActive }) => isActive).length ?? 0;

  return (
    <>
      <PageTop title={words.title}>
        <Link className="button button--primary" to="/services/new">
          <Plus className="icon" size={20} aria-hidden="true" />
          <span>{words.add}</span>
        </Link>
      </PageTop>
      {error && !services ? (
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
              label={words.status}
              value={status}
              options={Object.entries(words.filters) as [Status, string][]}
              onChoose={(value) => {
                params.set("status", value);
              }}
            />
            <Select
              label={words.sort}
              value={sort}
              options={Object.entries(words.sorts) as [Sort, string][]}
              onChoose={(value) => {
                params.set("sort", value);
              }}
            />
          </div>
          {!services || !shown ? (
            <LoadingRows text={words.loading} />
          ) : shown.length > 0 ? (
            <ServiceTable services={shown} />
          ) : services.length === 0 ? (
            <Empty motif="leaf" title={words.empty} text={words.emptyText}>
              <Link className="button button--primary" to="/services/new">
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
          {services && services.length > 0 && (
            <Counts
              counts={[
                [words.counts.total, services.length],
                [words.counts.active, active],
                [words.counts.inactive, services.length - active],
              ]}
            />
          )}
        </section>
      )}
    </>
  );
}

function matches({ serviceType, shortDetails, isActive }: ServiceRecord, query: string, status: Status): boolean {
  return (status === "" || isActive === (status === "active")) && contains(`${serviceType} ${shortDetails}`, query);
}

function sorted(services: ServiceRecord[], sort: Sort): ServiceRecord[] {
  if (sort === "name") return services.toSorted((a, b) => a.serviceType.localeCompare(b.serviceType));
  if (sort === "newest") return services.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return services;
}

function failureOf(error: Error): string {
  if (!(error instanceof ApiError)) return words.failed;
  return error.code === "network" ? words.network : error.told ? error.message : words.failed;
}
