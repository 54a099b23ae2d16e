/**
 * Whether the public pages are as a record says, in lists and forms: a word, what is left out and
 * why, and what is not translated.
 */
import type { RecordState } from "#domain/records/publishing.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge, type Tone } from "#admin/ui/Badge.tsx";
import { Untranslated } from "./Untranslated.tsx";

const TONES: Record<RecordState["state"] | "lacking" | "byContent", Tone> = {
  live: "success",
  lacking: "warning",
  hidden: "neutral",
  building: "info",
  waiting: "warning",
  refused: "danger",
  byContent: "warning",
};

export function PublishMark({ kind, state }: { kind: RecordKind; state: RecordState | undefined }) {
  const { t } = useTranslation();
  if (!state) return null;
  return (
    <span className="publish-mark">
      <StateBadge state={state} />
      {state.problems?.map(({ reason }) => (
        <small key={reason}>{reason}</small>
      ))}
      {state.byContent && <small>{t("publish.byContent")}</small>}
      <Untranslated kind={kind} state={state} />
    </span>
  );
}

export function StateBadge({ state: { state, problems, byContent } }: { state: RecordState }) {
  const { t } = useTranslation();
  const word = state === "live" && problems ? "lacking" : byContent ? "byContent" : state;
  return <Badge tone={TONES[word]}>{t(`publish.states.${word}`)}</Badge>;
}
