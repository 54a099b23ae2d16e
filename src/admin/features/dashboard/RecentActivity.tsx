import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Told } from "#admin/features/activity/Told.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentOf, shortMoment } from "#admin/lib/dates.ts";
import { LoadingRows } from "#admin/ui/states.tsx";
import { dashboardQueries } from "./queries.ts";

const SHOWN = 8;

/** The latest changes by the staff. */
export function RecentActivity() {
  const { t } = useTranslation();
  const { data: entries, isError } = useQuery(dashboardQueries.activity());
  if (isError && !entries) return null;
  return (
    <section className="card recent" aria-labelledby="recent-activity">
      <header className="card__head">
        <h2 id="recent-activity">{t("dashboard.activity.title")}</h2>
        <Link to="/activity">{t("dashboard.activity.all")}</Link>
      </header>
      {!entries ? (
        <LoadingRows rows={SHOWN - 1} />
      ) : entries.length === 0 ? (
        <p className="card__body muted">{t("dashboard.activity.none")}</p>
      ) : (
        <ol className="activity">
          {entries.slice(0, SHOWN).map((entry) => (
            <li key={entry.id}>
              <span>
                <Told entry={entry} />
              </span>
              <time dateTime={entry.at} title={momentOf(entry.at)}>
                {shortMoment(entry.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
