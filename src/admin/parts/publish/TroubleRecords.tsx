import type { ParseKeys } from "i18next";
import type { PublishState, RecordState } from "#domain/publishing.ts";
import type { RecordKind } from "#domain/record.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { RecordName } from "./RecordName.tsx";
import { StateBadge } from "./PublishMark.tsx";
import { useNamedRecords } from "./use-named-records.ts";

/** Fields that may be wrong in what is stored, as their forms call them; others are told as they are stored. */
const FIELDS: Record<RecordKind, Record<string, ParseKeys>> = {
  services: {
    serviceType: "services.form.serviceType",
    shortDetails: "services.form.shortDetails",
    fullDetails: "services.form.fullDetails",
    bulletPoints: "services.form.features",
    images: "services.form.images",
    isActive: "services.form.active",
  },
  projects: {
    title: "projects.form.title",
    client: "projects.form.client",
    description: "projects.form.description",
    category: "projects.form.category",
    status: "projects.form.status",
    location: "projects.form.location",
    startDate: "projects.form.startDate",
    completionDate: "projects.form.completionDate",
    budget: "projects.form.budget",
    features: "projects.form.features",
    images: "projects.form.images",
    isActive: "projects.form.active",
    isFeatured: "projects.form.featured",
  },
};

/** What the public pages leave out of a record, or the whole of it, and why. */
export function TroubleRecords({ state, onChosen }: { state: PublishState; onChosen: () => void }) {
  const { t } = useTranslation();
  const records = useNamedRecords(state).filter(({ problems }) => problems !== undefined);
  if (records.length === 0) return null;
  const inWords = (kind: RecordKind, { field, reason }: NonNullable<RecordState["problems"]>[number]) => {
    if (field === undefined) return reason;
    const label = FIELDS[kind][field];
    return t("publish.problem", { field: label ? t(label) : field, reason });
  };
  return (
    <section aria-labelledby="trouble-records">
      <h3 id="trouble-records">{t("publish.trouble")}</h3>
      <p className="muted">{t("publish.troubleNote")}</p>
      <ul className="builds">
        {records.map((record) => (
          <li key={`${record.kind}/${record._id}`}>
            <RecordName record={record} onChosen={onChosen} />
            <StateBadge state={record} />
            {record.problems?.map((problem) => (
              <p key={problem.reason}>{inWords(record.kind, problem)}</p>
            ))}
            {!record.isListed && <p className="muted">{t("publish.unreadable")}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
