import { memo } from "react";
import { Link } from "react-router";
import type { RecordState } from "#domain/records/publishing.ts";
import type { ServiceRecord } from "#domain/records/service.ts";
import { dayOf } from "#admin/lib/dates.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import { Grip } from "#admin/ui/order/Grip.tsx";
import type { GripHandlers } from "#admin/ui/order/use-order.ts";
import { PublishMark } from "#admin/features/publish/PublishMark.tsx";
import { RowActions } from "#admin/features/records/list/RowActions.tsx";
import { Pick } from "#admin/ui/select/Pick.tsx";
import type { Selection } from "#admin/ui/select/use-selection.ts";
import { Thumb } from "#admin/ui/Thumb.tsx";

interface Props {
  service: ServiceRecord;
  published: RecordState | undefined;
  picked: boolean;
  onPick: Selection<ServiceRecord>["toggle"];
  taken: boolean;
  /** Absent while the order cannot be changed. */
  grip: GripHandlers | undefined;
  onRemove: (service: ServiceRecord, name: string) => void;
}

/** Drawn anew only when something of it changes: lists are long. */
export const ServiceRow = memo(function ServiceRow({
  service,
  published,
  picked,
  onPick,
  taken,
  grip,
  onRemove,
}: Props) {
  const { t } = useTranslation();
  const { _id: id, serviceType: name, shortDetails, images, isActive, createdAt } = service;
  return (
    <tr data-picked={picked || undefined}>
      <td>
        <div className="cell-lead">
          {grip && <Grip label={t("order.grip", { name })} taken={taken} grip={grip} />}
          <Pick id={id} label={t("bulk.pick", { name })} picked={picked} onPick={onPick} />
          <div className="cell-main">
            <Thumb src={images[0]} />
            <Link className="cell-break" to={`/services/edit/${id}`}>
              {name}
            </Link>
            <small className="cell-break">{shortDetails}</small>
          </div>
        </div>
      </td>
      <td data-label={t("services.list.columns.status")}>
        <Badge tone={isActive ? "success" : "neutral"}>
          {isActive ? t("services.list.active") : t("services.list.inactive")}
        </Badge>
        <PublishMark kind="services" state={published} />
      </td>
      <td className="day" data-label={t("services.list.columns.created")}>
        {dayOf(createdAt)}
      </td>
      <td>
        <RowActions
          kind="services"
          id={id}
          name={name}
          published={published}
          onRemove={() => {
            onRemove(service, name);
          }}
        />
      </td>
    </tr>
  );
});
