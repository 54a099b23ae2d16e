import type { PublishState } from "#domain/records/publishing.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { RecordName } from "./RecordName.tsx";
import { Untranslated } from "./Untranslated.tsx";
import { useNamedRecords } from "./use-named-records.ts";

/** The records whose words are in English on pages of other languages. */
export function UntranslatedRecords({
  state,
  onChosen,
}: {
  state: PublishState;
  onChosen: () => void;
}) {
  const { t } = useTranslation();
  const records = useNamedRecords(state).filter(({ untranslated }) => untranslated !== undefined);
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="untranslated-records">
      <h3 id="untranslated-records">{t("publish.toTranslate")}</h3>
      <p className="muted">{t("publish.toTranslateNote")}</p>
      <ul className="builds">
        {records.map((record) => (
          <li key={`${record.kind}/${record._id}`}>
            <RecordName record={record} onChosen={onChosen} />
            <p>
              <Untranslated kind={record.kind} state={record} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
