/** The publishing state of a record, with omissions and missing translations. */
import { ExternalLink, Eye } from "lucide-react";
import type { LabelledFields } from "#admin/features/records/form/form-of.ts";
import { showPreview } from "#admin/features/records/preview/show-preview.ts";
import { locale, t } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge, type Tone } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { PROJECT_FIELDS } from "#domain/records/project-fields.ts";
import type { RecordState } from "#domain/records/publishing.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { SERVICE_FIELDS } from "#domain/records/service-fields.ts";
import { useRecordStates } from "./queries.ts";

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

/**
 * The fields that other languages show in English, because they have changed since their
 * translation.
 */
export function Untranslated({
  kind,
  state: { untranslated },
}: {
  kind: RecordKind;
  state: RecordState;
}) {
  const { t } = useTranslation();
  if (!untranslated) return null;
  const names = new Intl.DisplayNames(locale(), { type: "language" });
  const inWords = (items: string[]) => new Intl.ListFormat(locale()).format(items);
  const languages = inWords(untranslated.locales.map((other) => names.of(other) ?? other));
  const fields = inWords(untranslated.fields.map((field) => fieldName(kind, field)));
  return <small>{t("publish.untranslated", { languages, fields })}</small>;
}

const FIELDS: Record<RecordKind, LabelledFields> = {
  services: SERVICE_FIELDS,
  projects: PROJECT_FIELDS,
};

/** The label of a field; a field without a form goes by its stored name. */
export function fieldName(kind: RecordKind, field: string): string {
  const label = FIELDS[kind][field]?.label;
  return label ? t(label) : field;
}

/** At the top of a form: the publishing state, and links to the public page and the preview. */
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
          <ExternalLink size={18} />
          <span>{t("publish.view")}</span>
        </a>
      )}
      {state && state.state !== "live" && (
        <Button icon={Eye} onClick={showPreview}>
          {t("preview.title")}
        </Button>
      )}
    </>
  );
}
