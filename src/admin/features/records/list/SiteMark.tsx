import { StateBadge } from "#admin/features/publish/PublishMark.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import type { RecordState } from "#domain/records/publishing.ts";

/**
 * What differs between the site and the record: nothing for a record that the site shows as saved,
 * active or not, because its row says that already.
 */
export function SiteMark({ state }: { state: RecordState | undefined }) {
  const { t } = useTranslation();
  if (!state) return null;
  return (
    <>
      {differs(state) && <StateBadge state={state} />}
      {state.untranslated && <Badge plain>{t("lists.untranslated")}</Badge>}
    </>
  );
}

/** Whether visitors see something else than what is saved. */
export function differs({ state, problems, byContent }: RecordState): boolean {
  return problems !== undefined || byContent === true || !["live", "hidden"].includes(state);
}
