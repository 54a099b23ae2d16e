import { PublishMark } from "#admin/features/publish/PublishMark.tsx";
import { type ListView, RecordList } from "#admin/features/records/list/RecordList.tsx";
import { locale, t } from "#admin/i18n/i18n.ts";
import { dayOf } from "#admin/lib/dates.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { useOrderServices } from "./order.ts";

const VIEW: ListView<"services"> = {
  kind: "services",
  nameOf: ({ serviceType }) => serviceType,
  nameLabel: "fields.service",
  detail: ({ shortDetails }) => shortDetails,
  cells: [
    {
      label: "facts.status",
      show: ({ isActive }, published) => (
        <>
          <Badge tone={isActive ? "success" : "neutral"}>
            {isActive ? t("record.active") : t("record.inactive")}
          </Badge>
          <PublishMark kind="services" state={published} />
        </>
      ),
    },
    {
      label: "services.list.columns.created",
      look: "day",
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
  ],
  sorts: [
    {
      name: "name",
      label: "services.list.sorts.name",
      compare: (a, b) => a.serviceType.localeCompare(b.serviceType, locale()),
    },
    {
      name: "newest",
      label: "services.list.sorts.newest",
      compare: (a, b) => b.createdAt.localeCompare(a.createdAt),
    },
  ],
};

/** All services on one page, in the order of the site, which staff can change here. */
export function Component() {
  const attempt = useAttempt();
  const { mutateAsync: save } = useOrderServices();
  return (
    <RecordList
      view={VIEW}
      lede={(movable) => {
        if (movable === undefined) return undefined;
        return movable ? t("services.list.orderly") : t("services.list.unordered");
      }}
      onOrder={(ids) =>
        void attempt(() => save(ids), { failed: t("order.failed"), network: t("order.network") })
      }
    />
  );
}
