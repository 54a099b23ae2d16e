import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ServiceRecord } from "#domain/service.ts";
import { contains } from "../../list-filter.ts";
import { RecordList } from "../../parts/RecordList.tsx";
import { Select } from "../../parts/Select.tsx";
import { useListParams } from "../../parts/use-list-params.ts";
import { serviceQueries } from "../../queries/records.ts";
import { ServiceTable } from "./ServiceTable.tsx";
import { texts } from "./texts.ts";

const words = texts.list;
type Status = keyof typeof words.filters;
type Sort = keyof typeof words.sorts;

/** All services, without pages; search, filter and sorting stand in the address. */
export function Component() {
  const query = useQuery(serviceQueries.list());
  const params = useListParams();
  const search = params.get("q");
  const status = params.choice("status", words.filters);
  const sort = params.choice("sort", words.sorts);
  const services = query.data;
  const orderly = search === "" && status === "" && sort === "";
  const shown = useMemo(
    () =>
      services &&
      sorted(
        services.filter((service) => matches(service, search, status)),
        sort,
      ),
    [services, search, status, sort],
  );
  return (
    <RecordList
      kind="services"
      texts={texts}
      lede={services && services.length > 1 && (orderly ? words.orderly : words.unordered)}
      query={query}
      shown={shown}
      params={params}
      filters={<Select label={words.status} value={status} options={Object.entries(words.filters)} onChoose={params.setter("status")} />}
      nameOf={({ serviceType }) => serviceType}
      counts={countsOf}
    >
      {(listed, selection) => <ServiceTable services={listed} selection={selection} orderly={orderly} />}
    </RecordList>
  );
}

function matches({ serviceType, shortDetails, isActive }: ServiceRecord, search: string, status: Status): boolean {
  return (status === "" || isActive === (status === "active")) && contains(`${serviceType} ${shortDetails}`, search);
}

function sorted(services: ServiceRecord[], sort: Sort): ServiceRecord[] {
  if (sort === "name") return services.toSorted((a, b) => a.serviceType.localeCompare(b.serviceType));
  if (sort === "newest") return services.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return services;
}

function countsOf(services: ServiceRecord[]): [string, number][] {
  const active = services.filter(({ isActive }) => isActive).length;
  return [
    [words.counts.total, services.length],
    [words.counts.active, active],
    [words.counts.inactive, services.length - active],
  ];
}
