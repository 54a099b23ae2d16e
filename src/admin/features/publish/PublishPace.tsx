import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { shortMoment } from "#admin/lib/dates.ts";
import type { PublishState } from "#domain/records/publishing.ts";

/** When a queued publish goes out, and the number of this month: each may cost credits. */
export function PublishPace({ state: { next, thisMonth } }: { state: PublishState }) {
  const { t } = useTranslation();
  return (
    <>
      {next !== undefined && <p>{t("drafts.next", { time: shortMoment(next) })}</p>}
      <p className="muted">{t("drafts.month", { count: thisMonth })}</p>
    </>
  );
}
