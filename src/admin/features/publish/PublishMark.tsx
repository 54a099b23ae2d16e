/** The publishing state of a record, with omissions and missing translations. */
import { ExternalLink, Eye } from "lucide-react";
import { useState } from "react";
import type { LabelledFields } from "#admin/features/records/form/form-of.ts";
import { hasPreview, showPreview } from "#admin/features/records/preview/show-preview.ts";
import { locale, t, type TextKey } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { agencyMoment } from "#admin/lib/dates.ts";
import { Badge, type Tone } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { PROJECT_FIELDS } from "#domain/records/project-fields.ts";
import { lastingPath } from "#domain/records/public-path.ts";
import type { RecordState } from "#domain/records/publishing.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { QUESTION_FIELDS } from "#domain/records/question-fields.ts";
import { SCHEDULE_LABELS, type Scheduled } from "#domain/records/schedule.ts";
import { SERVICE_FIELDS } from "#domain/records/service-fields.ts";
import { type Said, type Standing, standingOf, type Word } from "#domain/records/standing.ts";
import { useRecordStates } from "./queries.ts";
import { usePublishSoon } from "./use-publish-soon.ts";

const TONES: Record<Word, Tone> = {
  live: "success",
  lacking: "warning",
  hidden: "neutral",
  building: "info",
  waiting: "warning",
  refused: "danger",
  byContent: "warning",
  scheduled: "info",
  draft: "info",
};

interface MarkProps {
  kind: RecordKind;
  name: string;
  record: Scheduled;
  state: RecordState | undefined;
}

/** What visitors see of a record, what is missing there, and a way to publish what waits. */
export function PublishMark({ kind, name, record, state }: MarkProps) {
  if (!state) return null;
  const standing = standingOf(record, state, new Date().getTime());
  return (
    <span className="publish-mark">
      <StandingBadge standing={standing} />
      <StandingText standing={standing} record={record} />
      {state.problems?.map(({ reason }) => (
        <small key={reason}>{reason}</small>
      ))}
      <Untranslated kind={kind} state={state} />
      {standing.canPublish && <PublishIt name={name} />}
    </span>
  );
}

export function StandingBadge({ standing: { word } }: { standing: Standing }) {
  const { t } = useTranslation();
  return word && <Badge tone={TONES[word]}>{t(`publish.states.${word}`)}</Badge>;
}

/** The sentence of a state. Its moments are in the agency's time zone. */
export function StandingText({ standing, record }: { standing: Standing; record: Scheduled }) {
  useTranslation();
  // The badge says it already, in most rows of a list.
  if (standing.says === "live" || standing.says === "building") return null;
  return <small>{standingSentence(standing.says, record)}</small>;
}

/** What visitors see of a record, in a sentence. */
export function standingSentence(said: Said, { publishAt, unpublishAt }: Scheduled): string {
  // TypeScript cannot follow a key to the values of its text; a text takes none that it lacks.
  const say = t as (key: `schedule.says.${Said}`, values: object) => string;
  return say(`schedule.says.${said}`, { from: momentOf(publishAt), until: momentOf(unpublishAt) });
}

function momentOf(at: string | undefined): string {
  return at === undefined ? "" : agencyMoment(at);
}

/** Publishes this and everything else that waits: a build makes all pages. */
export function PublishIt({ name }: { name: string }) {
  const { t } = useTranslation();
  const publish = usePublishSoon();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      className="publish-it"
      busy={busy}
      aria-label={t("drafts.publishNamed", { name })}
      onClick={() => {
        if (busy) return;
        setBusy(true);
        void publish().finally(() => {
          setBusy(false);
        });
      }}
    >
      {t("drafts.publishIt")}
    </Button>
  );
}

export function StateBadge({
  state: { state, problems, byContent, isShown },
}: {
  state: RecordState;
}) {
  const { t } = useTranslation();
  const word =
    state === "live" && problems
      ? "lacking"
      : byContent || (state === "refused" && isShown)
        ? "byContent"
        : state;
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
  questions: QUESTION_FIELDS,
};

const MOMENTS: Record<string, TextKey> = SCHEDULE_LABELS;

/** The label of a field; a field without a form goes by its stored name. */
export function fieldName(kind: RecordKind, field: string): string {
  const label = FIELDS[kind][field]?.label ?? MOMENTS[field];
  return label ? t(label) : field;
}

interface PublicPageProps {
  kind: RecordKind;
  name: string;
  record: Scheduled & { _id: string; slug: string };
}

/** At the top of a form: the publishing state, and links to the public page and the preview. */
export function PublicPage({ kind, name, record }: PublicPageProps) {
  const { t } = useTranslation();
  const state = useRecordStates(kind)[record._id];
  return (
    <>
      <PublishMark kind={kind} name={name} record={record} state={state} />
      {state?.isShown && (
        <a
          className="button button--secondary"
          href={lastingPath(kind, record)}
          target="_blank"
          rel="noopener"
          aria-label={t("publish.viewNewTab")}
        >
          <ExternalLink size={18} />
          <span>{t("publish.view")}</span>
        </a>
      )}
      {state && state.state !== "live" && hasPreview(kind) && (
        <Button icon={Eye} onClick={showPreview}>
          {t("preview.title")}
        </Button>
      )}
    </>
  );
}
