import { useQuery } from "@tanstack/react-query";
import { t } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentOf, shortMoment } from "#admin/lib/dates.ts";
import { LoadingRows } from "#admin/ui/states.tsx";
import type { Activity } from "#domain/records/record.ts";
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
      </header>
      {!entries ? (
        <LoadingRows rows={SHOWN - 1} />
      ) : entries.length === 0 ? (
        <p className="card__body muted">{t("dashboard.activity.none")}</p>
      ) : (
        <ol className="activity">
          {entries.slice(0, SHOWN).map(({ kind, action, at, by, title }) => (
            <li key={`${at}${kind}${title ?? ""}`}>
              <span>
                <BoldValues text={describe({ kind, action, by, title })} />
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

function describe({
  kind,
  action,
  by,
  title,
}: Pick<Activity, "kind" | "action" | "by" | "title">): string {
  const who = bold(by.name);
  const isWhole = action === "imported" || action === "ordered" || action === "emptied";
  if (title === undefined && kind !== "users" && isWhole)
    return t(`dashboard.activity.told.${action}`, {
      who,
      what: t(`dashboard.activity.wholeList.${kind}`),
    });
  return t(`dashboard.activity.told.${action}`, {
    who,
    what: bold(title ?? t(`common.nav.${kind}`)),
  });
}

/** Marks both ends of a bold value. A private-use character, which no text contains. */
const EDGE = "\uE000";

/** Makes a value bold wherever a language puts it in its sentence. */
function bold(value: string): string {
  return EDGE + value + EDGE;
}

/** `<BoldValues text={t(key, { who: bold(name), what: bold(title) })} />` */
function BoldValues({ text }: { text: string }) {
  return text
    .split(EDGE)
    .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}
