import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import type { ServiceRecord } from "#domain/service.ts";
import { contains } from "../../list-filter.ts";
import { BulkBar } from "../../parts/bulk/BulkBar.tsx";
import { BulkTrouble } from "../../parts/bulk/BulkTrouble.tsx";
import { useBulk } from "../../parts/bulk/use-bulk.ts";
import { Counts } from "../../parts/Counts.tsx";
import { ListCard } from "../../parts/ListCard.tsx";
import { NewLink } from "../../parts/NewLink.tsx";
import { PageTop } from "../../parts/PageTop.tsx";
import { SearchBox } from "../../parts/SearchBox.tsx";
import { useSelection } from "../../parts/select/use-selection.ts";
import { Select } from "../../parts/Select.tsx";
import { useListParams } from "../../parts/use-list-params.ts";
import { serviceQueries } from "../../queries/records.ts";
import { ServiceTable } from "./ServiceTable.tsx";
import { texts } from "./texts.ts";

const words = texts.list;
type Status = keyof typeof words.filters;
type Sort = keyof typeof words.sorts;
const NONE: ServiceRecord[] = [];

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
  const selection = useSelection(shown ?? NONE);
  const bulk = useBulk({ kind: "services", noun: texts.noun, nameOf: ({ serviceType }) => serviceType, onDone: selection.drop });
  const active = services?.filter(({ isActive }) => isActive).length ?? 0;

  return (
    <>
      <PageTop title={words.title} lede={services && services.length > 1 && (orderly ? words.orderly : words.unordered)}>
        <NewLink to="/services/new" label={words.add} />
      </PageTop>
      {bulk.trouble && <BulkTrouble trouble={bulk.trouble} />}
      <ListCard
        title={words.title}
        query={query}
        shown={shown}
        words={words}
        motif="leaf"
        toolbar={
          <>
            <SearchBox label={words.search} value={search} onSearch={params.setter("q")} />
            <Select label={words.status} value={status} options={Object.entries(words.filters)} onChoose={params.setter("status")} />
            <Select label={words.sort} value={sort} options={Object.entries(words.sorts)} onChoose={params.setter("sort")} />
            {shown && services && <output>{words.shown(shown.length, services.length)}</output>}
          </>
        }
        emptyAction={
          <Link className="button button--primary" to="/services/new">
            <span>{words.emptyAction}</span>
          </Link>
        }
        noMatch={{ title: words.empty, text: words.noMatch, clear: words.clear, onClear: params.clear }}
        foot={
          services && (
            <>
              <Counts
                counts={[
                  [words.counts.total, services.length],
                  [words.counts.active, active],
                  [words.counts.inactive, services.length - active],
                ]}
              />
              <BulkBar noun={texts.noun} selection={selection} bulk={bulk} />
            </>
          )
        }
      >
        {(listed) => <ServiceTable services={listed} selection={selection} orderly={orderly} />}
      </ListCard>
    </>
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
