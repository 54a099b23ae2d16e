/** Whether the public pages are as a record says: a word in lists and forms. */
import { useTranslation } from "react-i18next";
import type { RecordState } from "#domain/publishing.ts";
import type { RecordKind } from "#domain/record.ts";
import { useRecordState } from "../../queries/publish.ts";
import { Badge, type Tone } from "../Badge.tsx";

const TONES: Record<RecordState["state"], Tone> = {
  live: "success",
  hidden: "neutral",
  building: "info",
  waiting: "warning",
  refused: "danger",
};

export function PublishMark({ kind, id }: { kind: RecordKind; id: string }) {
  const { t } = useTranslation();
  const state = useRecordState(kind, id);
  if (!state) return null;
  return (
    <span className="publish-mark" title={state.reason}>
      <Badge tone={TONES[state.state]}>{t(`publish.states.${state.state}`)}</Badge>
    </span>
  );
}
