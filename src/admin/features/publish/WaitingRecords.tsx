import type { PublishState } from "#domain/records/publishing.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { RecordName } from "./RecordName.tsx";
import { StateBadge } from "./PublishMark.tsx";
import { useNamedRecords } from "./use-named-records.ts";

/**
 * The records that the public pages do not show as they are saved, each with the way to its form.
 */
export function WaitingRecords({ state, onChosen }: { state: PublishState; onChosen: () => void }) {
  const { t } = useTranslation();
  const records = useNamedRecords(state).filter(
    ({ state: at }) => at === "waiting" || at === "building",
  );
  const others = state.waiting - records.length;
  if (records.length === 0 && others <= 0) return null;
  return (
    <section aria-labelledby="waiting-records">
      <h3 id="waiting-records">{t("publish.waiting")}</h3>
      <ul className="builds">
        {records.map((record) => (
          <li key={`${record.kind}/${record._id}`}>
            <RecordName record={record} onChosen={onChosen} />
            <StateBadge state={record} />
            {!record.isListed && <p className="muted">{t("publish.unreadable")}</p>}
          </li>
        ))}
        {others > 0 && <li className="muted">{t("publish.others")}</li>}
      </ul>
    </section>
  );
}
