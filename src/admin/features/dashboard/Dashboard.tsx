import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#admin/lib/api.ts";
import { longDay } from "#admin/lib/dates.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Failure, LoadingRows } from "#admin/ui/states.tsx";
import { dashboardQueries } from "./queries.ts";
import { messageQueries } from "#admin/features/inbox/queries.ts";
import { projectQueries, serviceQueries } from "#admin/features/records/queries.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { RecentActivity } from "./RecentActivity.tsx";
import { QuickActions } from "./QuickActions.tsx";
import { Stats } from "./Stats.tsx";
import { SystemStatus } from "./SystemStatus.tsx";
import { WaitingMessages } from "./WaitingMessages.tsx";

/** What is going on, and what is to be done. What could not be loaded is told above what could. */
export function Component() {
  const { t } = useTranslation();
  const { name } = useUser();
  const services = useQuery(serviceQueries.list());
  const projects = useQuery(projectQueries.list());
  const stats = useQuery(messageQueries.stats());
  const all = [services, projects, stats];
  const waiting = useQuery(messageQueries.waiting());
  const activity = useQuery(dashboardQueries.activity());
  const parts = [
    [t("common.nav.services"), services],
    [t("common.nav.projects"), projects],
    [t("common.nav.messages"), stats],
    [t("dashboard.messages.title"), waiting],
    [t("dashboard.activity.title"), activity],
  ] as const;
  const failing = parts.filter(([, { isError }]) => isError);
  const unreachable =
    failing.length === parts.length &&
    failing.every(([, { error }]) => error instanceof ApiError && error.code === "network");
  const now = new Date();
  const count = stats.data?.unreadContacts;
  const waits =
    count === undefined
      ? ""
      : count === 0
        ? t("dashboard.nobodyWaits")
        : t("dashboard.waiting", { count });

  return (
    <>
      <PageTop
        title={t(`dashboard.greeting.${partOf(now)}`, { name: name.split(" ")[0] ?? name })}
        lede={
          <>
            <span>{t("dashboard.today", { day: longDay(now) })}</span> <span>{waits}</span>
          </>
        }
      />
      {failing.length > 0 && (
        <Failure
          tone="warning"
          text={t("dashboard.failed")}
          onRetry={() => {
            for (const [, query] of failing) void query.refetch();
          }}
        />
      )}
      {all.every(({ isPending }) => isPending) ? (
        <div className="card">
          <LoadingRows text={t("dashboard.loading")} />
        </div>
      ) : (
        <>
          <Stats services={services.data} projects={projects.data} messages={stats.data} />
          <div className="columns">
            <div>
              <WaitingMessages />
              {/* Below a list of which nobody knows yet how long it is. */}
              {!waiting.isPending && <RecentActivity />}
            </div>
            <div>
              <QuickActions />
              <SystemStatus
                unreachable={unreachable}
                failing={failing.map(([name]) => name)}
                stats={stats}
              />
            </div>
          </div>
        </>
      )}
    </>
  );
}

function partOf(now: Date): "morning" | "afternoon" | "evening" {
  const hour = now.getHours();
  return hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
}
