import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { PublishState } from "#domain/publishing.ts";
import type { RecordKind } from "#domain/record.ts";
import { projectQueries, serviceQueries } from "../../queries/records.ts";
import { PublishMark } from "./PublishMark.tsx";

/** The records that the public pages do not show as they are saved, each with the way to its form. */
export function WaitingRecords({ state, onChosen }: { state: PublishState; onChosen: () => void }) {
  const { t } = useTranslation();
  const { data: services = [] } = useQuery(serviceQueries.list());
  const { data: projects = [] } = useQuery(projectQueries.list());
  const records = [
    ...services.map(({ _id, serviceType }) => ({ kind: "services" as const, _id, name: serviceType })),
    ...projects.map(({ _id, title }) => ({ kind: "projects" as const, _id, name: title })),
  ].filter(({ kind, _id }) => isWaiting(state, kind, _id));
  return (
    <section aria-labelledby="waiting-records">
      <h3 id="waiting-records">{t("publish.waiting")}</h3>
      <ul className="builds">
        {records.map(({ kind, _id, name }) => (
          <li key={_id}>
            <Link to={`/${kind}/edit/${_id}`} onClick={onChosen}>
              {name}
            </Link>
            <PublishMark kind={kind} id={_id} />
          </li>
        ))}
        {records.length < state.waiting && <li className="muted">{t("publish.others")}</li>}
      </ul>
    </section>
  );
}

function isWaiting(state: PublishState, kind: RecordKind, id: string): boolean {
  const { state: at } = state[kind][id] ?? {};
  return at === "waiting" || at === "building";
}
