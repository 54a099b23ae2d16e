import { ChevronDown, RotateCcw } from "lucide-react";
import type { FieldValues } from "react-hook-form";
import { FieldValue } from "#admin/features/records/form/FieldValue.tsx";
import type { RecordPlan } from "#admin/features/records/form/plan.ts";
import { sameValue } from "#admin/features/records/form/values.ts";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentOf } from "#admin/lib/dates.ts";
import { Button } from "#admin/ui/Button.tsx";
import type { RecordVersion } from "#domain/api/answers.ts";

interface Props<K extends Kind, Values extends FieldValues> {
  plan: RecordPlan<K, Values>;
  version: RecordVersion;
  /** The previous version; absent when it is not kept. */
  before: RecordVersion | undefined;
  current: boolean;
  onRestore: () => Promise<void>;
}

/** A version with its author; opened, the values before and after. */
export function VersionEntry<K extends Kind, Values extends FieldValues>({
  plan,
  version,
  before,
  current,
  onRestore,
}: Props<K, Values>) {
  const { t } = useTranslation();
  const { revision, action, at, by, content } = version;
  const values = plan.toValues(content as Partial<RecordOf<K>>);
  const older = before && plan.toValues(before.content as Partial<RecordOf<K>>);
  const changed = plan.fields.filter(({ name }) => !older || !sameValue(values[name], older[name]));
  const did =
    action === "reverted" && version.version !== undefined
      ? t("history.reverted", { revision: version.version })
      : t(`history.did.${action}`);
  const fields = changed.map(({ label }) => t(label)).join(", ");

  return (
    <li className="version">
      <details>
        <summary>
          <span>
            <b>{older && fields ? t("history.didTo", { did, fields }) : did}</b>
            <span className="muted">
              {t("history.by", { name: by?.name ?? t("history.someone"), time: momentOf(at) })} ·{" "}
              {t("history.version", { revision })}
            </span>
          </span>
          {current && (
            <span className="badge badge--success badge--plain">{t("history.current")}</span>
          )}
          <ChevronDown size={18} />
        </summary>
        {older && changed.length === 0 && <p className="muted">{t("history.nothing")}</p>}
        {!older && (
          <p className="muted">{revision > 1 ? t("history.unknown") : t("history.first")}</p>
        )}
        {changed.map(({ name, label, kind, said }) => (
          <div key={name} className="version__field">
            <h3>{t(label)}</h3>
            {older && (
              <div className="version__value">
                <b>{t("history.before")}</b>
                <FieldValue kind={kind} said={said} value={older[name]} against={values[name]} />
              </div>
            )}
            <div className="version__value">
              {older && <b>{t("history.after")}</b>}
              <FieldValue
                kind={kind}
                said={said}
                value={values[name]}
                {...(older && { against: older[name] })}
              />
            </div>
          </div>
        ))}
      </details>
      {!current && (
        <Button
          kind="quiet"
          className="version__restore"
          icon={RotateCcw}
          onClick={() => void onRestore()}
        >
          {t("history.restore")}
          <span className="visually-hidden">: {t("history.version", { revision })}</span>
        </Button>
      )}
    </li>
  );
}
