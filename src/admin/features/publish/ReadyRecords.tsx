import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { PublishState } from "#domain/records/publishing.ts";
import { standingOf } from "#domain/records/standing.ts";
import { FactsStanding } from "./FactsMark.tsx";
import { PublishPace } from "./PublishPace.tsx";
import {
  type NamedRecord,
  RecordName,
  RecordStanding,
  useNamedRecords,
} from "./PublishRecords.tsx";

const SHOWN = 4;

/** What waits or is scheduled, each with its sentence, and how often the site was published. */
export function ReadyRecords({ state }: { state: PublishState }) {
  const { t } = useTranslation();
  const records = useNamedRecords(state).filter(isDue);
  const factsWait = state.facts !== undefined && state.facts !== "live";
  const shown = SHOWN - Number(factsWait);
  const more = records.length - shown;
  return (
    <>
      {(records.length > 0 || factsWait) && (
        <ul className="builds">
          {factsWait && (
            <li>
              <Link to="/agency">{t("common.nav.agency")}</Link>
              <FactsStanding />
            </li>
          )}
          {records.slice(0, shown).map((record) => (
            <li key={`${record.kind}/${record._id}`}>
              <RecordName record={record} />
              <RecordStanding record={record} />
            </li>
          ))}
          {more > 0 && <li className="muted">{t("drafts.others", { count: more })}</li>}
        </ul>
      )}
      <PublishPace state={state} />
    </>
  );
}

function isDue(record: NamedRecord): boolean {
  const { word } = standingOf(record.saved, record, new Date().getTime());
  return word === "waiting" || word === "building" || word === "scheduled";
}
