/** In the head of a form: the record's mark, the way to its public page, and to the preview of what is not public yet. */
import { ExternalLink, Eye } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { RecordKind } from "#domain/record.ts";
import { useRecordState } from "../../queries/publish.ts";
import { PublishMark } from "./PublishMark.tsx";

export function PublicPage({ kind, record: { _id, isActive } }: { kind: RecordKind; record: { _id: string; isActive: boolean } }) {
  const { t } = useTranslation();
  const state = useRecordState(kind, _id);
  const isShown = state?.live !== undefined && (isActive || state.state !== "hidden");
  return (
    <>
      <PublishMark kind={kind} id={_id} />
      {isShown && (
        <a
          className="button button--secondary"
          href={`/${kind}/${_id}`}
          target="_blank"
          rel="noopener"
          aria-label={t("publish.viewNewTab")}
        >
          <ExternalLink className="icon" size={18} aria-hidden="true" />
          <span>{t("publish.view")}</span>
        </a>
      )}
      {state && state.state !== "live" && (
        <button
          className="button button--secondary"
          type="button"
          onClick={() => document.getElementById("preview")?.scrollIntoView({ block: "center" })}
        >
          <Eye className="icon" size={18} aria-hidden="true" />
          <span>{t("publish.preview")}</span>
        </button>
      )}
    </>
  );
}
