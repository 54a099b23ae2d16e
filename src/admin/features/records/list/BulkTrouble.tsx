import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import type { Trouble } from "./use-bulk.ts";

/** So many are named. */
const SHOWN = 5;

/** Those of many that failed, by name and with the reason. What was done stays done. */
export function BulkTrouble({ trouble: { text, failed, retry, dismiss } }: { trouble: Trouble }) {
  const { t } = useTranslation();
  return (
    <Notice tone="danger">
      <div>
        <p>{text}</p>
        <ul className="trouble">
          {failed.slice(0, SHOWN).map(({ id, name, why }) => (
            <li key={id}>
              <b>{name}</b>: {why}
            </li>
          ))}
          {failed.length > SHOWN && (
            <li>{t("bulk.moreFailed", { count: failed.length - SHOWN })}</li>
          )}
        </ul>
      </div>
      <div className="button-row">
        <button className="button button--secondary" type="button" onClick={retry}>
          <span>{t("common.retry")}</span>
        </button>
        <button className="button button--quiet" type="button" onClick={dismiss}>
          <span>{t("bulk.dismiss")}</span>
        </button>
      </div>
    </Notice>
  );
}
