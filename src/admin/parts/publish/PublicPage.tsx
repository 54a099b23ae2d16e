/** In the head of a form: the record's mark, the way to its public page, and to the preview of what is not public yet. */
import { ExternalLink, Eye } from "lucide-react";
import type { RecordKind } from "#domain/record.ts";
import { useRecordState } from "../../queries/publish.ts";
import { PublishMark } from "./PublishMark.tsx";
import { texts } from "./texts.ts";

export function PublicPage({ kind, record: { _id, isActive } }: { kind: RecordKind; record: { _id: string; isActive: boolean } }) {
  const state = useRecordState(kind, _id);
  const isShown = state?.live !== undefined && (isActive || state.state !== "hidden");
  return (
    <>
      <PublishMark kind={kind} id={_id} />
      {isShown && (
        <a className="button button--secondary" href={`/${kind}/${_id}`} target="_blank" rel="noopener" aria-label={texts.viewNewTab}>
          <ExternalLink className="icon" size={18} aria-hidden="true" />
          <span>{texts.view}</span>
        </a>
      )}
      {state && state.state !== "live" && (
        <button
          className="button button--secondary"
          type="button"
          onClick={() => document.getElementById("preview")?.scrollIntoView({ block: "center" })}
        >
          <Eye className="icon" size={18} aria-hidden="true" />
          <span>{texts.preview}</span>
        </button>
      )}
    </>
  );
}
