import { useQuery } from "@tanstack/react-query";
import { ChevronRight, FolderOpen, FolderPlus, Plus, Shapes } from "lucide-react";
import { Link } from "react-router";
import { MessageRow } from "#admin/features/inbox/MessageRow.tsx";
import { messageQueries } from "#admin/features/inbox/queries.ts";
import { ReadyToPublish } from "#admin/features/publish/ReadyToPublish.tsx";
import { projectQueries, serviceQueries } from "#admin/features/records/queries.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError } from "#admin/lib/api.ts";
import { longDay } from "#admin/lib/dates.ts";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Failure, LoadingRows } from "#admin/ui/states.tsx";
import { PARTS } from "#domain/content/parts.ts";
import { RecentActivity } from "./RecentActivity.tsx";
import { Stats } from "./Stats.tsx";
import { SystemStatus } from "./SystemStatus.tsx";
import { dashboardQueries } from "./queries.ts";

/** The state of the site and the work waiting. Failures are listed above the parts that loaded. */
export function Component() {
  const { t } = useTranslation();
  const { name } = useUser();
  const services = useQuery(serviceQueries.list());
  const projects = useQuery({ ...projectQueries.list(), enabled: PARTS.projects });
  const stats = useQuery(messageQueries.stats());
  const all = [services, projects, stats];
  const waiting = useQuery(messageQueries.waiting());
  const activity = useQuery(dashboardQueries.activity());
  const parts = [
    [t("common.nav.services"), services],
    ...(PARTS.projects ? ([[t("common.nav.projects"), projects]] as const) : []),
    [t("common.nav.messages"), stats],
    [t("dashboard.messages.title"), waiting],
    [t("dashboard.activity.title"), activity],
  ] as const;
  const failing = parts.filter(([, { isError }]) => isError);
  const unreachable =
    failing.length === parts.length &&
    failing.every(([, { error }]) => error instanceof ApiError && error.code === "network");
  const now = new Date();
  const count = stats.data?.openContacts;
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
          <LoadingRows />
        </div>
      ) : (
        <>
          <Stats services={services.data} projects={projects.data} messages={stats.data} />
          <div className="columns">
            <div>
              <WaitingMessages />
              {/* Its position depends on the list above. */}
              {!waiting.isPending && <RecentActivity />}
            </div>
            <div>
              <ReadyToPublish />
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

const ACTIONS = [
  { to: "/services/new", icon: Plus, label: "dashboard.actions.service" },
  { to: "/projects/new", icon: FolderPlus, label: "dashboard.actions.project" },
  { to: "/services", icon: Shapes, label: "dashboard.actions.services" },
  { to: "/projects", icon: FolderOpen, label: "dashboard.actions.projects" },
] as const;

function QuickActions() {
  const { t } = useTranslation();
  return (
    <section className="card" aria-labelledby="quick-actions">
      <header className="card__head">
        <h2 id="quick-actions">{t("dashboard.actions.title")}</h2>
      </header>
      <nav className="actions" aria-labelledby="quick-actions">
        {ACTIONS.filter(({ to }) => PARTS.projects || !to.startsWith("/projects")).map(
          ({ to, icon: Icon, label }) => (
            <Link key={to} to={to}>
              <Icon size={19} />
              {t(label)}
              <ChevronRight size={18} />
            </Link>
          ),
        )}
      </nav>
    </section>
  );
}

const SHOWN = 5;

/** The messages without an answer, the most urgent first. */
function WaitingMessages() {
  const { t } = useTranslation();
  const { data: messages, isError } = useQuery(messageQueries.waiting());
  if (isError && !messages) return null;
  return (
    <section className="card waiting" aria-labelledby="waiting-messages">
      <header className="card__head">
        <h2 id="waiting-messages">{t("dashboard.messages.title")}</h2>
        <Link to="/contacts?work=open">{t("inbox.open")}</Link>
      </header>
      {!messages ? (
        <LoadingRows rows={SHOWN - 1} />
      ) : messages.length === 0 ? (
        <p className="card__body muted">{t("dashboard.nobodyWaits")}</p>
      ) : (
        <ul className="mail">
          {messages.slice(0, SHOWN).map((message) => (
            <MessageRow key={message._id} message={message} search="work=open" />
          ))}
        </ul>
      )}
    </section>
  );
}
