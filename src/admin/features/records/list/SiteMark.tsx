/** What visitors see of a record, in its row. */
import { PublishIt, StandingBadge, StandingText } from "#admin/features/publish/PublishMark.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import type { RecordState } from "#domain/records/publishing.ts";
import type { Scheduled } from "#domain/records/schedule.ts";
import { type Standing, standingOf } from "#domain/records/standing.ts";

interface Props {
  name: string;
  record: Scheduled;
  state: RecordState | undefined;
  /** Whether a translation follows an earlier English text. */
  outdated: boolean;
}

/**
 * A badge for what differs between the site and the record: none for a record that the site shows
 * as saved, active or not, because its row says that already.
 */
export function SiteMark({ name, record, state, outdated }: Props) {
  const { t } = useTranslation();
  const standing = state && standingOf(record, state, new Date().getTime());
  return (
    <>
      {standing && !isQuiet(standing) && <StandingBadge standing={standing} />}
      {outdated && <Badge plain>{t("lists.outdated")}</Badge>}
      {standing?.canPublish && <PublishIt name={name} />}
    </>
  );
}

/** Why it differs, a line each. */
export function SiteNotes({ record, state }: Pick<Props, "record" | "state">) {
  if (!state) return null;
  const standing = standingOf(record, state, new Date().getTime());
  if (isQuiet(standing)) return null;
  return (
    <span className="row-notes">
      <StandingText standing={standing} record={record} />
      {state.problems?.map(({ reason }) => (
        <small key={reason}>{reason}</small>
      ))}
    </span>
  );
}

/** Whether visitors see something else than what is saved. */
export function differs(record: Scheduled, state: RecordState): boolean {
  return !isQuiet(standingOf(record, state, new Date().getTime()));
}

function isQuiet({ says }: Standing): boolean {
  return says === "live" || says === "hidden" || says === "unknown";
}
