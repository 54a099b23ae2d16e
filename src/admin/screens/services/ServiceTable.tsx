import { useTranslation } from "react-i18next";
import type { ServiceRecord } from "#domain/service.ts";
import { GRIP_HINT } from "../../parts/order/Grip.tsx";
import { useRowOrder } from "../../parts/order/use-row-order.ts";
import { PickAll } from "../../parts/select/Pick.tsx";
import type { Selection } from "../../parts/select/use-selection.ts";
import { Table } from "../../parts/Table.tsx";
import { useAttempt } from "../../parts/use-attempt.ts";
import { useDelete } from "../../parts/use-delete.ts";
import { useGrowing } from "../../parts/use-growing.ts";
import { useStable } from "../../parts/use-stable.ts";
import { useOrderServices } from "../../queries/order.ts";
import { ServiceRow } from "./ServiceRow.tsx";

interface Props {
  services: ServiceRecord[];
  selection: Selection<ServiceRecord>;
  /** Whether all are shown in their own order, which then can be changed. */
  orderly: boolean;
}

export function ServiceTable({ services, selection, orderly }: Props) {
  const { t } = useTranslation();
  const remove = useStable(useDelete("services"));
  const attempt = useAttempt();
  const { mutateAsync: save } = useOrderServices();
  const { body, taken, news, grip } = useRowOrder({
    items: services,
    nameOf: ({ serviceType }) => serviceType,
    onOrder: (ids) => void attempt(() => save(ids), { failed: t("order.failed"), network: t("order.network") }),
  });
  const { drawn, end } = useGrowing(services);
  const all = t("bulk.services.pickAll", { count: services.length });
  return (
    <>
      <PickAll label={all} selection={selection} words />
      <Table
        columns={[t("services.list.columns.service"), t("services.list.columns.status"), t("services.list.columns.created")]}
        actions={t("services.list.columns.actions")}
        lead={<PickAll label={all} selection={selection} />}
        bodyRef={body}
      >
        {drawn.map((service) => (
          <ServiceRow
            key={service._id}
            service={service}
            picked={selection.has(service._id)}
            onPick={selection.toggle}
            taken={taken === service._id}
            grip={orderly && services.length > 1 ? grip : undefined}
            onRemove={remove}
          />
        ))}
      </Table>
      <div ref={end} />
      <p className="visually-hidden" id={GRIP_HINT}>
        {t("order.hint")}
      </p>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {news}
      </p>
    </>
  );
}
