import { useQuery } from "@tanstack/react-query";
import { PageTop } from "../../parts/PageTop.tsx";
import { Failure, LoadingRows } from "../../parts/states.tsx";
import { dashboardQueries } from "../../queries/dashboard.ts";
import { messageQueries } from "../../queries/messages.ts";
import { projectQueries, serviceQueries } from "../../queries/records.ts";
import { useUser } from "../../session.tsx";
import { RecentActivity } from "./RecentActivity.tsx";
import { QuickActions } from "./QuickActions.tsx";
import { Stats } from "./Stats.tsx";
import { SystemStatus } from "./SystemStatus.tsx";
import { WaitingMessages } from "./WaitingMessages.tsx";
import { texts } from "./texts.ts";

const TODAY = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** What is going on, and what is to be done. What could not be loaded is told above what could. */
export function Component() {
  const { name } = useUser();
  const services = useQuery(serviceQueries.list());
  const projects = useQuery(projectQueries.list());
  const stats = useQuery(messageQueries.stats());
  const all = [services, projects, stats];
  const waiting = useQuery(messageQueries.waiting());
  const activity = useQuery(dashboardQueries.activity());
  const failed = [...all, waiting, activity].filter(({ isError }) => isError);
  const now = new Date();
  const lede = `${TODAY.format(now).replace(",", "")}. ${stats.data ? texts.waiting(stats.data.unreadContacts) : ""}`;

  return (
    <>
      <PageTop title={texts.greeting(partOf(now), name.split(" ")[0] ?? name)} lede={lede.trim()} />
      {failed.length > 0 && (
        <Failure
          text={texts.failed}
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      )}
      {all.every(({ isPending }) => isPending) ? (
        <div className="card">
          <LoadingRows text={texts.loading} />
        </div>
      ) : (
        <>
          <Stats services={services.data} projects={projects.data} messages={stats.data} />
          <div className="columns">
            <div>
              <WaitingMessages />
              <RecentActivity />
            </div>
            <div>
              <QuickActions />
              <SystemStatus backend={failed.length === 0} mails={stats.data?.mails} />
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
