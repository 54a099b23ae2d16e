import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { PublishState } from "#domain/publishing.ts";
import { projectQueries, serviceQueries } from "../../queries/records.ts";
import { PublishMark } from "./PublishMark.tsx";

/** The records that the public pages do not show as they are saved, each with the way to its form, and why when they cannot. */
export function WaitingRecords({ state, onChosen }: { state: PublishState; onChosen: () => void }) {
  const { t } = useTranslation();
  const { data: services = [] } = useQuery(serviceQueries.list());
  const { data: projects = [] } = useQuery(projectQueries.list());
  const records = [
    ...services.map(({ _id, serviceType }) => ({ kind: "services" as const, _id, name: serviceType })),
    ...projects.map(({ _id, title }) => ({ kind: "projects" as const, _id, name: title })),
  ]
    .map((record) => ({ ...record, ...state[record.kind][record._id] }))
    .filter(({ state: at }) => at === "waiting" || at === "building" || at === "refused");
  const others = state.waiting - records.filter(({ state: at }) => at !== "refused").length;
  if (records.length === 0 && others === 0) return null;
  return (
    <section aria-labelledby="waiting-records">
      <h3 id="waiting-records">{t("publish.waiting")}</h3>
      <ul className="builds">
        {records.map(({ kind, _id, name, reason }) => (
          <li key={_id}>
            <Link to={`/${kind}/edit/${_id}`} onClick={onChosen}>
              {name}
            </Link>
            <PublishMark kind={kind} id={_id} />
            {reason && <p>{reason}</p>}
          </li>
        ))}
        {others > 0 && <li className="muted">{t("publish.others")}</li>}
      </ul>
    </section>
  );
}
