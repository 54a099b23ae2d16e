import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import type { ServiceRecord } from "#domain/records/service.ts";
import { locale, t as say } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { contains } from "#admin/lib/list-filter.ts";
import { RecordList } from "#admin/features/records/list/RecordList.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { useListParams } from "#admin/lib/use-list-params.ts";
import { serviceQueries } from "#admin/features/records/queries.ts";
import { ServiceTable } from "./ServiceTable.tsx";

const STATUSES = ["active", "inactive"] as const;
const SORTS = ["name", "newest"] as const;

/** All services, without pages; search, filter and sorting stand in the address. */
export function Component() {
  const { t } = useTranslation();
  const query = useQuery(serviceQueries.list());
  const params = useListParams();
  // What is typed is seen first, then what it finds.
  const search = useDeferredValue(params.get("q"));
  const status = params.choice("status", STATUSES);
  const sort = params.choice("sort", SORTS);
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
      lede={
        query.isError || (services && services.length < 2)
          ? undefined
          : orderly
            ? t("services.list.orderly")
            : t("services.list.unordered")
      }
      query={query}
      shown={shown}
      params={params}
      filters={
        <Select
          label={t("services.list.status")}
          value={status}
          options={[
            ["", t("services.list.filters.all")],
            ...STATUSES.map((name) => [name, t(`services.list.filters.${name}`)] as const),
          ]}
          onChoose={params.setter("status")}
        />
      }
      sort={sort}
      sorts={[
        ["", t("services.list.sorts.site")],
        ...SORTS.map((name) => [name, t(`services.list.sorts.${name}`)] as const),
      ]}
      nameOf={({ serviceType }) => serviceType}
      counts={countsOf}
    >
      {(listed, selection) => (
        <ServiceTable services={listed} selection={selection} orderly={orderly} />
      )}
    </RecordList>
  );
}

function matches(
  { serviceType, shortDetails, isActive }: ServiceRecord,
  search: string,
  status: (typeof STATUSES)[number] | "",
): boolean {
  return (
    (status === "" || isActive === (status === "active")) &&
    contains(`${serviceType} ${shortDetails}`, search)
  );
}

function sorted(services: ServiceRecord[], sort: (typeof SORTS)[number] | ""): ServiceRecord[] {
  if (sort === "name")
    return services.toSorted((a, b) => a.serviceType.localeCompare(b.serviceType, locale()));
  if (sort === "newest") return services.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return services;
}

function countsOf(services: ServiceRecord[]): [string, number][] {
  const active = services.filter(({ isActive }) => isActive).length;
  return [
    [say("services.list.counts.total"), services.length],
    [say("services.list.counts.active"), active],
    [say("services.list.counts.inactive"), services.length - active],
  ];
}
