import { useQuery } from "@tanstack/react-query";
import { momentOf, shortMoment } from "../../dates.ts";
import { dashboardQueries } from "../../queries/dashboard.ts";
import { texts } from "./texts.ts";

const SHOWN = 8;

/** Who changed what, the newest first. */
export function RecentActivity() {
  const { data: entries } = useQuery(dashboardQueries.activity());
  if (!entries) return null;
  return (
    <section className="card" aria-labelledby="recent-activity">
      <header className="card__head">
        <h2 id="recent-activity">{texts.activity.title}</h2>
      </header>
      {entries.length === 0 ? (
        <p className="card__body muted">{texts.activity.none}</p>
      ) : (
        <ol className="activity">
          {entries.slice(0, SHOWN).map(({ kind, action, at, by, title }) => (
            <li key={`${at}${kind}${title ?? ""}`}>
              <span>
                <b>{by.name}</b> {texts.activity.actions[action]} <b>{title ?? texts.activity.lists[kind]}</b>
              </span>
              <time dateTime={at} title={momentOf(at)}>
                {shortMoment(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
