/**
 * In the head of a form: the record's mark, the way to its public page, and to the preview of what
 * is not public yet.
 */
import { ExternalLink, Eye } from "lucide-react";
import type { RecordKind } from "#domain/records/record.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useRecordStates } from "./queries.ts";
import { showPreview } from "#admin/features/records/preview/show-preview.ts";
import { PublishMark } from "./PublishMark.tsx";

export function PublicPage({ kind, id }: { kind: RecordKind; id: string }) {
  const { t } = useTranslation();
  const state = useRecordStates(kind)[id];
  return (
    <>
      <PublishMark kind={kind} state={state} />
      {state?.isShown && (
        <a
          className="button button--secondary"
          href={`/${kind}/${id}`}
          target="_blank"
          rel="noopener"
          aria-label={t("publish.viewNewTab")}
        >
          <ExternalLink className="icon" size={18} aria-hidden="true" />
          <span>{t("publish.view")}</span>
        </a>
      )}
      {state && state.state !== "live" && (
        <button className="button button--secondary" type="button" onClick={showPreview}>
          <Eye className="icon" size={18} aria-hidden="true" />
          <span>{t("publish.preview")}</span>
        </button>
      )}
    </>
  );
}
