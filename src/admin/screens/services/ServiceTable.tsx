import { Link } from "react-router";
import type { ServiceRecord } from "#domain/service.ts";
import { dayOf } from "../../dates.ts";
import { Badge } from "../../parts/Badge.tsx";
import { RowActions } from "../../parts/RowActions.tsx";
import { Table } from "../../parts/Table.tsx";
import { Thumb } from "../../parts/Thumb.tsx";
import { useDelete } from "../../parts/use-delete.ts";
import { texts } from "./texts.ts";

const words = texts.list;

export function ServiceTable({ services }: { services: ServiceRecord[] }) {
  const remove = useDelete("services", texts.delete);
  return (
    <Table columns={[words.columns.service, words.columns.status, words.columns.created]} actions={words.columns.actions}>
      {services.map((service) => (
        <tr key={service._id}>
          <td>
            <div className="cell-main">
              <Thumb src={service.images[0]} />
              <Link className="cell-break" to={`/services/edit/${service._id}`}>
                {service.serviceType}
              </Link>
              <small className="cell-break">{service.shortDetails}</small>
            </div>
          </td>
          <td data-label={words.columns.status}>
            <Badge tone={service.isActive ? "success" : "neutral"}>{service.isActive ? words.active : words.inactive}</Badge>
          </td>
          <td data-label={words.columns.created}>{dayOf(service.createdAt)}</td>
          <td>
            <RowActions
              view={{ href: `/services/${service._id}`, label: words.view(service.serviceType) }}
              edit={{ to: `/services/edit/${service._id}`, label: words.edit(service.serviceType) }}
              remove={{ label: words.remove(service.serviceType), onPress: () => void remove(service, service.serviceType) }}
            />
          </td>
        </tr>
      ))}
    </Table>
  );
}
