import { RecordList } from "#admin/features/records/list/RecordList.tsx";
import { ActiveSwitch } from "#admin/features/records/list/RowControls.tsx";
import type { ListView } from "#admin/features/records/list/list-view.ts";
import { onSiteFilter } from "#admin/features/records/list/on-site-filter.ts";
import { orderNote } from "#admin/features/records/list/order-note.ts";
import { useSaveOrder } from "#admin/features/records/list/use-save-order.ts";
import { locale, t } from "#admin/i18n/i18n.ts";
import { dayOf } from "#admin/lib/dates.ts";

const VIEW: ListView<"services"> = {
  kind: "services",
  nameOf: ({ serviceType }) => serviceType,
  nameLabel: "fields.service",
  nameSort: "name",
  detail: ({ shortDetails }) => shortDetails,
  cells: [
    {
      label: "facts.status",
import { ActiveSwitch } from "#admin/features/records/list/RowControls.tsx";
import { onSiteFilter } from "#admin/features/records/list/on-site-filter.ts";
import { orderNote } from "#admin/features/records/list/order-note.ts";
import { useSaveOrder } from "#admin/features/records/list/use-save-order.ts";
import { locale, t } from "#admin/i18n/i18n.ts";
import { dayOf } from "#admin/lib/dates.ts";
      ),
    },
    {
      label: "services.list.columns.created",
      look: "day",
      sort: "created",
      first: "descending",
      show: ({ createdAt }) => dayOf(createdAt),
    },
  ],
  searchedText: ({ serviceType, shortDetails }) => `${serviceType} ${shortDetails}`,
  filters: [
    {
      name: "status",
      label: "facts.status",
      all: "common.all",
      options: ["active", "inactive"],
      inWords: (status) =>
        status === "active"
          ? t("services.list.filters.active")
          : t("services.list.filters.inactive"),
      fits: ({ isActive }, status) => isActive === (status === "active"),
    },
    onSiteFilter(),
  ],
  sorts: {
    name: (a, b) => a.serviceType.localeCompare(b.serviceType, locale()),
    status: (a, b) => Number(b.isActive) - Number(a.isActive),
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
