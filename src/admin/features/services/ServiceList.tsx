import { RecordList } from "#admin/features/records/list/RecordList.tsx";
import { activeCell, activeFilter, byActive } from "#admin/features/records/list/active.tsx";
import type { ListView } from "#admin/features/records/list/list-view.ts";
import { onSiteFilter } from "#admin/features/records/list/on-site-filter.ts";
import { orderNote } from "#admin/features/records/list/order-note.ts";
import { useSaveOrder } from "#admin/features/records/list/use-save-order.ts";
import { locale } from "#admin/i18n/i18n.ts";
import { dayOf } from "#admin/lib/dates.ts";

const VIEW: ListView<"services"> = {
  kind: "services",
  nameOf: ({ serviceType }) => serviceType,
  nameLabel: "fields.service",
  nameSort: "name",
  detail: ({ shortDetails }) => shortDetails,
  cells: [
    activeCell(({ serviceType }) => serviceType),
    {
      label: "services.list.columns.created",
      look: "day",
      sort: "created",
      first: "descending",
      show: ({ createdAt }) => dayOf(createdAt),
    },
  ],
  searchedText: ({ serviceType, shortDetails }) => `${serviceType} ${shortDetails}`,
  filters: [activeFilter(), onSiteFilter()],
  sorts: {
    name: (a, b) => a.serviceType.localeCompare(b.serviceType, locale()),
    status: byActive,
    created: (a, b) => a.createdAt.localeCompare(b.createdAt),
  },
  sortChoices: [
    ["name", "services.list.sorts.name"],
    ["-created", "services.list.sorts.newest"],
  ],
};

/** All services on one page, in the order of the site, which staff can change here. */
export function Component() {
  return <RecordList view={VIEW} lede={orderNote} onOrder={useSaveOrder("services")} />;
}
