import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { longDay } from "#admin/lib/dates.ts";
import { download } from "#admin/lib/download.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { useListParams } from "#admin/lib/use-list-params.ts";
import { Button } from "#admin/ui/Button.tsx";
import { ExportButton } from "#admin/ui/ExportButton.tsx";
import { Filters } from "#admin/ui/Filters.tsx";
import { ListCard } from "#admin/ui/ListCard.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import type { Activity } from "#domain/staff/activity.ts";
import { ActivityRow } from "./ActivityRow.tsx";
import { Choices } from "./Choices.tsx";
import { activityQueries } from "./queries.ts";
import { useActivitySelection } from "./selection.ts";

/** Who has done what, newest first. The filters are in the address. */
export function Component() {
  const { t } = useTranslation();
  const selection = useActivitySelection();
  const params = useListParams();
  const attempt = useAttempt();
  const list = useInfiniteQuery(activityQueries.list(selection));
  const isFiltered = Object.keys(selection).length > 0;
  const more = () =>
    attempt(async () => void (await list.fetchNextPage({ throwOnError: true })), {
      failed: t("activity.moreFailed"),
    });
  return (
    <>
      <PageTop title={t("common.nav.activity")} lede={t("activity.lede")}>
        <ExportButton
          save={() => download("GET /api/activity/export", { ...selection, drafts: "true" })}
          label={t("common.exportCsv")}
          failed={t("common.exportFailed")}
        />
      </PageTop>
      <ListCard
        title={t("common.nav.activity")}
        query={{ ...list, data: list.data?.pages.flatMap(({ entries }) => entries) }}
        words={{
          failed: t("activity.failed"),
          empty: isFiltered ? t("activity.noMatchTitle") : t("activity.empty"),
          emptyText: isFiltered ? t("common.noMatch") : t("activity.emptyText"),
        }}
        motif={isFiltered ? "fish" : "wheel"}
        toolbar={
          <Filters active={Object.keys(selection).length}>
            <Choices />
          </Filters>
        }
        emptyAction={
          isFiltered && <Button onClick={params.clear}>{t("common.clearFilters")}</Button>
        }
        foot={
          list.hasNextPage && (
            <div className="activity-more">
              <Button busy={list.isFetchingNextPage} onClick={() => void more()}>
                {t("activity.more")}
              </Button>
            </div>
          )
        }
      >
        {(entries) => <Days entries={entries} />}
      </ListCard>
    </>
  );
}

function Days({ entries }: { entries: readonly Activity[] }) {
  const days = Map.groupBy(entries, ({ at }) => new Date(at).toDateString());
  return [...days].map(([day, lines]) => (
    <section key={day} className="activity-day" aria-labelledby={`day-${lines[0]?.id ?? ""}`}>
      <h2 id={`day-${lines[0]?.id ?? ""}`}>{longDay(new Date(day))}</h2>
      <ol className="activity">
        {lines.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}
