import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { sentenceOf } from "#admin/lib/api.ts";
import { locale } from "#admin/i18n/i18n.ts";
import { Broken, LoadingRows } from "#admin/ui/states.tsx";
import type { InboxFigures } from "#domain/inbox/figures.ts";
import { FIGURES } from "#domain/limits.ts";
import { intlTag } from "#domain/text/intl.ts";
import { usePageTitle } from "./page-title.ts";
import { messageQueries } from "./queries.ts";

/** How fast first answers are this week, and where messages come from. */
export function Figures() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(messageQueries.figures());
  if (data)
    return (
      <div className="figures">
        <Answers answers={data.answers} />
        <Pages pages={data.pages} />
      </div>
    );
  if (!error) return <LoadingRows rows={3} />;
  return (
    <Broken text={sentenceOf(error, t("answer.figuresFailed"))} onRetry={() => void refetch()} />
  );
}

function Answers({ answers: { count, medianMinutes } }: Pick<InboxFigures, "answers">) {
  const { t } = useTranslation();
  return (
    <section>
      <h3>{t("answer.firstAnswers")}</h3>
      {medianMinutes === undefined ? (
        <p>{t("answer.noAnswers")}</p>
      ) : (
        <>
          <p className="figures__value">{officeTime(medianMinutes)}</p>
          <p className="muted">{t("answer.median", { count })}</p>
        </>
      )}
    </section>
  );
}

function Pages({ pages: { count, isAll, counts } }: Pick<InboxFigures, "pages">) {
  const { t } = useTranslation();
  const { days, pages: max } = FIGURES;
  return (
    <section>
      <h3 id="by-page">{t("answer.byPage")}</h3>
      <p className="muted">
        {isAll ? t("answer.lastDays", { days }) : t("answer.newest", { total: count, days })}
      </p>
      {count === 0 ? (
        <p>{t("inbox.emptyTitles.all")}</p>
      ) : (
        <table aria-labelledby="by-page">
          <thead>
            <tr>
              <th scope="col">{t("answer.page")}</th>
              <th scope="col">{t("common.nav.messages")}</th>
            </tr>
          </thead>
          <tbody>
            {counts.slice(0, max).map((row) => (
              <Row key={row.page} {...row} />
            ))}
          </tbody>
        </table>
      )}
      {counts.length > max && (
        <p className="muted">{t("answer.morePages", { count: counts.length - max })}</p>
      )}
    </section>
  );
}

function Row({ page, count }: { page: string; count: number }) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">{page ? <PageLink path={page} /> : t("answer.unknownPage")}</th>
      <td>{numbers().format(count)}</td>
    </tr>
  );
}

function PageLink({ path }: { path: string }) {
  return <a href={path}>{usePageTitle(path)}</a>;
}

function numbers(options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(intlTag(locale()), options);
}

/** `45 min`, `3 hr 20 min`. */
function officeTime(minutes: number): string {
  const parts = [
    ["hour", Math.floor(minutes / 60)],
    ["minute", minutes % 60],
  ] as const;
  return parts
    .filter(([unit, value]) => value > 0 || (unit === "minute" && minutes === 0))
    .map(([unit, value]) => numbers({ style: "unit", unit, unitDisplay: "short" }).format(value))
    .join(" ");
}
