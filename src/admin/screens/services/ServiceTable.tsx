import type { ServiceRecord } from "#domain/service.ts";
import { texts as bulkTexts } from "../../parts/bulk/texts.ts";
import { GRIP_HINT } from "../../parts/order/Grip.tsx";
import { texts as orderTexts } from "../../parts/order/texts.ts";
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
import { texts } from "./texts.ts";

const words = texts.list;

interface Props {
  services: ServiceRecord[];
  selection: Selection<ServiceRecord>;
  /** Whether all are shown in their own order, which then can be changed. */
  orderly: boolean;
}

export function ServiceTable({ services, selection, orderly }: Props) {
  const remove = useStable(useDelete("services", texts.delete));
  const attempt = useAttempt();
  const { mutateAsync: save } = useOrderServices();
  const { body, taken, news, grip } = useRowOrder({
    items: services,
    nameOf: ({ serviceType }) => serviceType,
    onOrder: (ids) => void attempt(() => save(ids), { failed: orderTexts.failed, network: orderTexts.network }),
  });
  const { drawn, end } = useGrowing(services);
  const all = bulkTexts.pickAll(texts.noun, services.length);
  return (
    <>
      <PickAll label={all} selection={selection} words />
      <Table
        columns={[words.columns.service, words.columns.status, words.columns.created]}
        actions={words.columns.actions}
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
        {orderTexts.hint}
      </p>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {news}
      </p>
    </>
  );
}
