import type { ServiceRecord } from "#domain/records/service.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { OrderNews } from "#admin/ui/order/Grip.tsx";
import { moved } from "#admin/ui/order/places.ts";
import { useOrder } from "#admin/ui/order/use-order.ts";
import { PickAll } from "#admin/ui/select/Pick.tsx";
import type { Selection } from "#admin/ui/select/use-selection.ts";
import { Table } from "#admin/ui/Table.tsx";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { useDelete } from "#admin/features/records/list/use-delete.ts";
import { useGrowing } from "#admin/ui/use-growing.ts";
import { useEventCallback } from "#admin/lib/use-event-callback.ts";
import { useOrderServices } from "./order.ts";
import { useRecordStates } from "#admin/features/publish/queries.ts";
import { ServiceRow } from "./ServiceRow.tsx";

interface Props {
  services: ServiceRecord[];
  selection: Selection<ServiceRecord>;
  /** Whether all are shown in their own order, which then can be changed. */
  orderly: boolean;
}

export function ServiceTable({ services, selection, orderly }: Props) {
  const { t } = useTranslation();
  const remove = useEventCallback(useDelete("services"));
  const attempt = useAttempt();
  const { mutateAsync: save } = useOrderServices();
  const { list, taken, news, grip } = useOrder<ServiceRecord, HTMLTableSectionElement>({
    items: services,
    nameAt: (index) => services[index]?.serviceType ?? "",
    onMove: (from, to) => {
      const ids = moved(services, from, to).map(({ _id }) => _id);
      void attempt(() => save(ids), { failed: t("order.failed"), network: t("order.network") });
    },
  });
  const published = useRecordStates("services");
  const { drawn, end } = useGrowing(services);
  const movable = orderly && services.length > 1;
  const all = t("bulk.services.pickAll", { count: services.length });
  return (
    <>
      <PickAll label={all} selection={selection} words />
      <Table
        columns={[
          t("fields.service"),
          t("services.list.columns.status"),
          t("services.list.columns.created"),
        ]}
        long="services"
        actions={t("services.list.columns.actions")}
        lead={
          <>
            {movable && <span className="grip" aria-hidden="true" />}
            <PickAll label={all} selection={selection} />
          </>
        }
        bodyRef={list}
      >
        {drawn.map((service, index) => (
          <ServiceRow
            key={service._id}
            service={service}
            published={published[service._id]}
            picked={selection.has(service._id)}
            onPick={selection.toggle}
            taken={taken === index}
            grip={movable ? grip : undefined}
            onRemove={remove}
          />
        ))}
      </Table>
      <div ref={end} />
      <OrderNews news={news} />
    </>
  );
}
