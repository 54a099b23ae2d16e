import type { Build } from "#domain/records/publishing.ts";
import { momentOf, shortMoment } from "#admin/lib/dates.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge, type Tone } from "#admin/ui/Badge.tsx";

const SHOWN = 6;
const TONES: Record<Build["state"], Tone> = { running: "info", done: "success", failed: "danger" };

/**
 * When the pages were built of late, how long it took, and what went wrong; `isTold`: with the
 * latest one, it is told elsewhere.
 */
export function Builds({ builds, isTold }: { builds: readonly Build[]; isTold: boolean }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="last-builds">
      <h3 id="last-builds">{t("publish.builds")}</h3>
      {builds.length === 0 && <p className="muted">{t("publish.noBuilds")}</p>}
      <ol className="builds">
        {builds.slice(0, SHOWN).map(({ id, startedAt, state, seconds, reason }, index) => (
          <li key={id}>
            <time dateTime={startedAt} title={momentOf(startedAt)}>
              {shortMoment(startedAt)}
            </time>
            <Badge tone={TONES[state]}>{t(`publish.build.${state}`)}</Badge>
            {seconds !== undefined && (
              <span className="muted">{t("publish.took", { seconds })}</span>
            )}
            {reason && !(isTold && index === 0) && <p>{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
