import type { PublishState, RecordState } from "#domain/records/publishing.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { fieldName } from "./field-name.ts";
import { RecordName } from "./RecordName.tsx";
import { StateBadge } from "./PublishMark.tsx";
import { useNamedRecords } from "./use-named-records.ts";

/** What the public pages leave out of a record, or the whole of it, and why. */
export function TroubleRecords({ state, onChosen }: { state: PublishState; onChosen: () => void }) {
  const { t } = useTranslation();
  const records = useNamedRecords(state).filter(({ problems }) => problems !== undefined);
  if (records.length === 0) return null;
  const inWords = (
    kind: RecordKind,
    { field, reason }: NonNullable<RecordState["problems"]>[number],
  ) => {
    if (field === undefined) return reason;
    return t("publish.problem", { field: fieldName(kind, field), reason });
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
            {record.byContent && <p>{t("publish.byContent")}</p>}
            {!record.isListed && <p className="muted">{t("publish.unreadable")}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
