import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { RecordCheck } from "#domain/api/checks.ts";
import type { PublishState } from "#domain/records/publishing.ts";
import { CheckedRecord } from "./CheckedRecord.tsx";
import { byRecord } from "./groups.ts";
import { checksQuery } from "./queries.ts";

/** Records before the rest is folded. */
const SHOWN = 5;

/** What to look at in the records that wait to be published, by record, errors first. */
export function CheckBeforePublishing({
  state,
  onChosen,
}: {
  state: PublishState;
  onChosen: () => void;
}) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(checksQuery());
  const records = byRecord(data.filter((check) => isWaiting(check, state)));
  if (records.length === 0) return null;
  const isBlocked = records.some(({ hasError }) => hasError);
  const [shown, folded] = [records.slice(0, SHOWN), records.slice(SHOWN)];
  const items = (some: typeof records) =>
    some.map((record) => (
      <CheckedRecord
        key={`${record.kind}/${record._id}`}
        record={record}
        isShown={state[record.kind][record._id]?.isShown ?? false}
        onChosen={onChosen}
      />
    ));
  return (
    <section aria-labelledby="checks">
      <h3 id="checks">{t("checks.title")}</h3>
      <p className="muted">{isBlocked ? t("checks.blocked") : t("checks.warnings")}</p>
      <ul className="checks">{items(shown)}</ul>
      {folded.length > 0 && (
        <details className="checks-fold">
          <summary>
            {t("checks.more", { count: folded.length })}
            <ChevronDown size={18} />
          </summary>
          <ul className="checks">{items(folded)}</ul>
        </details>
      )}
    </section>
  );
}

/** Whether the next build would show it, or the last one did not. */
function isWaiting({ kind, _id }: RecordCheck, state: PublishState): boolean {
  const saved = state[kind][_id];
  return saved !== undefined && saved.state !== "live" && saved.state !== "hidden";
}
